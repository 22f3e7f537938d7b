### Words in what a reader takes away from a figure.

export-not-a-png = Դիտարկիչը պատկերից PNG չստեղծեց։
export-too-large = { $n } դիրքի կոդավորումը { $d } չափումով { $most }-ից ավելի տարր ունի, իսկ ֆայլն ավելին չի տեղավորում։ Վերցրեք ավելի քիչ դիրքեր կամ չափումներ։
export-set = տարբերակ
export-panel = պանել
export-mark = նշան
export-kind = տեսակ
export-name = անուն
export-title = վերնագիր
export-x = x
export-y = y
export-value = արժեք
export-end = { $name }, մինչև
export-line = գիծ
export-curve = կոր
export-dots = կետեր
export-area = տիրույթ
export-bars = սյունակներ
export-rule = ուղիղ
export-words = բառեր
export-cells = վանդակներ
export-some-points = Կորի երկայնքով եղած { $count } ամբողջ դիրքից նշված է { $shown } հատ՝ հավասար քայլերով։
export-places = Կորերը տրված են { $shown } տեղում՝ առանցքի երկայնքով հավասար քայլերով։
export-some-cells = Վանդակների { $columns } սյունից և { $rows } տողից տրված են { $shown_columns } սյուն և { $shown_rows } տող՝ հավասար քայլերով։ Ամեն թիվ իր վանդակինն է, մինչդեռ պիքսելը կարող է մի քանի վանդակի միջինը ցույց տալ։
export-frequencies = Զույգերի հաճախությունները՝ ռադիաններով մեկ դիրքի հաշվով. { $freqs }
