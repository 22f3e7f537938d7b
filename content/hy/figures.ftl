### The words of the figures.

## components
figure-components-title = Զույգի սինուսն ու կոսինուսը
figure-components-line = ամեն դիրքին՝ մեկ կետ, ընդհատ սլաք՝ k դիրք հետո
figure-components-notice = Կոսինուսը քառորդ պտույտով տեղաշարժված սինուսն է. որտեղ մեկի կորը հորիզոնական է, մյուսինն ամենից կտրուկն է։
figure-components-caption = { $turning }։
figure-components-details = freq = 2π/(ալիքի երկարություն) = { $freq } ռադիան ամեն դիրքի հետ։
figure-components-alt = Գրաֆիկ ըստ դիրքի՝ 0-ից { $last }. սինուսը (հոծ գիծ) սկսվում է 0-ից, կոսինուսը (ընդհատ գիծ)՝ 1-ից։ Ալիքի երկարությունը՝ { $wavelength } դիրք։
figure-components-clock = Ներքևում ժամացույցն է իր սլաքով, ընդհատ գծով, հաջորդականության ներսում՝ սլաքը տեղաշարժի վերջում, և գիծ ծայրերի միջև։
figure-components-read = pos { $pos }. sin { $sin }, cos { $cos }, զույգ { $pair }

## heatmap
figure-heatmap-title = Կոդավորման մատրից
figure-heatmap-line = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-heatmap-line-down = ամեն դիրքին՝ մեկ տող, ամեն չափմանը՝ մեկ սյուն
figure-heatmap-line-apart = ամեն դիրքին՝ մեկ սյուն. sin-ը վերևում, cos-ը ներքևում
figure-heatmap-line-apart-down = ամեն դիրքին՝ մեկ տող. sin-ը ձախում, cos-ը աջում
figure-heatmap-line-angles = ամեն դիրքին՝ մեկ սյուն, սինուս-կոսինուս զույգին՝ մեկ տող
figure-heatmap-line-angles-down = ամեն դիրքին՝ մեկ տող, սինուս-կոսինուս զույգին՝ մեկ սյուն
figure-heatmap-notice = Վանդակների ամեն շերտ մեկ դիրքի կոդավորումն է, իսկ կորը նշորդի շերտն է։ Ցանկացած երկու դիրքի կոդավորումները տարբեր են, թեև կարող են իրար մոտ լինել։
figure-heatmap-caption = Երկարությունը՝ { $n }, { $size }՝ { $d }. { $count } արժեք −{ $top }-ի և { $top }-ի միջև, ալիքի երկարությունները՝ { $shortest }-ից { $longest } դիրք։
figure-heatmap-caption-one-pair = Երկարությունը՝ { $n }, { $size }՝ { $d }. { $count } արժեք −{ $top }-ի և { $top }-ի միջև, մեկ սինուս և մեկ կոսինուս, ալիքի երկարությունը՝ { $shortest } դիրք։
figure-heatmap-caption-angles = Երկարությունը՝ { $n }, { $size }՝ { $d }. { $angles } անկյուն 0-ի և 2π-ի միջև, մեկական գիծ { $pairs } զույգից ամեն մեկին, ալիքի երկարությունները՝ { $shortest }-ից { $longest } դիրք։
figure-heatmap-caption-one-angle = Երկարությունը՝ { $n }, { $size }՝ { $d }. { $angles } անկյուն 0-ի և 2π-ի միջև, ալիքի երկարությունը՝ { $shortest } դիրք։
figure-heatmap-details = Չափումների կարգը՝ { $layout }, ալիքի երկարությունների բաշխումը՝ { $schedule }։
figure-heatmap-details-model = Չափումների կարգը՝ { $layout }, հաճախությունները՝ մոդելինը։
figure-heatmap-second = pos + { $k }
figure-heatmap-half-sin = զույգ՝ sin
figure-heatmap-half-cos = կենտ՝ cos
figure-heatmap-lifted = Մատրիցի { $side } գծված կորը նշորդի դիրքի կոդավորումն է. ամեն կետ իր վանդակի դիմաց է։
figure-heatmap-beside = կողքին
figure-heatmap-below = տակ
figure-heatmap-few = Այդ կորը բոլոր զույգերից ցույց է տալիս միայն { $count } հատ։
figure-heatmap-at-rest = { $count } զույգ՝ դադարի վիճակում
figure-heatmap-alt = Կոդավորման ջերմային քարտեզ. դիրքերը դասավորված են { $way }, { $n } դիրք, { $d } չափում, դրական տարրերը կարմիր են, բացասականները՝ կապույտ։ { $still }
figure-heatmap-alt-apart = Կոդավորման ջերմային քարտեզ. դիրքերը դասավորված են { $way }, սինուսներն առանձին են կոսինուսներից, { $n } դիրք, { $d } չափում, դրականները կարմիր են, բացասականները՝ կապույտ։ { $still }
figure-heatmap-alt-angles = Անկյունների ջերմային քարտեզ. դիրքերը դասավորված են { $way }, { $n } դիրք, { $pairs } զույգ, ամեն պտույտ մեկ անգամ անցնում է գունային շրջանով։ { $still }
figure-heatmap-across = ձախից աջ
figure-heatmap-down = վերից վար

## trajectory
figure-trajectory-title = Սինուս-կոսինուս զույգերի շրջանագծերը
figure-trajectory-line = մի քանի զույգ որպես շրջանագիծ, ամեն դիրքին՝ մեկ կետ
figure-trajectory-notice = Ամեն շրջանագիծ չափումների մեկ զույգ է. սինուսը հորիզոնական է, կոսինուսը՝ ուղղաձիգ։ Ամեն դիրք մեկ կետ է, որը նախորդից հեռու է միշտ նույն քայլով՝ ժամսլաքի ուղղությամբ։
figure-trajectory-turning = Զույգ { $pair }. ամեն դիրքի հետ պտտվում է { $step }°-ով և 0 դիրքից մինչև { $last } կատարում է { $turns } պտույտ
figure-trajectory-caption = { $turning }։
figure-trajectory-caption-rings = { $turning }. { $slowly }։
figure-trajectory-slowest = ամենադանդաղը՝ զույգ { $slowest }, ամեն դիրքի հետ պտտվում է { $slow }°-ով
figure-trajectory-details = Ամեն շրջանագծի շառավիղը 1 է, բայց ամեն մեկը գծված է իր չափով։ { $pairs } զույգից ցուցադրված է { $rings } հատ՝ արտաքինից դեպի ներս, ամեն մեկն իր ալիքի երկարությամբ (դիրքերով). { $list }։ { $positions }
figure-trajectory-details-one = Շրջանագծի շառավիղը 1 է։ { $positions }
figure-trajectory-dots = Ամեն դիրք ունի իր կետը. որքան հետո է դիրքը, այնքան բաց է կետը։
figure-trajectory-band = Բազմաթիվ դիրքերը կազմում են ժապավեն, որի գույները վերջին պտույտինն են. ութից ավելի պտույտների ժապավենը մոխրագույն է։
figure-trajectory-ring = λ { $wavelength }
figure-trajectory-ring-turns = { $turns } պտույտ
figure-trajectory-alt = Համակենտրոն շրջանագծեր՝ { $rings } հատ { $pairs } զույգից, առաջինը դրսում է։ Դրանց վրայի կետերը դիրքերն են՝ վերևից սկսած ժամսլաքի ուղղությամբ։ { $turning }։
figure-trajectory-alt-one = Շրջանագիծ, որի վրա ամեն դիրք ունի իր կետը՝ վերևից սկսած ժամսլաքի ուղղությամբ. սինուսը դեպի աջ է, կոսինուսը՝ վեր։ { $turning }։
figure-trajectory-read = pos { $pos }. անկյունը { $angle }°, sin { $sin }, cos { $cos }, զույգ { $pair }

## periodicity
figure-periodicity-title = Մեկ զույգի մոտավոր վերադարձները
figure-periodicity-line = օղակներ՝ 0 դիրքը և դրան ամենամոտ վերադարձը
figure-periodicity-notice = Մեկ զույգն ինքնին նորից ու նորից մոտենում է իր մեկնակետին, բայց երբեք ճիշտ այնտեղ չի վերադառնում։
figure-periodicity-short = Մեկ զույգն ինքնին նորից ու նորից մոտենում է իր մեկնակետին։
figure-periodicity-caption = { $turning }։
figure-periodicity-within = { $turning }. մեկնակետին ամենից մոտ է այս դիրքում՝ { $nearest }։
figure-periodicity-none = { $turning }. մեկնակետին ավելի մոտ, քան դիրք 1-ում, չի լինում։
figure-periodicity-details = Հեռավորությունը 0 դիրքից 2·|sin(pos·freq/2)| է՝ առավելագույնը 2։
figure-periodicity-lines = Ուղղաձիգ գծերն ամենամոտ վերադարձն են, ինչպես նաև այն վերադարձները, որոնց հեռավորությունը { $near }-ից փոքր է, և որոնք բոլոր նախորդներից մոտ են։
figure-periodicity-beyond = Ավելի հեռվում բոլոր նախորդներից մոտ՝ { $beyond }։
figure-periodicity-return = { $offset } (հեռավորությունը՝ { $distance })
figure-periodicity-alt = Արժեքի գրաֆիկ ըստ դիրքի. մեկ զույգի սինուսը (հոծ գիծ) և կոսինուսը (ընդհատ գիծ)։ Նշված են մոտավոր վերադարձները մեկնակետ։ Ալիքի երկարությունը՝ { $wavelength } դիրք։
figure-periodicity-distances = Ներքևում հեռավորությունն է 0 դիրքից՝ լոգարիթմական առանցքով։
figure-periodicity-read = pos { $pos }. sin { $sin }, cos { $cos }, զույգ { $pair }, հեռավորությունը 0 դիրքից՝ { $distance }

## gallery
figure-gallery-title = Կոդավորումներ d_model-ի չորս արժեքով
figure-gallery-line = ամեն դիրքին՝ մեկ սյուն, ամեն զույգին՝ մեկ տող
figure-gallery-notice = Ամեն տող մեկ զույգ է, գույնը՝ դրա անկյունը։ Ցանկացած d_model-ի դեպքում առաջինը նույն ամենաարագ զույգն է։ Որքան շատ են չափումները, այնքան խիտ են զույգերը։
figure-gallery-short = Ամենաարագ զույգը նույնն է ցանկացած d_model-ի դեպքում. որքան շատ են չափումները, այնքան խիտ են զույգերը։
figure-gallery-fixed = Ամեն տող մեկ զույգ է՝ սինուսն ու կոսինուսը միասին, ուստի դրանց կարգն ըստ չափումների այստեղ ոչինչ չի փոխում։
figure-gallery-panel = d_model { $d }՝ { $shortest } … { $longest }
figure-gallery-caption = { $d } չափման դեպքում ամենաերկար ալիքի երկարությունը { $longest } դիրք է. որքան էլ չափումներն ավելանան, այն երբեք չի հասնի 2π·base = { $limit } արժեքին։
figure-gallery-inclusive = Չափումների ցանկացած թվի դեպքում ամենաերկար ալիքի երկարությունը { $longest } դիրք է՝ հենց 2π·base։
figure-gallery-details = Հաջորդականության երկարությունը { $n } է։ Ամեն մատրիցից վեր գրված են դրա ամենակարճ և ամենաերկար ալիքի երկարությունները (դիրքերով). { $ranges }։ Գույները ցույց են տալիս անկյունները. 0-ն ունի ֆոնի գույնը, հետո գալիս է կանաչը, ամենից ցայտունը կես պտույտի գույնն է, հետո գալիս է մանուշակագույնը։
figure-gallery-other = Բանաձևը տալիս է միայն այս երկուսը. դրանց միջև եղած ալիքի երկարություններն այլ կերպ են ընտրված։
figure-gallery-alt = pos·freq անկյունների չորս ջերմային քարտեզ։ Դիրքերը ձախից աջ են՝ 0-ից { $last }, զույգերը՝ վերից վար, անկյունը ցույց է տալիս գունային շրջանը։ d_model-ի արժեքներն են 8, 32, 128 և { $d }։

## vector
figure-vector-title = Մեկ դիրքի կոդավորումը
figure-vector-line = ամեն չափմանը՝ մեկ կետ, բարձրությունը դրա արժեքն է
figure-vector-notice = Այս կորը մեկ դիրքի ամբողջ կոդավորումն է։ Շարժեք նշորդը և տեսեք, թե որ չափումներն են արագ փոխվում։
figure-vector-caption = Մեկ դիրքի կոդավորումը { $d } արժեք է. բոլոր դիրքերում դրանց նորմը √(d_model/2) = { $norm } է։
figure-vector-details = Ալիքի երկարությունները (դիրքերով). { $waves }։ Չափումների կարգը՝ { $layout }։
figure-vector-columns = Հարևան զույգերն ընդհանուր սյուներ ունեն. ամեն սյուն ձգվում է իր փոքրագույն արժեքից մինչև մեծագույնը։
figure-vector-alt = Նշորդի դիրքում արժեքի գրաֆիկն ըստ չափման. սինուսները փիրուզագույն են, կոսինուսները՝ մանուշակագույն։ Այն ունի { $d } արժեք −1-ի և 1-ի միջև. ավելի բարակ կորը ցույց է տալիս pos + k դիրքը։
figure-vector-read = չափում { $dim }. { $component }, զույգ { $pair }, ալիքի երկարությունը { $wavelength } դիրք
figure-vector-now = pos { $pos }, զույգ { $pair }. sin { $sin }, cos { $cos }

## clocks
figure-clocks-title = Ամեն հաճախությանը՝ մեկ ժամացույց
figure-clocks-line = λ՝ դիրք մեկ պտույտին, գծիկավորը՝ pos + k, հաստ աղեղը՝ վերջին քայլը
figure-clocks-notice = Ամեն զույգ իր հաճախությունն ունի՝ որքան արագ է պտտվում դրա ժամացույցի սլաքը։ Պտտեք մեկ սլաքը, և մյուս բոլորը նույնպես կպտտվեն՝ ավելի դանդաղներն ավելի քիչ։
figure-clocks-caption = { $pairs } զույգից ամենաարագի լրիվ պտույտը տևում է { $fastest } դիրք, ամենադանդաղինը՝ { $slowest }։
figure-clocks-caption-one = Միակ զույգի լրիվ պտույտը տևում է { $fastest } դիրք։
figure-clocks-details = { $which } 0 դիրքում բոլոր սլաքներն ուղիղ վեր են. ամեն մեկը կանգնած է իր իսկական անկյան տակ՝ pos·freq, ժամսլաքի ուղղությամբ։ Ներկված մասը վերևի կետից անցած ճանապարհն է, հաստ աղեղը՝ վերջին քայլը, լրիվ եզրը՝ ամբողջական պտույտները, ներքևում գրված է պտույտների թիվը 0 դիրքից սկսած։ Երբ k-ն 0-ից մեծ է, ավելի բարակ սլաքը (ընդհատ գիծ) pos + k դիրքինն է։ Եթե սլաքը պտտեք մեկ լրիվ պտույտ, դիրքը կփոխվի դրա ալիքի երկարությամբ՝ կլորացված մինչև մոտակա ամբողջ դիրքը և հաջորդականության սահմաններում։ Ալիքի երկարությունները (դիրքերով). { $waves }։
figure-clocks-spread = Թվատախտակ ունի { $pairs } զույգից { $count } հատը ({ $dials })՝ ամենաարագը, ամենադանդաղը, նշորդի զույգը՝ { $pair }, և ուրիշներ, որոնք բաշխված են ըստ ալիքի երկարության լոգարիթմի։
figure-clocks-all = Ամեն զույգ ունի իր թվատախտակը, նշորդի զույգը՝ { $pair }։
figure-clocks-alt = Թվատախտակներ { $pairs } զույգից { $count } հատի համար։ Ամեն մեկում սլաքը ցույց է տալիս pos·freq անկյունը՝ վերևից ժամսլաքի ուղղությամբ։ Ներկված սեկտորը ցույց է տալիս անկյունը 0-ից սկսած. պտույտների թիվը ներքևում է։
figure-clocks-dial = զույգ { $pair }՝ λ { $turn }
figure-clocks-turns = { $turns } պտույտ
figure-clocks-read = զույգ { $pair }. ամեն դիրքի հետ { $step }°, մեկ պտույտը { $wavelength } դիրքում
figure-clocks-now = զույգ { $pair }, pos { $pos }. { $angle }°, ընդամենը { $turns } պտույտ

## torus
figure-torus-title = Երկու զույգ տորի վրա
figure-torus-line = ամեն դիրքին՝ մեկ կետ, բարակ գիծը՝ հետևում
figure-torus-notice = Երկու զույգը միասին պտտվում են տորի վրա՝ մեկը խողովակի շուրջը, մյուսը՝ անցքի։ Հետագիծը փակվում է միայն այն դեպքում, երբ դրանց ալիքի երկարությունների հարաբերությունը ռացիոնալ է։
figure-torus-short = Երկու զույգը միասին պտտվում են տորի վրա։
figure-torus-panel-alone = զույգ { $one }՝ երկու ուղղությամբ էլ
figure-torus-panel = զույգեր { $one } և { $other }
figure-torus-caption = Խողովակի շուրջը պտտվում է զույգ { $one }, օղակի երկայնքով՝ զույգ { $other }. { $closing }։
figure-torus-closed = դրանց ալիքի երկարությունները հարաբերում են ինչպես { $under }-ը { $over }-ին, ուստի հետագիծը փակվում է { $length } դիրք հետո
figure-torus-open = դրանց ալիքի երկարությունների հարաբերությունը՝ մոտ { $ratio }, ռացիոնալ չէ, ուստի հետագիծը երբեք չի փակվում
figure-torus-scaled = դրանց ալիքի երկարությունների հարաբերությունը մոտ { $ratio } է
figure-torus-alone = Զույգ { $one } պտտվում է և՛ խողովակի շուրջը, և՛ օղակի երկայնքով, քանի որ այլ զույգ չկա, և հետագիծը փակվում է { $length } դիրք հետո։
figure-torus-details-alone = Ալիքի երկարությունը { $first } դիրք է։
figure-torus-details = Ալիքի երկարությունները { $first } և { $second } դիրք են, երկրորդն առաջինից մեծ է { $ratio } անգամ։
figure-torus-near = { $p }/{ $q } կոտորակը դրանից տարբերվում է { $off }-ով։
figure-torus-hidden = Թե որքանով է դրանից տարբերվում { $p }/{ $q } կոտորակը, կլորացման պատճառով չի երևում։
figure-torus-exact = Թե արդյոք հարաբերությունը ռացիոնալ է, որոշված է ճշգրիտ՝ հիմքի ({ $base }) թվանշաններից։
figure-torus-colours = Առջևում գույները փոխվում են հետագծի երկայնքով՝ 0 դիրքից մինչև { $shown }, տորի հետևում այն բարակ գիծ է։
figure-torus-part = Հետագիծը գծված է մինչև { $shown } դիրքը։
figure-torus-alt = Եռաչափ տոր՝ պտտված { $yaw }°-ով և թեքված { $pitch }°-ով։ Դրա վրայի գիծը հետևում է { $one } և { $other } զույգերի անկյուններին՝ 0 դիրքից մինչև { $shown }։
figure-torus-read = pos { $pos }. զույգ { $one }՝ { $angle }°, զույգ { $other }՝ { $slow }°
figure-torus-from = (պտտված { $yaw }°-ով, թեքված { $pitch }°-ով)

## binary
figure-binary-title = Երկուական թվանշաններ և սինուսներ
figure-binary-line = բաց՝ 0 կամ դրական, մուգ՝ 1 կամ բացասական
figure-binary-notice = Երկուական համակարգով հաշվելիս ամեն թվանշան (0-ն բաց է, 1-ը՝ մուգ) փոխվում է երկու անգամ ավելի հազվադեպ, քան դրանից վերևինը։ Եթե սինուսի ալիքի երկարությունը թվանշանի պարբերությունն է, այն նշանը փոխում է նույնքան հաճախ, բայց առանց թռիչքների։ Ոչ մի ալիքի երկարություն 2π դիրքից կարճ չէ, ինչը երկու ամենաարագ թվանշանների համար չափազանց երկար է։
figure-binary-caption = { $count } երկուական թվանշանից { $fitting } հատի համար կա զույգ, որի ալիքի երկարությունը թվանշանի պարբերությունից տարբերվում է առավելագույնը √2 անգամ. բիթ { $bit } կրկնվում է ամեն { $period } դիրքը մեկ, զույգ { $pair }՝ ամեն { $wavelength } դիրքը մեկ։
figure-binary-caption-none =
    0-ից { $last } դիրքերի { NUMBER($count) ->
        [one] միակ երկուական թվանշանի
       *[other] ոչ մի երկուական թվանշանի
    } համար չկա ալիքի երկարություն, որը դրա պարբերությունից տարբերվի առավելագույնը √2 անգամ։
figure-binary-details = Թվանշանների տողի տակ զույգի սինուսն է (0-ից մեծ արժեքները բաց են, 0-ից փոքրերը՝ մուգ), եթե կա զույգ, որի ալիքի երկարությունը թվանշանի պարբերությունից տարբերվում է առավելագույնը √2 անգամ։
figure-binary-rows = Ըստ հարաբերության ամենամոտ ալիքի երկարությունները. { $rows }։
figure-binary-named = բիթ { $bit }
figure-binary-row = բիթ { $bit }-ի պարբերությունը { $period } է, զույգ { $pair }-ի ալիքի երկարությունը՝ { $wavelength }
figure-binary-unfit = Պարբերությունից առավելագույնը √2 անգամ տարբերվող ալիքի երկարություն չկա հետևյալի համար՝ { $unfit }։
figure-binary-signs = Եթե սինուսի ալիքի երկարությունը ճիշտ հավասար լիներ թվանշանի պարբերությանը, այն 0 կլիներ ամեն տեղ, որտեղ սկսվում է հավասար թվանշանների շարք, այնուհետև դրական կլիներ զրոների և բացասական՝ մեկերի երկայնքով։
figure-binary-part = { $n } դիրքից գծված են միայն առաջին { $shown } հատը։
figure-binary-alt = Քառակուսիների տողեր՝ 0-ից { $last } դիրքերը ձախից աջ, բիթ 0-ն վերևում. 0-ն բաց է, 1-ը՝ մուգ։ Թվանշանի տակ սահուն շերտ է՝ մոտ ալիքի երկարությամբ սինուս, եթե այդպիսին կա։
figure-binary-bit = բիթ { $bit }՝ { $period }
figure-binary-pair = զույգ { $pair }՝ { $wavelength }
figure-binary-empty = հարմար զույգ չկա
figure-binary-read = pos { $pos }, երկուական գրառումը { $digits }, բիթ { $bit }՝ { $digit }
figure-binary-read-sine = pos { $pos }, երկուական գրառումը { $digits }, բիթ { $bit }՝ { $digit }. զույգ { $pair }, ալիքի երկարությունը { $wavelength }, սինուսը { $sin }

## layouts
figure-layouts-title = Չափումների երկու դասավորություն
figure-layouts-line = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-layouts-notice = Որոշ ծրագրերում բոլոր սինուսները բոլոր կոսինուսներից առաջ են։ Դա տեղափոխում է մատրիցի տողերը, բայց չի փոխում ոչ մի հեռավորություն և ոչ մի սկալյար արտադրյալ, եթե ամենուր օգտագործվում է միևնույն դասավորությունը։
figure-layouts-fixed = Այստեղ ցուցադրված են երկու դասավորություններն էլ՝ անկախ նրանից, թե որն եք ընտրում մյուս գծապատկերների համար։
figure-layouts-caption = { $n } դիրքից { $count } հատի միջև եղած հեռավորությունները երկու դասավորությամբ տարբերվում են առավելագույնը { $difference }-ով։
figure-layouts-caption-single = Երբ n = 1, համեմատելու հեռավորություն չկա։
figure-layouts-details = Համեմատվող դիրքերը հավասար քայլերով են՝ 0-ից սկսած. առանց կլորացման ոչ մի տարբերություն չէր լինի։ Զույգի չափումներն առաջին դասավորությամբ 2·pair և 2·pair + 1 են, երկրորդով՝ pair և pair + { $half }. շրջանակները ցույց են տալիս նշորդի զույգի տեղը։ Մատրիցների կողքին 0 դիրքից եղած հեռավորություններն են. երկու դասավորությունները՝ հաստ գծի վրա բարակ գիծ, տարբեր դասավորությամբ կոդավորումները՝ ընդհատ գիծ, որն անցնում է { $points } տեղաշարժի կետերով։ Միևնույն դասավորությամբ հեռավորությունները 0-ից { $farthest } են, տարբեր դասավորություններով՝ { $mixed }-ից { $mixed-end }։ Ալիքի երկարությունները (դիրքերով). { $waves }։
figure-layouts-alt = Երկու ջերմային քարտեզ. դիրքերը ձախից աջ՝ 0-ից { $last }, չափումները վերից վար՝ սինուս և կոսինուս հերթով, ապա բոլոր սինուսները կոսինուսներից վեր։ Կողքին հեռավորությունն է ըստ տեղաշարժի. երկու դասավորության կորերը համընկնում են։
figure-layouts-distances = հեռավորությունը 0 դիրքից
figure-layouts-mixed = խառը
figure-layouts-sines = սինուսներ
figure-layouts-cosines = կոսինուսներ
figure-layouts-sin = sin { $pair }
figure-layouts-cos = cos { $pair }
figure-layouts-read = տեղաշարժ { $offset }. հեռավորությունները { $first } և { $second }, խառը դասավորությամբ՝ { $mixed }

## distance-matrix
figure-distance-matrix-title = Դիրքերի հեռավորությունը
figure-distance-matrix-line = դիրքերի ամեն զույգին՝ մեկ վանդակ. մուգը մոտ է
figure-distance-matrix-notice = Ամեն անկյունագիծ մեկ գույն ունի. հեռավորությունը կախված է նրանից, թե որքան հեռու են երկու դիրքերն իրարից, և ոչ նրանից, թե որտեղ են դրանք։
figure-distance-matrix-caption = Ամենամեծ հեռավորությունը { $max } է՝ { $max_offset } տեղաշարժի դեպքում, իսկ տարբեր դիրքերի միջև ամենափոքրը { $min } է՝ { $min_offset } տեղաշարժի դեպքում։
figure-distance-matrix-caption-sampled = { $stride }-ի բազմապատիկ տեղաշարժերի շարքում ամենամեծ հեռավորությունը { $max } է՝ { $max_offset } տեղաշարժի դեպքում, իսկ ամենափոքրը { $min } է՝ { $min_offset } տեղաշարժի դեպքում։
figure-distance-matrix-caption-single = Միակ դիրքի հեռավորությունն ինքն իրենից 0 է։
figure-distance-matrix-corner = Մատրիցի անկյուններում, { $last } տեղաշարժի դեպքում, հեռավորությունը { $corner } է։
figure-distance-matrix-details = Գույները 0-ից մինչև { $end } են. վերջինը մի կլոր թիվ է, որ առավելագույն հեռավորությունից փոքր չէ։ Այս չափողականության դեպքում ոչ մի հեռավորություն { $bound } արժեքը չի գերազանցում։ Մատրիցի կողքի կորը ցույց է տալիս մինչև նշորդի դիրքը եղած հեռավորությունները՝ ամեն մեկն իր տողի դիմաց։ Որտեղ մեկ պիքսելին մի քանի դիրք է համապատասխանում, այն ցույց է տալիս հեռավորությունների միջին քառակուսային արժեքը, նաև անկյունագծի վրա։
figure-distance-matrix-alt = Կոդավորումների հեռավորությունների ջերմային քարտեզ. i դիրքը՝ վերից վար, j դիրքը՝ լայնքով, { $n }-ական դիրք։ Այն մուգ է անկյունագծի վրա, որտեղ հեռավորությունը 0 է, և ամեն անկյունագիծ մեկ գույն ունի։ Ամենամեծ հեռավորությունը՝ { $max }։
figure-distance-matrix-read = pos { $i } և { $j }, տեղաշարժ { $offset }. հեռավորությունը { $distance }

## distance-offset
figure-distance-offset-title = Հեռավորությունն ըստ տեղաշարժի
figure-distance-offset-line = կորի բարձրությունը՝ հեռավորությունն ամեն տեղաշարժում
figure-distance-offset-notice = Հեռավորությունը կախված է միայն տեղաշարժից։ Դրա կորն սկսվում է ուղիղ գծի երկայնքով, հետո թեքվում է դրանից ներքև և երբեք չի անցնում վերին սահմանը։
figure-distance-offset-caption = 1 տեղաշարժի դեպքում հեռավորությունը { $one } է. այն { $fall } և երբեք չի գերազանցում 2·√(d_model/2) = { $bound } արժեքը։
figure-distance-offset-caption-far = Ցանկացած տեղաշարժի դեպքում հեռավորությունն առավելագույնը 2·√(d_model/2) = { $bound } է. √d_model = { $level } հեռավորության դեպքում երկու կոդավորումն ուղղահայաց են։
figure-distance-offset-details = k·√(Σfreq²) ուղիղ գիծն ամեն դիրքի հետ բարձրանում է { $slope }-ով։ Երբ հեռավորությունը √d_model = { $level } է, երկու կոդավորումներն ուղղահայաց են։
figure-distance-offset-alt = Հեռավորության գրաֆիկ ըստ տեղաշարժի՝ 0-ից { $last }։ Կորը 0-ից սկսվում է ուղիղ ընդհատ գծի երկայնքով. երկու հորիզոնական գծերը { $level } և { $bound } բարձրության վրա են։
figure-distance-offset-read = տեղաշարժ { $offset }. հեռավորությունը { $distance }
figure-distance-offset-bound = 2√(d/2)
figure-distance-offset-level = √d
figure-distance-offset-slope = k·√(Σfreq²)
figure-distance-offset-fallen = ավելի մոտ, քան նախորդը
figure-distance-offset-first-fall = հեռավորության առաջին նվազումը
figure-distance-offset-envelope = սյան փոքրագույնից մեծագույնը
figure-distance-offset-rms = միջին քառակուսային
figure-distance-offset-falls = առաջին անգամ նվազում է { $before }-ից { $after } տեղաշարժի անցնելիս
figure-distance-offset-grows = չի նվազում մինչև { $offset } տեղաշարժը
figure-distance-offset-greatest = Ցուցադրված ամենամեծ հեռավորությունը { $max } է՝ { $offset } տեղաշարժի դեպքում։
figure-distance-offset-columns = { $columns } սյունից ամեն մեկին համապատասխանում է առավելագույնը { $width } տեղաշարժ, և այն ձգվում է առավելագույնը { $samples } նմուշային հեռավորության փոքրագույնից մինչև մեծագույնը. սյուների միջով անցնող գիծը { $width }-ական դիրքից կազմված երկու հատվածների դիրքերի միջև եղած միջին քառակուսային հեռավորությունն է։

## similarity
figure-similarity-title = Սկալյար արտադրյալն ըստ տեղաշարժի
figure-similarity-line = կորի բարձրությունը՝ արտադրյալն ամեն տեղաշարժում
figure-similarity-notice = Կորն ինքն իր հայելային պատկերն է. սկալյար արտադրյալը կախված է նրանից, թե որքան հեռու են երկու դիրքերն իրարից, և ոչ նրանից, թե որն է առաջինը։ Սկալյար արտադրյալն ինքնին կարգը ցույց չի տալիս, իսկ երկու կոդավորումները՝ այո։
figure-similarity-caption = 0 տեղաշարժի դեպքում սկալյար արտադրյալը d_model/2 = { $half } է, ±1-ի դեպքում՝ { $one }, այսինքն՝ կոսինուսը { $cosine } է։
figure-similarity-entries = Տարր առ տարր բազմապատկելիս կոդավորումների { $count } արտադրյալ նույնն է տալիս՝ { $worst }-ի ճշտությամբ։
figure-similarity-alt = Սկալյար արտադրյալի գրաֆիկ ըստ տեղաշարժի՝ −{ $last }-ից { $last }, երկու կողմում նույնը. մեջտեղում { $half }, ծայրերում { $end }։ Օղակներն իսկական կոդավորումների սկալյար արտադրյալներ են։
figure-similarity-rises = Արտադրյալն առաջին անգամ աճում է { $before }-ից { $after } տեղաշարժի անցնելիս։
figure-similarity-falls = Արտադրյալը չի աճում մինչև { $offset } տեղաշարժը։
figure-similarity-sampled = Տեղաշարժերն ընդհանուր սյուներ ունեն. ամեն սյուն գծված է իր նմուշներից փոքրագույնից մինչև մեծագույնը։
figure-similarity-cosine = կոսինուս { $value }
figure-similarity-closed = Σcos(k·freq)
figure-similarity-columns = Σcos(k·freq), փոքրագույնից մեծագույնը
figure-similarity-mean = միջին
figure-similarity-brute = PE(pos)·PE(pos + k)
figure-similarity-read = տեղաշարժ { $offset }. սկալյար արտադրյալը { $dot }, կոսինուսը { $cosine }

## extrapolation
figure-extrapolation-title = Տեղաշարժ՝ գումարումով կամ պտտումով
figure-extrapolation-line = ամեն եղանակին՝ մեկ սյունակ, բարձրությունը դրա սխալն է
figure-extrapolation-notice = Երբ k-ն 0-ից մեծ է, տեղափոխության վեկտորը, պատճենված մեկ այլ դիրքի համար, վրիպում է, որովհետև իսկական վեկտորը պտտվում է։ k-ով պտտումն ամենուր ճիշտ է՝ կլորացման ճշտությամբ։
figure-extrapolation-caption = { $k } դիրք առաջ պատճենված տեղափոխության վեկտորը (k = { $k }) այնտեղի կոդավորումից շեղվում է { $linear1 }-ով, պտտումը՝ { $rotation1 }-ով։
figure-extrapolation-caption-still = Երբ k = 0, ոչինչ չի շարժվում. տեղափոխության վեկտորը շեղվում է { $linear1 }-ով, պտտումը՝ { $rotation }-ով։
figure-extrapolation-details = Տեղափոխության վեկտորը v = PE(pos₂) − PE(pos₁) է, որտեղ pos₂ = pos₁ + k։ Երբ pos-ը հավասար է pos₂ + { $beyond1 }, pos₂ + { $beyond2 } և pos₂ + { $beyond3 }, PE(pos − k) + v կանխատեսումը PE(pos)-ից շեղվում է համապատասխանաբար { $linear1 }-ով, { $linear2 }-ով և { $linear3 }-ով, որտեղ էլ լինի pos₁-ը։ PE(pos − k)-ն առանց v-ի շեղվում է { $still }-ով, իսկ պտտումը, որը փորձարկվել է pos₁ = { $from } և { $and } դեպքերում, առավելագույնը { $rotation }-ով։ Ժամացույցը ցույց է տալիս միայն մեկ զույգ՝ { $pair }։
figure-extrapolation-details-still = v = PE(pos₂) − PE(pos₁) տեղափոխության վեկտորը 0 է։ Ավելի մեծ k-ի դեպքում երկուսը տարբերվում են։
figure-extrapolation-alt = Ձախում՝ զույգ { $pair }-ի շրջանագիծը երկու հավասար վեկտորով՝ 0 դիրքից մինչև { $k } և նշորդի մոտ։ Աջում՝ երեքական սյունակների խմբեր. սխալները տեղափոխության վեկտորով, առանց շարժման և պտտումով։
figure-extrapolation-read = տեղաշարժ { $k }, pos = pos₂ + { $beyond }. տեղափոխության վեկտորով { $linear }, առանց շարժման { $still }, պտտումով { $rotation }
figure-extrapolation-read-clock = զույգ { $pair }. վերևի կետից { $degrees }°
figure-extrapolation-read-here = pos { $pos }, տեղաշարժ { $k }, զույգ { $pair }. պատճենված վեկտորը շեղվում է { $miss }-ով
figure-extrapolation-clock = զույգ { $pair }. վեկտոր և պատճեն
figure-extrapolation-all = բոլոր զույգերը
figure-extrapolation-seen = քայլը 0-ից { $k }
figure-extrapolation-copied = նույնը pos դիրքում
figure-extrapolation-there = PE(pos + k)
figure-extrapolation-tick = +{ $beyond }
figure-extrapolation-linear = տեղափոխություն՝ PE(pos − k) + v
figure-extrapolation-still = առանց շարժման՝ PE(pos − k)
figure-extrapolation-rotation = PE(pos − k)-ի պտտումը

## rotation
figure-rotation-title = Տեղաշարժը որպես պտտման մատրից
figure-rotation-line = մատրիցի ամեն տարրին՝ մեկ քառակուսի, գույնը դրա արժեքն է
figure-rotation-notice = Մեկ մատրից ցանկացած դիրքի կոդավորումը տեղափոխում է k դիրքով. այն ամեն զույգը պտտում է իր անկյունով, որը բոլոր դիրքերում նույնն է։
figure-rotation-caption = Երբ k = { $k }{ $part }, Mₖ·PE(pos)-ը հաջորդականության { $places } դիրքում PE(pos + k)-ից շեղվում է առավելագույնը { $residual }-ով։
figure-rotation-details = Mₖ-ում 0 են բոլոր տարրերը, բացի ամեն զույգի չորսից, օրինակ՝ { $blocks }։ Չափումների կարգը՝ { $layout }։
figure-rotation-block = { $block } (զույգ { $pair })
figure-rotation-fit = Բլոկները կարելի է օրինակներից գտնել փոքրագույն քառակուսիների մեթոդով. { $pairs } զույգից { $count } հատի բլոկները, որոնք մոտարկված են առաջին կեսի { $seen } դիրքով, երկրորդ կեսի { $unseen } դիրքում շեղվում են առավելագույնը { $miss }-ով։
figure-rotation-few = { $n } դիրքը չափազանց քիչ է օրինակներից բլոկները մոտարկելու համար։
figure-rotation-alt = Ձախում՝ k = { $k }-ի մատրիցի պատկերը. չորս տարրից կազմված բլոկներ { $shown } զույգի համար, մյուս տեղերում 0։ Աջում՝ արժեքն ըստ չափման. PE(pos + k)-ն գիծ է, արտադրյալը՝ գծի վրայի օղակներ։
figure-rotation-first-pairs = {" "}(պատկերված են զույգեր 0–{ $last }-ը՝ { $pairs }-ից)
figure-rotation-turned = Mₖ·PE(pos)
figure-rotation-read-pair = տեղաշարժ { $k }, զույգ { $pair }. պտտված է { $angle }°-ով, cos { $cos }, sin { $sin }
figure-rotation-read = տող { $row }, սյուն { $column }. { $value }

## norms
figure-norms-title = Նորմն ամեն դիրքում
figure-norms-line = ամեն զույգին՝ մեկ սյունակ, ամեն դիրքին՝ մեկ կետ
figure-norms-notice = Ամեն զույգում sin² + cos²-ն բոլոր դիրքերում ճիշտ 1 է։ Շարժեք նշորդը. բաժինները փոխվում են, գումարը՝ ոչ։ Ներքևի խոշորացված գրաֆիկի շեղումները միայն կլորացում են։
figure-norms-short = Ամեն զույգում sin² + cos²-ն բոլոր դիրքերում ճիշտ 1 է։
figure-norms-caption = { $pairs } զույգի քառակուսիներից, ամեն մեկում sin² + cos² = 1, բոլոր դիրքերում ստացվում է √(d_model/2) = { $norm } նորմը. այստեղ { $precision } թվերով այն շեղվում է առավելագույնը { $largest }-ով։
figure-norms-details = { $n } դիրքից ներքևում գծված է { $count } հատը. դրանց նորմերի միջինը շեղվում է { $mean }-ով։
figure-norms-sampled = Վերևում { $pairs } զույգից գծված է { $shown } հատը։
figure-norms-f64 = Տարրերը, քառակուսիներն ու գումարները float64 են։
figure-norms-f32 = Տարրերը, քառակուսիներն ու գումարները float32 են։
figure-norms-bf16 = Տարրերը կլորացված են մինչև bfloat16, իսկ քառակուսիներն ու գումարները float64 են, ուստի շեղումը միայն պահելուց է։ Եթե ամեն քառակուսի և ամեն գումար նույնպես կլորացվեր մինչև bfloat16, { $pos } դիրքում նորմը { $norm }-ի փոխարեն { $summed } կլիներ. գծվածներից դա ամենավատն է՝ { $off } շեղումով։
figure-norms-alt = Երկու գրաֆիկ։ Վերևում՝ 1 բարձրությամբ { $shown } սյունակ, ամեն մեկում sin²-ն փիրուզագույն է, cos²-ն՝ մանուշակագույն։ Ներքևում՝ { $norm }-ից նորմի շեղումն ըստ դիրքի, { $count } կետ, առավելագույնը՝ { $largest }։
figure-norms-read = pos { $pos }. նորմը { $norm }, շեղումը { $deviation }
figure-norms-now = pos { $pos }. Σsin² { $sines } + Σcos² { $cosines } = { $sum }
figure-norms-pair = զույգ { $pair }, pos { $pos }. sin² { $sin } + cos² { $cos } = { $sum }
figure-norms-sin = sin²
figure-norms-cos = cos²

## uniqueness
figure-uniqueness-title = Ամենամոտ երկու դիրքերը
figure-uniqueness-line = ամեն նոր նվազագույն հեռավորությանը՝ մեկ աստիճան վար
figure-uniqueness-notice = Ճշգրիտ թվաբանության մեջ ոչ մի երկու դիրք նույն կոդավորումը չունեն։ Երբ հաջորդականությունն աճում է, նվազագույն հեռավորությունը կարող է նվազել, բայց երբեք չի աճում. որտեղ այն նվազում է, նոր, ավելի մեծ տեղաշարժ երկու դիրքերն ավելի մոտ է բերում, քան ցանկացած ավելի փոքրը։
figure-uniqueness-caption = n = { $n } դիրքից ամենամոտ երկուսի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }։
figure-uniqueness-caption-found = n = { $n } դիրքի մեջ գտնված ամենամոտ երկուսի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }։
figure-uniqueness-caption-single = Երբ դիրքը մեկն է, չկա ուրիշը, որին այն մոտ լինի. երկրորդի հեռավորությունը կլիներ { $distance }։
figure-uniqueness-details = Սա d_model { $d }-ի դեպքում է. { $offset } տեղաշարժով ցանկացած երկու դիրք իրարից այս հեռավորության վրա են։
figure-uniqueness-small = Ավելի բարակ գծերը փոքր չափողականություններինն են. մինչև n = { $end } գտնվել է՝ { $small }։
figure-uniqueness-small-one = d { $d }՝ { $distance } (տեղաշարժ { $offset })
figure-uniqueness-searched = Ստուգվել է ամեն տեղաշարժ մինչև { $complete }։
figure-uniqueness-partly = Ստուգվել է ամեն տեղաշարժ մինչև { $complete }. դրանից այն կողմ (ընդհատ գիծ) փորձարկվել են միայն այն տեղաշարժերը, որոնց դեպքում որևէ մեկ զույգ գրեթե վերադառնում է, ուստի կարող են ավելի մոտ դիրքեր լինել։
figure-uniqueness-rounded = Որպես { $precision } պահելիս գտնված ամենամոտ երկուսը { $pos } և { $other } դիրքերն են, դրանց հեռավորությունը { $distance } է. փորձարկվել է { $offsets } տեղաշարժ, որտեղ վերջին նոր նվազագույններն են, ամեն մեկն առավելագույնը { $tried } դիրքից։
figure-uniqueness-equal = Որպես { $precision } պահելիս { $pos } և { $other } դիրքերի կոդավորումները հավասար են։
figure-uniqueness-faces = d { $faced }, դիրք { $pos }՝ հեռավորությունը { $distance }
figure-uniqueness-faces-details = Ժամացույցները d_model { $faced }-ի համար են՝ հաջորդականության մեջ 0 դիրքին ամենամոտ գտնված դիրքում։ Անկյունները սլաքներինն են՝ վերևից հաշված, որտեղ դրանք 0 դիրքում են։
figure-uniqueness-alt = Նվազագույն հեռավորության աստիճանաձև կորն ըստ հաջորդականության երկարության, երկու առանցքն էլ լոգարիթմական։ d_model { $d }-ի դեպքում այն սկսվում է { $first } արժեքից և { $steps } աստիճան իջնելով՝ n = { $n } երկարության դեպքում հասնում է { $distance } արժեքին։
figure-uniqueness-alt-level = Երկու դիրքի նվազագույն հեռավորության գրաֆիկն ըստ հաջորդականության n երկարության, երկու առանցքն էլ լոգարիթմական. d_model { $d }-ի դեպքում հորիզոնական գիծ է, { $first }, որը հարևանների հեռավորությունն է՝ մինչև n = { $n }։
figure-uniqueness-alt-single = Երկու դիրքի նվազագույն հեռավորության գրաֆիկն ըստ հաջորդականության n երկարության, երկու առանցքն էլ լոգարիթմական. երբ n = 1, այն չկա, երբ n = 2, d_model { $d }-ի դեպքում { $first } է։
figure-uniqueness-read-one = n 1. երկրորդ դիրք չկա
figure-uniqueness-read = n { $n }, d { $d }. ամենամոտ տեղաշարժը { $offset }, հեռավորությունը { $distance }
figure-uniqueness-read-found = n { $n }, d { $d }. գտնված ամենամոտ տեղաշարժը { $offset }, հեռավորությունը { $distance }
figure-uniqueness-width = d { $d }
figure-uniqueness-new = նոր նվազագույն
figure-uniqueness-tried = ամբողջությամբ չստուգված
figure-uniqueness-stored = պահված որպես { $precision }

## wavelengths
figure-wavelengths-title = Ալիքի երկարություններ
figure-wavelengths-model-as-trained = ինչպես ուսուցանվել է
figure-wavelengths-line = քանի դիրք ամեն զույգի մեկ պտույտին
figure-wavelengths-notice = Լոգարիթմական առանցքի վրա երկրաչափական պրոգրեսիան ուղիղ գիծ է։ Ներկված շերտից վեր գտնվող զույգերի ալիքի երկարությունը հաջորդականությունից մեծ է. դրանք հաջորդականության մեջ լրիվ պտույտ չեն կատարում։
figure-wavelengths-caption = { $pairs } զույգից { $slow } հատի ալիքի երկարությունը մեծ է հաջորդականության երկարությունից (n = { $n }). { $range }։
figure-wavelengths-range = ալիքի երկարությունները { $first }-ից { $last } դիրք են
figure-wavelengths-range-same = բոլոր ալիքի երկարությունները { $first } դիրք են՝ 5 թվանշանի ճշտությամբ
figure-wavelengths-range-one = միակ ալիքի երկարությունը { $first } դիրք է
figure-wavelengths-details = Ոչ մի ալիքի երկարություն չի հասնում 2π·base = { $limit } արժեքին։ Այդ գծի բռնակը կարելի է քաշել դեպի այլ հիմք, շերտի եզրի բռնակը՝ դեպի այլ n։
figure-wavelengths-inclusive = Ամենադանդաղ զույգի ալիքի երկարությունը հենց 2π·base = { $limit } է։ Շերտի եզրի բռնակը կարելի է քաշել դեպի այլ n։
figure-wavelengths-sampled = Կետ ունի զույգերից { $shown } հատը։
figure-wavelengths-alt = Ալիքի երկարությունն ըստ զույգի, լոգարիթմական առանցքով, 2π·base = { $limit } հորիզոնական գծից ներքև. { $range }։ Շերտը հասնում է մինչև n = { $n }, { $pairs } զույգից { $slow } հատը դրանից վեր է։
figure-wavelengths-read = զույգ { $pair }. ալիքի երկարությունը { $wavelength } դիրք
figure-wavelengths-limit = 2π·base = { $value }
figure-wavelengths-n = երկարություն { $value }
figure-wavelengths-within = լրիվ պտույտ՝ { $fast } զույգ
figure-wavelengths-beyond = { $slow } զույգ՝ ոչ
figure-wavelengths-none = ոչ մի զույգ լրիվ պտույտ չի կատարում
figure-wavelengths-model-caption = { $name }. { $pairs } զույգից { $slow }-ը լրիվ պտույտ չի կատարում { $length } դիրքում։ Ամենաերկար ալիքը՝ { $last }։
figure-wavelengths-model-caption-scaled = { $name }. { $pairs } զույգից { $length } դիրքում լրիվ պտույտ չի կատարում ուսուցմամբ { $plain }-ը, մասշտաբավորմամբ՝ { $slow }-ը, իսկ { $n } դիրքում՝ { $now }-ը։ Ամենաերկար ալիքը՝ { $last }։
figure-wavelengths-model-short = Մինչև { $trained } դիրք գործում են կարճ գործակիցները։
figure-wavelengths-model-details = Ալիքի երկարությունները { $first }-ից { $last } դիրք են։
figure-wavelengths-model-details-scaled = Մասշտաբավորմամբ ալիքի երկարությունները { $first }-ից { $last } դիրք են, իսկ ուսուցմամբ ամենաերկարը՝ { $longest }։
figure-wavelengths-model-blended-pairs = { $from }-ից { $to } զույգերը խառն են՝ ուսուցման ալիքի երկարության և դրա ու ամբողջ գործակցի արտադրյալի միջև։
figure-wavelengths-model-at-rest = Գլխի զույգեր, որոնք չեն պտտվում՝ { $rest }։
figure-wavelengths-model-alt = { $name }-ի ալիքի երկարությունն ըստ զույգի՝ լոգարիթմական առանցքով, { $first }-ից { $last } դիրք։ { $pairs } զույգից { $slow }-ը լրիվ պտույտ չի կատարում { $length } դիրքում։
figure-wavelengths-model-trained = ուսուցում
figure-wavelengths-model-used = կիրառում
figure-wavelengths-model-n = երկարություն
figure-wavelengths-model-limit = 2π·base
figure-wavelengths-model-unnamed = այս կոնֆիգը
figure-wavelengths-model-blended = խառն
figure-wavelengths-waves = Մի քանի սինուս, առաջին պտույտը՝ հաստ գծով
figure-wavelengths-wave = pos { $pos }. զույգ { $pair }, սինուսը { $sin }, ալիքի երկարությունը { $wavelength } դիրք

## ratios
figure-ratios-title = Հարևան ալիքի երկարությունների հարաբերությունը
figure-ratios-line = ամեն ալիքի երկարությանը՝ մեկ նշան, ամեն d_model-ին՝ մեկ տող
figure-ratios-notice = Լոգարիթմական առանցքի վրա երկրաչափական պրոգրեսիա կազմող ալիքի երկարությունները հավասարաչափ են դասավորված, ինչպես քանոնի բաժանագծերը։ Ավելի շատ չափումների դեպքում նույն 2π·base սահմանից ներքև ավելի շատ նշաններ են, և հարևանների հարաբերությունն ավելի մոտ է 1-ին։
figure-ratios-caption = Երբ d_model = { $d }, ամեն ալիքի երկարություն նախորդից մեծ է base^(2/d_model) = { $exact } անգամ։
figure-ratios-caption-one = Երբ d_model = { $d }, միակ ալիքի երկարությունը { $first } է, և քայլ չկա։
figure-ratios-caption-other = Երբ d_model = { $d }, ալիքի երկարությունը զույգից զույգ աճում է { $range } անգամ. երկրաչափական բաշխման դեպքում միշտ կաճեր base^(2/d_model) = { $exact } անգամ։
figure-ratios-details = { $count } հարաբերություն, միջինը՝ { $mean }։ { $differ } { $list }
figure-ratios-list = Ամեն տողի կողքին գրված է դրա գործակիցը. { $rows }։
figure-ratios-row = d_model { $d }՝ { $factor }
figure-ratios-sampled = Որտեղ նշաններն իրար կդիպչեին, գծված են միայն մի քանիսը՝ առաջինը, վերջինը և դրանց միջև հավասար քայլերով վերցվածները։
figure-ratios-equal = Հաշվված բոլոր արժեքները հավասար են։
figure-ratios-rounding = Հաշվված արժեքներից ամենամեծն ամենափոքրից մեծ է { $spread }-ով, ինչը կլորացում է։
figure-ratios-differ = Ամենամեծն ամենափոքրից մեծ է { $spread }-ով։
figure-ratios-alt = Նշանների տողեր ալիքի երկարությունների լոգարիթմական առանցքի վրա, մեկական տող d_model-ի մի քանի արժեքի համար, ձերը ({ $d }) ավելի բարձր է։ Դրա նշանները { $first }-ից { $last } դիրք են։
figure-ratios-times = ×{ $factor }
figure-ratios-none = քայլ չկա
figure-ratios-read = զույգ { $pair }. ալիքի երկարությունը { $wavelength }, զույգ { $next }-ինը { $ratio } անգամ մեծ է
figure-ratios-read-last = զույգ { $pair }. ալիքի երկարությունը { $wavelength }, վերջինն է

## sinusoids
figure-sinusoids-title = Տարբեր հաճախության սինուսներ
figure-sinusoids-line = ամեն զույգին՝ մեկ կոր, բարձրությունը դրա սինուսն է
figure-sinusoids-notice = Արագ ալիքները տարբերում են հարևան դիրքերը, բայց շուտով կրկնվում են. դանդաղ ալիքները մի դիրքից մյուսը գրեթե չեն փոխվում։
figure-sinusoids-caption = 0 դիրքից մինչև { $last } ամենաարագ զույգը կատարում է { $most } պտույտ, ամենադանդաղը՝ { $least }։
figure-sinusoids-caption-one = 0 դիրքից մինչև { $last } միակ զույգը կատարում է { $most } պտույտ։
figure-sinusoids-details = Ալիքի երկարությունները (դիրքերով). { $names }։
figure-sinusoids-alt = Սինուսների գրաֆիկ ըստ դիրքի՝ 0-ից { $last }, մեկական կոր մի քանի զույգից ամեն մեկի համար։ Ամենաարագը կատարում է { $most } պտույտ, ամենադանդաղը՝ { $least }։
figure-sinusoids-read = pos { $pos }, զույգ { $pair } (ալիքի երկարությունը { $wavelength }). sin { $sin }
figure-sinusoids-pair = զույգ { $pair }՝ λ { $wavelength }

## schedules
figure-schedules-title = Ալիքի երկարությունների այլ բաշխումներ
figure-schedules-line = ամեն ընտրությանը՝ մեկ գծապատկեր, կողքի բարակը՝ ընտրվածը
figure-schedules-notice = Միևնույն երկու ծայրերի միջև ալիքի երկարության հավասար քայլերը (գծային) զույգերը կուտակում են դանդաղ ծայրում, իսկ հաճախության հավասար քայլերը (հարմոնիկ)՝ արագ ծայրում. այլ ցուցիչը (ընդհատ գիծ) տեղափոխում է հենց դանդաղ ծայրը։
figure-schedules-short = Ալիքի երկարություններն ընտրելու յոթ եղանակ։
figure-schedules-caption = Երբ ալիքի երկարությունների բաշխումը { $chosen } է, n = { $n } դիրքից ամենամոտ երկուսի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }. մյուս վեց ընտրության դեպքում նվազագույն հեռավորությունը { $range } է։
figure-schedules-caption-found = Երբ ալիքի երկարությունների բաշխումը { $chosen } է, n = { $n } դիրքի մեջ գտնված ամենամոտ երկուսի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }. մյուս վեց ընտրության դեպքում նվազագույն հեռավորությունը { $range } է։
figure-schedules-caption-next = Երբ ալիքի երկարությունների բաշխումը { $chosen } է, հարևան դիրքերի հեռավորությունը { $distance } է. մյուս վեց ընտրության դեպքում՝ { $range }։
figure-schedules-caption-same = Մեկ զույգի դեպքում բոլոր յոթ եղանակները նույնն են, և n = { $n } դիրքից ամենամոտ երկուսի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }։
figure-schedules-details = Ընտրված եղանակը գծված է բոլոր գրաֆիկներում՝ իր գրաֆիկում հաստ, մյուսների կողքին բարակ։ Ամենամոտ տեղաշարժը և դրա հեռավորությունը. { $list }։
figure-schedules-searched = Ստուգվել է ամեն տեղաշարժ մինչև { $complete }։
figure-schedules-partly = Ստուգվել է ամեն տեղաշարժ մինչև { $complete }. դրանից այն կողմ փորձարկվել են միայն այն տեղաշարժերը, որոնց դեպքում որևէ մեկ զույգ գրեթե վերադառնում է։
figure-schedules-reach = Հեռավորությունները գծված են մինչև { $far } տեղաշարժը։
figure-schedules-sampled = { $pairs } զույգից գծված է { $shown } հատը։
figure-schedules-order = Միևնույն երկու ծայրերի միջև գծային բաշխումը երկրաչափականից վեր է, հարմոնիկը՝ ներքև. աստիճանայինը երկրաչափականից վեր է ծայրերի միջև եղած { $inner } զույգից { $above } հատում։
figure-schedules-order-none = Երկու ծայրերի միջև ոչ մի զույգ չկա, ուստի նույն ծայրերն ունեցող հինգ եղանակները նույնն են։
figure-schedules-alt = Յոթ փոքր գրաֆիկ՝ d_model { $d }-ի ալիքի երկարությունն ըստ զույգի, լոգարիթմական առանցքով, ամեն ընտրությանը մեկը, և ևս մեկը՝ բոլորի հեռավորությունն ըստ տեղաշարժի։ Ընտրվածը ({ $chosen }) բոլորում ընդգծված է։
figure-schedules-read = զույգ { $x }, { $name }. ալիքի երկարությունը { $value } դիրք
figure-schedules-read-distance = տեղաշարժ { $x }, { $name }. հեռավորությունը { $value }
figure-schedules-closest = { $name }՝ { $offset } ({ $distance })
figure-schedules-chosen = { $name } (ընտրված)
figure-schedules-others = մյուսները
figure-schedules-half = կես ցուցիչ

## decay
figure-decay-title = Միջին կոսինուսի սահմանը
figure-decay-line = մի կոր ամեն freq(t)-ի համար, t = զույգ / զույգեր
figure-decay-notice = Երբ չափումներն ավելանում են, միջին կոսինուսը (սկալյար արտադրյալը՝ բաժանած զույգերի թվի վրա) մոտենում է ըստ բոլոր հաճախությունների վերցված ինտեգրալի։ Թե որքան արագ է այն մարում տեղաշարժի աճի հետ, կախված է հաճախությունների բաշխումից։
figure-decay-fixed = Այս գծապատկերում ալիքի երկարությունները միշտ երկրաչափական են. սահմանը հաշվված է հենց դրանց համար, իսկ համեմատելու համար կողքին գծված են հաճախությունների այլ բաշխումներ։
figure-decay-caption = { $reach } տեղաշարժի դեպքում cos(k·freq)-ի միջինն ըստ { $pairs } զույգի { $sum } է, իսկ դրա սահմանը, երբ չափումներն ավելանում են, { $limit } է։
figure-decay-details = Սահմանը ∫₀¹ cos(k·freq(t)) dt է, այստեղ՝ freq(t) = { $base }^(−t) ֆունկցիայի համար։ Այն առաջին անգամ 0 է { $zero } տեղաշարժի դեպքում, { $other }^(−t)-ի համար՝ { $other_zero }, t-ի համար՝ { $linear_zero }, √t-ի համար՝ { $root_zero }, t²-ի համար՝ երբեք։ Հոդվածի { $paper }^(−t)-ի սահմանը { $reach } տեղաշարժի դեպքում { $paper_limit } է։ Մյուս freq(t) ֆունկցիաները բարակ գծեր են. ընդգծելու համար մատնանշեք դրանցից որևէ մեկը։ Հեռվում կորն ավարտվում է այնտեղ, որտեղ դրա ալիքներն ավելի մանր կլինեին, քան պատկերը կարող է ցույց տալ։
figure-decay-alt = Միջին կոսինուսի երկու գրաֆիկ ըստ տեղաշարժի, աջինը՝ լոգարիթմական առանցքով։ Կորերն սկսվում են 1-ից և իջնում են. { $base } հիմքի համար սահմանը { $reach } տեղաշարժի դեպքում { $limit } է։ Բարակ գծերը ցույց են տալիս այլ հաճախություններ։
figure-decay-read = տեղաշարժ { $offset }. սահմանը { $limit }, միջինն ըստ զույգերի { $sum }
figure-decay-power = { $base }⁻ᵗ
figure-decay-own = ձերը՝ { $base }⁻ᵗ
figure-decay-both = ձերն ու հոդվածինը՝ { $base }⁻ᵗ
figure-decay-paper = հոդվածինը՝ { $base }⁻ᵗ
figure-decay-zero = { $name }՝ 0 է { $zero }-ում
figure-decay-own-zero = 0 է { $zero }-ում
figure-decay-square = t²
figure-decay-linear = t
figure-decay-root = √t
figure-decay-root-end = √t, գծված (t-ի պես) մինչև k = { $end }
figure-decay-sum = միջինն ըստ զույգերի, d_model { $d }

## bases
figure-bases-title = Հիմքը և ալիքի երկարությունները
figure-bases-line = ամեն մոդելին՝ մեկ գիծ՝ ամենակարճ ալիքից մինչև ամենաերկարը
figure-bases-notice = Ավելի մեծ հիմքը երկարացնում է բոլոր ալիքի երկարությունները, բացի ամենակարճից, և դրանց միջև քայլերը մեծանում են։ Հաջորդականության մեջ լրիվ պտույտ կատարող զույգերի թիվն այդ դեպքում սովորաբար նվազում է և երբեք չի աճում։
figure-bases-fixed = Այս գծապատկերում ալիքի երկարությունները միշտ երկրաչափական են. այլ բաշխման դեպքում հիմքը քիչ բան է ասում երկու ծայրերի միջև եղածի մասին։
figure-bases-caption = { $base } հիմքի դեպքում { $pairs } զույգից { $turning } հատի ալիքի երկարությունը չի գերազանցում n = { $n } արժեքը, իսկ ամենաերկարը { $longest } է։
figure-bases-details = Ամեն գիծ ձգվում է ամենակարճ ալիքի երկարությունից մինչև ամենաերկարը. շերտը հասնում է մինչև այն կետը, որտեղ զույգերը դեռ լրիվ պտույտ են կատարում n-ի, իսկ մոդելների դեպքում՝ ուսուցման համատեքստի սահմաններում. { $trained }։ Ամենաերկար ալիքի երկարությունը d_model { $d }-ի համար. { $list }։ Մոդելներում՝ իրենց չափումների թվի համար, որը պտտական կոդավորման դեպքում ուշադրության գլխինն է. { $models }։ 2π·base սահմանին ոչ մեկը չի հասնում, բայց որքան շատ են չափումները, այնքան մոտ է դրան։ Գծված հիմքերի փոքրագույնից մինչև մեծագույնը պտտվող զույգերի բաժինը { $shares } է, ամենաերկար ալիքի երկարությունը՝ { $longests }։ { $neighbours } { $base } հիմքի դեպքում { $closest }։ { $searched }
figure-bases-searched = Ստուգվել է ամեն տեղաշարժ մինչև { $complete }։
figure-bases-partly = Ստուգվել է ամեն տեղաշարժ մինչև { $complete }. դրանից այն կողմ փորձարկվել են միայն այն տեղաշարժերը, որոնց դեպքում որևէ մեկ զույգ գրեթե վերադառնում է։
figure-bases-alt = Ձախում՝ ալիքի երկարությունների առանցքի վրա ամեն մոդելին մեկ հորիզոնական գիծ. շերտն ընդգրկում է լրիվ պտույտ կատարող զույգերը, ձեր դեպքում՝ { $pairs } զույգից { $turning } հատը։ Աջում՝ այդպիսի զույգերի բաժինն ըստ հիմքի։
figure-bases-closest = ամենամոտ դիրքերի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }
figure-bases-closest-found = գտնված ամենամոտ դիրքերի տեղաշարժը { $offset } է, հեռավորությունը՝ { $distance }
figure-bases-closest-one = երկրորդ դիրքի հեռավորությունը կլիներ { $distance }
figure-bases-neighbours = Ամեն ալիքի երկարություն նախորդից մեծ է { $ratio } անգամ։
figure-bases-neighbours-one = Միակ զույգը հարևան ալիքի երկարություն չունի։
figure-bases-read = հիմք { $base }. ամենաերկար ալիքի երկարությունը { $longest }, { $pairs } զույգից { $turning } հատինը՝ առավելագույնը n = { $n }, հարաբերությունը { $ratio }
figure-bases-longest = հիմք { $base }՝ { $longest }
figure-bases-model = { $name } (d { $d })՝ { $longest }
figure-bases-dot = { $name }՝ { $trained }
figure-bases-trained = { $name }՝ { $trained } դիրքում { $pairs } զույգից { $turning } հատը
figure-bases-of = { $pairs }-ից { $turning }
figure-bases-own = ձերը
figure-bases-turning = լրիվ պտույտ n դիրքում
figure-bases-rest = ոչ լրիվ
figure-bases-within = լրիվ պտույտ կատարող զույգեր՝ n-ում կամ ուսուցման համատեքստում
figure-bases-shares = լրիվ պտույտ կատարողների բաժինն ըստ հիմքի
figure-bases-read-model = հիմք { $base }, n = { $n }, { $name }. ամենաերկար ալիքի երկարությունը { $longest }, { $pairs } զույգից { $turning } հատինը՝ առավելագույնը n
figure-bases-transformer = Transformer
figure-bases-llama = LLaMA
figure-bases-llama-3 = Llama 3
figure-bases-qwen2 = Qwen2

## tokens
figure-tokens-title = Թոքենի ներկառուցում + դիրքային կոդավորում
figure-tokens-line = ամեն չափմանը կամ զույգին՝ մեկ նշան, երկու թոքեն
figure-tokens-notice = Բառն ունի մեկ ներկառուցում, որտեղ էլ լինի։ Դրա կրկնությունները տարբերվում են միայն գումարված կոդավորումով, որը դրանք իրարից հեռացնում է միևնույն սլաքով, ինչ բառ էլ լինի։
figure-tokens-caption = «{ $word }» բառը { $p } և { $q } դիրքերում է. դրա երկու մուտքերը տարբերվում են PE({ $q }) − PE({ $p })-ով և ուրիշ ոչնչով, իսկ այդ քայլի երկարությունը { $sum } է։
figure-tokens-caption-different = Այստեղ ոչ մի բառ չի կրկնվում. «{ $word }» և «{ $other }» բառերի հեռավորությունը մինչև որևէ կոդավորում գումարելը { $embedding } է, դրանից հետո՝ { $sum }։
figure-tokens-caption-alone = «{ $word }» բառը մենակ է. { $embedding } նորմով ներկառուցումը { $encoding } նորմով կոդավորման հետ տալիս է { $sum } նորմով մուտք։
figure-tokens-marks = Ձախում ներկառուցումներն են, մեջտեղում՝ մուտքերը, այսինքն՝ կոդավորումները գումարելուց հետո, մի բառից մյուսը տանող սլաքով, աջում՝ նույն սլաքները ևս մեկ անգամ, ամեն մեկը 0-ից, իսկ օղակը նշում է, թե որտեղ է ավարտվում երկրորդ դիրքի PE-ի և առաջինի PE-ի տարբերությունը։
figure-tokens-cells = Ձախում ներկառուցումներն են, մեջտեղում՝ մուտքերը, այսինքն՝ կոդավորումները գումարելուց հետո, աջում՝ երկու մուտքերի տարբերությունը, իսկ դրա տակ՝ երկու կոդավորումներինը։ ±{ $end }-ից դուրս տարրերն ունեն մոտակա ծայրի գույնը։
figure-tokens-any = Գծված են նշորդի երկու բառերը՝ pos և pos + k։
figure-tokens-residual = Եթե այդ տարբերությունը տարր առ տարր հաշվենք երկու մուտքերից, կլորացման ամենամեծ սխալը { $residual } է։
figure-tokens-details = Ներկառուցումները հորինված են, տարրերի դիսպերսիան 1/d_model է, և դրանք բազմապատկված են { $factor }-ով։ Չափումների կարգը՝ { $layout }։
figure-tokens-norms = «{ $word }» բառի ներկառուցման նորմը { $length } է, PE({ $p })-ի հետ՝ { $input }։
figure-tokens-alt = { $count } բառից երկուսի երեք գրաֆիկ՝ { $shown } չափումով. ձախում դրանց ներկառուցումներն են, մեջտեղում՝ մուտքերը՝ գումարված կոդավորումներով, աջում՝ մուտքերի տարբերությունը և կոդավորումների տարբերությունը։
figure-tokens-drawn = { $d } չափումից գծված է { $shown } հատը՝ առաջին զույգերի չափումները։
figure-tokens-before = սկզբում՝ ներկառուցումներ
figure-tokens-after = հետո՝ մուտքեր
figure-tokens-difference = սլաքը՝ տարբերությունը
figure-tokens-word = «{ $word }» (դիրք { $pos })
figure-tokens-at-pos = pos դիրքում
figure-tokens-at-pos-k = pos + k դիրքում
figure-tokens-of-inputs = մուտքեր
figure-tokens-of-encodings = կոդավորումներ
figure-tokens-rows = տողեր
figure-tokens-read = զույգ { $pair }, չափում { $dim }. { $one }՝ { $input-p }, { $other }՝ { $input-q }, տարբերությունը { $difference }, PE({ $q }) − PE({ $p }) = { $arrow }

## attention
figure-attention-title = Ուշադրությունն առանց դիրքերի և դիրքերով
figure-attention-line = ամեն բառի մի տող, երկարությունը կշիռն է
figure-attention-asking = «{ $asking }» բառից, { $title }
figure-attention-notice = Առանց դիրքերի և առանց պատճառային դիմակի (causal mask) կարևոր չէ, թե որտեղ է բառը։ Փոխեք բառերի կարգը, և կշիռները կտեղափոխվեն դրանց հետ՝ նույն մեծությամբ։
figure-attention-short = Առանց դիրքերի կարևոր չէ, թե որտեղ է բառը։
figure-attention-fixed = Այստեղ չափումները միշտ sin, cos, sin, cos կարգով են. հորինված կշիռների դեպքում այլ կարգը կնշանակեր միայն կշիռների մի այլ ընտրություն։
figure-attention-details = Երկու գրաֆիկում էլ սանդղակը նույնն է։ Ամեն տողը մի բառ է. կետն այն կշիռն է, որ նշորդի բառը տալիս է դրան այս կարգով ({ $now }), օղակը՝ կշիռը մեկ այլ կարգով ({ $other }), այնպես որ կետի շուրջն օղակը նշանակում է, որ ոչինչ չի փոխվել։ Ուշադրությունը softmax(հարցում·բանալի/√{ $dk }) է՝ առանց դիմակի։ Կշիռներն ու { $d } չափում ունեցող ներկառուցումները հորինված են։
figure-attention-capped = d_model = { $d_model } արժեքն այստեղ օգտագործվածից մեծ է։
figure-attention-largest = Ցուցադրված ամենամեծ կշիռը { $most } է։
figure-attention-alt = { $count } բառի ուշադրության երկու գրաֆիկ՝ ամեն բառի մի տող, առանց դիրքերի և դիրքերով։ Տողի երկարությունն այն կշիռն է, որ տալիս է { $pos } դիրքի բառը. օղակները՝ մեկ այլ կարգով։
figure-attention-caption = Եթե բառերի կարգը շրջվեր, առանց դիրքերի երկու բառի միջև ոչ մի կշիռ չէր փոխվի{ $rounding }, իսկ դիրքերով կշիռները կփոխվեին առավելագույնը { $with }-ով, «{ $asking }» բառինը՝ { $here }-ով։
figure-attention-caption-did = Գրված կարգի համեմատությամբ առանց դիրքերի երկու բառի միջև ոչ մի կշիռ չի փոխվում{ $rounding }, իսկ դիրքերով կշիռները փոխվում են առավելագույնը { $with }-ով, «{ $asking }» բառինը՝ { $here }-ով։
figure-attention-rounding = {" "}կլորացումից ավելի ({ $without })
figure-attention-caption-one = Միակ բառի ուշադրությունն ինքն իր վրա է՝ { $most } կշռով, և՛ դիրքերով, և՛ առանց դիրքերի։
figure-attention-caption-same = Այս խառնումից հետո { $count } բառն էլ մնում է իր տեղում։
figure-attention-without = առանց դիրքերի
figure-attention-with = դիրքերով
figure-attention-changed = { $title }. ամենամեծ փոփոխությունը { $change }
figure-attention-if-reversed = եթե շրջվի
figure-attention-read = pos { $query } «{ $asking }» → { $key } «{ $asked }», տեղաշարժ { $offset }. կշիռը { $weight } ({ $kind })

## rope
figure-rope-title = RoPE՝ պտտված հարցում և բանալի
figure-rope-line = ամեն վեկտորին՝ մեկ սլաք, ներքևում՝ միավորը տեքստի երկայնքով
figure-rope-notice = RoPE-ն հարցումն ու բանալին պտտում է անկյուններով, որոնք աճում են դրանց դիրքերի հետ։ Այդ դեպքում դրանց միավորը կախված է մեկից մյուսը եղած տեղաշարժից, բայց ոչ նրանից, թե որտեղ են դրանք։
figure-rope-short = Միավորը կախված է հարցումից մինչև բանալին եղած տեղաշարժից, բայց ոչ նրանից, թե որտեղ են դրանք։
figure-rope-caption = Գծված բոլոր { $count } դիրքում հարցման միավորը { $k } դիրք հետո գտնվող բանալու հետ { $score } է{ $rounding }. եթե պտտելու փոխարեն կոդավորումները գումարվեն, միավորները կլինեն { $least }-ից մինչև { $greatest }։
figure-rope-caption-one = Միակ՝ 0 դիրքում հարցման և բանալու միավորը { $score } է։
figure-rope-rounding = ՝ կլորացման ճշտությամբ ({ $spread })
figure-rope-details = Շրջանագծերը ցույց են տալիս մեկ զույգ՝ { $pair }. որտեղ էլ լինի հարցումը, դրա սլաքն ու բանալու սլաքը նույն չափով են պտտված, և դրանց միջև եղած ներկված անկյունը մնում է նույնը։ Սլաքները ցույց են տալիս միայն ուղղությունները. այս զույգում հարցման երկարությունը { $query } է, բանալունը՝ { $key }։ Հարցումն ու բանալին հորինված են և ունեն { $d } չափում։ «Գումարված» նշանակում է (հարցում + PE(pos))·(բանալի + PE(pos + k))։
figure-rope-back = Եթե բանալին նույնքան հետ լիներ, −{ $k } տեղաշարժով, միավորը { $back } կլիներ։
figure-rope-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները. դրա վերջին զույգը ներկայացնում է հետագաները։
figure-rope-sampled = { $n } դիրքից գծված է հավասար քայլերով վերցված { $count } հատը։
figure-rope-alt = Երկու շրջանագիծ, ամեն մեկում զույգ { $pair }-ի հարցման և բանալու մեկական սլաք, որոնց միջև երկուսում էլ { $angle }° է։ Կողքին՝ միավորն ըստ հարցման դիրքի. հորիզոնական գիծ և կոր՝ գումարված կոդավորումների համար։
figure-rope-read = pos { $pos }, տեղաշարժ { $offset }. միավորը { $score }, գումարված կոդավորումներով՝ { $added }
figure-rope-read-hands = pos { $pos }, տեղաշարժ { $offset }, զույգ { $pair }. հարցումը { $query }°, բանալին { $key }°, դրանց միջև { $angle }°
figure-rope-read-query = հարցում, զույգ { $pair }. երկարությունը { $radius }, ամեն դիրքի հետ { $freq } ռադիան
figure-rope-read-key = բանալի, զույգ { $pair }. երկարությունը { $radius }, ամեն դիրքի հետ { $freq } ռադիան
figure-rope-at = հարցում՝ { $pos }, բանալի՝ { $key }
figure-rope-here = հարցում՝ pos, բանալի՝ pos + { $k }
figure-rope-apart = իրարից { $angle }°
figure-rope-turned = երկուսն էլ ևս { $turned }°-ով
figure-rope-scores = միավորը { $k } տեղաշարժով
figure-rope-flat = պտտված (RoPE)
figure-rope-added = գումարված կոդավորումներ
figure-rope-query = հարցում
figure-rope-key = բանալի

## alibi
figure-alibi-title = ALiBi՝ տուգանք հեռավորության համար
figure-alibi-line = ուշադրության ամեն գլխին՝ մեկ գիծ, թեքությունը տուգանքն է
figure-alibi-notice = ALiBi-ն վեկտորներին ոչինչ չի գումարում. այն բանալու միավորն իջեցնում է դրա հեռավորությանը (դիրքերով) համեմատական՝ ուշադրության որոշ գլուխներում կտրուկ, մյուսներում մեղմ։
figure-alibi-fixed = ALiBi-ն կոդավորում չունի. ո՛չ ալիքի երկարությունների ընտրությունը, ո՛չ չափումների կարգն այն չեն փոխում։
figure-alibi-caption = Ուշադրության { $heads } գլխի թեքությունները { $steepest }-ից { $flattest } են, և ամեն մեկը նախորդի կեսն է։
figure-alibi-details = { $query } դիրքի հարցման համար 0 դիրքի բանալին ուշադրության առաջին գլխում ստանում է { $least }, վերջինում՝ { $greatest }։ Softmax-ում հավելումը (bias) դառնում է e^(−թեքություն·հեռավորություն) բազմապատկիչ, որն առաջին գլխում կիսվում է ամեն { $half_first } դիրքը մեկ, վերջինում՝ ամեն { $half_last } դիրքը մեկ։ Երբ ուշադրության գլուխները { $more } հատ են, թեքություններն սկսվում են { $more_steepest }-ից, և ամեն մեկը նախորդն է՝ բազմապատկած { $more_steepest }-ով, մինչև նույն { $flattest }-ը։ { $two }
figure-alibi-two = Կա միայն մեկ դիրք, ուստի պատկերը երկու դիրքի համար է։
figure-alibi-alt = Ձախում՝ { $heads } ուղիղ գիծ ըստ բանալու դիրքի. հարցման դիրքում դրանք 0 են և { $least }-ից ներքև չեն իջնում։ Աջում՝ դրանից ստացվող softmax-ի բազմապատկիչն ըստ հեռավորության. կորեր, որոնք իջնում են 1-ից։
figure-alibi-read = pos { $key }, հեռավորությունը { $distance }, ուշադրության գլուխ { $head } (թեքությունը { $slope }). { $bias }
figure-alibi-read-factor = տեղաշարժ { $distance }, ուշադրության գլուխ { $head } (թեքությունը { $slope }). բազմապատկիչը { $factor }
figure-alibi-fraction = 1/{ $below }

## rope-scaling
figure-rope-scaling-title = RoPE՝ ավելի մեծ երկարության համար
figure-rope-scaling-line = ամեն եղանակին՝ մեկ կոր՝ ըստ զույգերի
figure-rope-scaling-notice = Ուսուցման երկարությունից այն կողմ կարդալու համար մոդելը դանդաղեցնում է իր զույգերը՝ բոլորը նույնքան անգամ (ինտերպոլացիա) կամ դանդաղներն ավելի, քան արագները (NTK-aware, YaRN)։
figure-rope-scaling-short = Ուսուցման երկարությունից այն կողմ կարդալու համար մոդելն իր զույգերն ավելի դանդաղ է պտտում։
figure-rope-scaling-caption = { $d } չափում ունեցող ուշադրության գլուխը n = { $n } դիրքից մինչև { $last } դիրք ընդլայնելու համար ինտերպոլացիան ամեն freq բաժանում է { $factor }-ի վրա, NTK-aware մասշտաբավորումն օգտագործում է { $base } հիմքը, իսկ YaRN-ը { $kept } զույգ թողնում է անփոփոխ, { $blended } զույգ բաժանում է մասամբ, { $divided } զույգ՝ լրիվ։
figure-rope-scaling-details = { $beyond } Ինտերպոլացիայի դեպքում ամենադանդաղ զույգի ալիքի երկարությունը { $slowest }-ից դառնում է { $stretched }։ NTK-aware հիմքը { $before }·{ $exponent } = { $base } է։ YaRN-ն անփոփոխ է թողնում n դիրքում { $beta } կամ ավելի պտույտ կատարող զույգերը, բաժանում է առավելագույնը { $alpha } պտույտ կատարողները, իսկ դրանց միջև freq-ից պահպանում է մի մաս, որը պտույտների թվի հետ գծայնորեն աճում է 0-ից մինչև 1. այն նաև միավորները բազմապատկում է (0.1·ln { $factor } + 1)² = { $temperature } թվով, ինչը գծված չէ։
figure-rope-scaling-beyond = { $slow } զույգ n դիրքում լրիվ պտույտ չի կատարում. NTK-aware հիմքով դրանցից { $past } հատը հասնում է ուսուցման անկյուններից առավելագույնը { $most } %-ով մեծ անկյունների, ինտերպոլացիայի և YaRN-ի դեպքում՝ ոչ մեկը։
figure-rope-scaling-beyond-none = Ոչ մի զույգ չի հասնում ուսուցման անկյուններից մեծ անկյունների։
figure-rope-scaling-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները։
figure-rope-scaling-exponent = { $factor }^({ $d }/{ $less })
figure-rope-scaling-exponent-none = 1 (մեկ զույգի դեպքում չկա ավելի դանդաղ զույգ, որը ձգվի)
figure-rope-scaling-sampled = Միավորների կորի ամեն կետ միջինն է տեղաշարժերի՝ մինչև { $width } % դեպի ամեն կողմ։
figure-rope-scaling-alt = Ձախում՝ ալիքի երկարությունն ըստ զույգի, լոգարիթմական առանցքով, n = { $n }. չորս կոր՝ ինչպես ուսուցանվել է, ինտերպոլացված, NTK-aware և YaRN։ Աջում՝ ամեն մեկի միջին կոսինուսն ըստ տեղաշարժի՝ մինչև { $last }։
figure-rope-scaling-read = զույգ { $x }. ալիքի երկարությունը՝ սկզբնական { $trained }, ինտերպոլացված { $interpolated }, NTK-aware { $ntk }, YaRN { $yarn }
figure-rope-scaling-read-score = տեղաշարժ { $x }. սկզբնական { $trained }, ինտերպոլացված { $interpolated }, NTK-aware { $ntk }, YaRN { $yarn }
figure-rope-scaling-interpolated = ինտերպոլացված
figure-rope-scaling-ntk = NTK-aware հիմք
figure-rope-scaling-yarn = YaRN
figure-rope-scaling-trained = սկզբնական
figure-rope-scaling-to = մինչև { $value }

## pitfalls
figure-pitfalls-title = Սխալներ դիրքային կոդավորումներում
figure-pitfalls-line = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-pitfalls-notice = Այս սխալներով ծրագրերը շարունակում են աշխատել և գծում են ճիշտ թվացող ալիքներ։ Սխալը ցույց են տալիս միայն թվերը։
figure-pitfalls-fixed = Սխալները ցուցադրված են հոդվածի կոդավորման վրա՝ երկրաչափական ալիքի երկարություններով, բոլոր սինուսները գծված են բոլոր կոսինուսներից վեր։
figure-pitfalls-caption = { $bug }. տարրերը շեղվում են առավելագույնը { $difference }-ով։
figure-pitfalls-caption-none = { $bug }. գծված դիրքերում ({ $positions }) դա ոչինչ չի փոխում։
figure-pitfalls-longest = Ամենաերկար ալիքի երկարությունը { $wrong } է, մինչդեռ պետք է լիներ { $right }։
figure-pitfalls-longest-same = Ամենաերկար ալիքի երկարությունը երկուսում էլ { $right } է։
figure-pitfalls-norms = Նորմերը { $norm }-ի փոխարեն { $range } են։
figure-pitfalls-norms-same = Նորմերը երկուսում էլ { $norm } են։
figure-pitfalls-law-broken = Նույն տեղաշարժով հեռավորությունները դիրքից դիրք տարբերվում են. համեմատված { $starts } դիրքի մեջ՝ առավելագույնը { $spread }-ով։
figure-pitfalls-law-rounding = Նույն տեղաշարժով հեռավորությունները համեմատված { $starts } դիրքում համընկնում են՝ կլորացման ճշտությամբ ({ $spread })։
figure-pitfalls-law-close = Նույն տեղաշարժով հեռավորությունները համեմատված { $starts } դիրքում համընկնում են { $spread }-ի ճշտությամբ։
figure-pitfalls-law-kept = Նույն տեղաշարժով հեռավորությունները համեմատված { $starts } դիրքում համընկնում են։
figure-pitfalls-positions = Տարրերը, նորմերն ու հեռավորությունները գծված դիրքերինն են՝ { $positions }։
figure-pitfalls-order = Պատկերներում սինուսները վերևում են, կոսինուսները՝ ներքևում, որպեսզի հարևան տողերն իրար նման լինեն։
figure-pitfalls-drawn = { $pairs } զույգից գծված է { $drawn } հատը. թվերը բոլոր զույգերինն են։
figure-pitfalls-alt = Երեք ջերմային քարտեզ, դիրքերը ձախից աջ ({ $positions }), սինուսները կոսինուսներից վեր՝ ճիշտ կոդավորումը, սխալ կոդավորումը և դրանց տարբերությունը։ Այնուհետև երկուսի հեռավորությունն ըստ տեղաշարժի։ Տարրերը տարբերվում են առավելագույնը { $difference }-ով։
figure-pitfalls-exponent = Ցուցիչը կրկնապատկված է՝ −4·pair/d_model, ուստի բոլոր զույգերը, բացի առաջինից, ավելի դանդաղ են պտտվում
figure-pitfalls-cosine = Կոսինուսն իր ցուցիչն ունի՝ −(2·pair + 1)/d_model, ուստի ոչ մի սինուս ու կոսինուս ընդհանուր հաճախություն չունի
figure-pitfalls-odd = Վերջին չափումը կտրված է կենտ d_model-ի համար, ուստի մեկ սինուս մնացել է առանց իր կոսինուսի (գծված է որպես 0)
figure-pitfalls-odd-crash = Կենտ d_model-ի դեպքում սովորական ծրագրերը, որոնք ամեն երկրորդ չափումը լրացնում են բոլոր զույգերի կոսինուսներով, կանգ են առնում՝ սխալի հաղորդում տալով. այստեղ երևում է, թե ինչ է մնում, երբ դրա փոխարեն կոդավորումը կտրվում է ըստ չափի։
figure-pitfalls-denominator = Երբ ցուցիչում d_model/2-ի տեղում d_model/2 − 1 է, բոլոր օրենքները պահպանվում են, բայց մեկով ուսուցանված կշիռները մյուսին չեն համապատասխանում
figure-pitfalls-degrees = Անկյուններն ընդունված են որպես աստիճաններ, ուստի ամեն զույգ { $slower } անգամ դանդաղ է պտտվում, քան պետք է
figure-pitfalls-single = Անկյունները հաշվված են float32-ով, այստեղ՝ այնպիսի դիրքերում, որտեղ այն ամբողջ թվեր է բաց թողնում, ուստի դրանց շեղումն առավելագույնը մեկ ռադիան է
figure-pitfalls-halves = RoPE-ն առաջին կեսի ամեն տարրը պտտում է երկրորդ կեսի համապատասխան տարրի հետ, թեև կշիռներն ուսուցանվել են հարևան տարրերի զույգերով
figure-pitfalls-halves-shown = Ցուցադրված է մեկ վեկտոր՝ 0 դիրքի կոդավորումը, որը պտտված է մինչև ամեն դիրքը. ըստ հարևանների պտտելիս այն դառնում է այդ դիրքի կոդավորումը, իսկ ըստ կեսերի պտտելիս միասին պտտվում են զույգ չկազմող տարրեր։
figure-pitfalls-right = ճիշտ
figure-pitfalls-wrong = սխալ
figure-pitfalls-distances = դիրքերի հեռավորությունները
figure-pitfalls-difference = սխալ − ճիշտ
figure-pitfalls-sin = sin { $pair }
figure-pitfalls-cos = cos { $pair }
figure-pitfalls-read = pos { $pos }, չափում { $dim } ({ $component }, զույգ { $pair }). { $value }
figure-pitfalls-read-distance = տեղաշարժ { $offset }. ճիշտը { $right }, սխալը { $wrong }

## compare
figure-compare-title = Դիրքային եղանակների համեմատություն
figure-compare-line = գույնը՝ գնահատականի փոփոխությունը, շտրիխը՝ վեկտոր չկա
figure-compare-notice = Նայեք անկյունագծերի երկայնքով, որտեղ տեղաշարժը նույնն է։ Երբ դիրքերը գումարվում են վեկտորներին, միավորն այնտեղ կախված է դիրքից. երբ դրանք պտտում են վեկտորները կամ գումարվում են միավորին, այն դիրքից կախված չէ։
figure-compare-short = Նայեք անկյունագծերի երկայնքով, որտեղ տեղաշարժը նույնն է։
figure-compare-caption = Նույն տեղաշարժի դեպքում միավորը դիրքից դիրք փոխվում է առավելագույնը { $most }-ով, երբ դիրքերը գումարվում են վեկտորներին, { $rest }։
figure-compare-rest = իսկ մյուս դեպքերում ընդհանրապես չի փոխվում
figure-compare-rest-rounding = իսկ մյուս դեպքերում փոխվում է միայն կլորացումից ({ $least })
figure-compare-details = Գույները ցույց են տալիս, թե ինչ են դիրքերը գումարում միավորին, որն առանց դրանց { $plain } է. էջի գույնը նշանակում է 0, և բոլոր մատրիցներն ունեն մեկ սանդղակ՝ −{ $reach }-ից { $reach }։ Դիրքերը հասնում են մինչև { $last }, գծերը նշում են ուսուցման երկարությունը՝ n = { $n }. ուսուցանված վեկտորներն այնտեղ ավարտվում են, ուստի դրանից այն կողմ միավոր չկա։ Ամեն մատրիցից վեր գրված է ամենամեծ փոփոխությունն անկյունագծի երկայնքով կամ այն, որ կարևոր է միայն տեղաշարժը. { $added }. { $others }։ Հարցումն ու բանալին մեկական են, ունեն { $d } չափում և հորինված են։ Հորինված են նաև ուսուցանված վեկտորները, Shaw-ի վեկտորները (սահմանափակված ±{ $clip } տեղաշարժով) և T5-ի հավելումները ({ $buckets } խումբ երկու ուղղությունների համար միասին, մինչև { $distance })։ ALiBi-ի թեքությունը { $slope } է։
figure-compare-beyond = { $entries } միավորից { $beyond } հատը սանդղակից դուրս է և ունի դրա ծայրի գույնը. ամենահեռուն { $furthest } է։
figure-compare-stepped = Գծված է ամեն { $step }-րդ դիրքը։
figure-compare-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները։
figure-compare-alt = Յոթ քառակուսի ջերմային քարտեզ, հարցումները վերից վար՝ 0-ից { $last }, բանալիները ձախից աջ. ինչ է ամեն եղանակը գումարում միավորին։ Գծերը նշում են n = { $n } երկարությունը։ Առանց դիրքերի քարտեզը դատարկ է։
figure-compare-changing = { $name }՝ մինչև { $spread }
figure-compare-one = { $name }
figure-compare-same = { $name }՝ նույն միավորը
figure-compare-alone = { $name }՝ միայն տեղաշարժ
figure-compare-offset = տեղաշարժ { $k }
figure-compare-n = n
figure-compare-n-value = n = { $n }
figure-compare-bar = փոփոխություն
figure-compare-bar-clipped = փոփոխություն (եզրերում՝ կտրված)
figure-compare-none = առանց դիրքերի
figure-compare-sinusoidal = սինուսոիդային
figure-compare-learned = ուսուցանված
figure-compare-rope = RoPE
figure-compare-shaw = Shaw
figure-compare-t5 = T5
figure-compare-alibi = ALiBi
figure-compare-read = հարցում { $query }, բանալի { $key } (տեղաշարժ { $offset }). { $name }, միավորին գումարվում է { $change }
figure-compare-read-none = հարցում { $query }, բանալի { $key } (տեղաշարժ { $offset }). { $name }, այնտեղ վեկտոր չկա
figure-compare-here = տեղաշարժ { $offset }, միավորին գումարվում է. { $changes }

## base-context
figure-base-context-title = Մինչև որտեղ է կոսինուսների գումարը դրական
figure-base-context-line = կետ՝ մոդել, դատարկ՝ օգտագործվող երկարություն, նարնջագույն օղակ՝ ձերը
figure-base-context-notice = Քանի դեռ կոսինուսների գումարը 0-ից մեծ է, հարցմանը նման բանալին միջինում ավելի մեծ միավոր է ստանում, քան պատահականը։ Ամեն հիմքի համար կորը ցույց է տալիս առաջին տեղաշարժը, որի դեպքում գումարը 0-ից փոքր է դառնում։ Հրապարակված որոշ մոդելներ ուսուցանված են ավելի երկար հաջորդականություններով։
figure-base-context-short = Ամեն հիմքի համար կորը ցույց է տալիս առաջին տեղաշարժը, որի դեպքում կոսինուսների գումարը 0-ից փոքր է դառնում։
figure-base-context-fixed = Նշված մոդելները, ինչպես և այն կորը, որի հետ դրանք համեմատվում են, ունեն երկրաչափական ալիքի երկարություններ, ուստի այս գծապատկերը՝ նույնպես։
figure-base-context-caption = Երբ հիմքը { $base } է, { $d } չափում ունեցող ուշադրության գլխի կոսինուսների գումարն առաջին անգամ 0-ից փոքր է դառնում { $first } տեղաշարժի դեպքում. n = { $n } երկարությամբ հաջորդականությունն ավարտվում է դրանից առաջ։
figure-base-context-caption-beyond = Երբ հիմքը { $base } է, { $d } չափում ունեցող ուշադրության գլխի կոսինուսների գումարն առաջին անգամ 0-ից փոքր է դառնում { $first } տեղաշարժի դեպքում. n = { $n } երկարությամբ հաջորդականությունը հասնում է դրան։
figure-base-context-caption-searching = Երբ հիմքը { $base } է, { $d } չափում ունեցող ուշադրության գլխի կոսինուսների գումարը մինչև { $first } ոչ մի տեղաշարժի դեպքում 0-ից փոքր չէ. որոնումն առայժմ հասել է այդտեղ։
figure-base-context-steps = Առաջին տեղաշարժը ճշգրիտ գտնված է { $start }-ից մինչև { $end } միջակայքի { $known } հիմքի համար, իսկ դրանց միջև հայտնի չէ. հաջորդ՝ ավելի մեծ հիմքին տանող { $steps } քայլից { $falls } հատում առաջին տեղաշարժը փոքրանում է։
figure-base-context-so-far = Առայժմ առաջին տեղաշարժը գտնված է { $start }-ից մինչև { $end } միջակայքի { $sought } հիմքից { $known } հատի համար։
figure-base-context-limit = Եթե զույգերն անվերջ շատանային, գումարը կդառնար սահուն (ընդհատ գիծ) և առաջին անգամ 0 կլիներ { $limit } տեղաշարժի դեպքում։
figure-base-context-models = Մյուս կետերը՝ հրապարակված { $count } մոդելի կոնֆիգների երկարություններն են, որոնց գլուխներում պտտվում է { $head } չափում։ Երբ մասշտաբավորումը մեծացնում է երկարությունը, գիծը ուսուցման երկարությունից տանում է դեպի դատարկ կետ՝ կիրառման երկարության վրա։
figure-base-context-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները։
figure-base-context-alt = Ձախում՝ ատամնավոր եզրագիծ լոգարիթմական առանցքներով. ըստ հիմքի՝ առաջին տեղաշարժը, որի դեպքում կոսինուսների գումարը 0-ից փոքր է։ Գծերը նշում են { $base } հիմքը։ Աջում՝ գումարն ըստ տեղաշարժի։
figure-base-context-read = հիմք { $base }. գումարը 0-ից առաջին անգամ փոքր է { $first } տեղաշարժի դեպքում
figure-base-context-read-model = { $names }. հիմքը՝ { $base }, երկարությունը՝ { $length }
figure-base-context-read-model-used = { $names }. հիմքը՝ { $base }, ուսուցված՝ { $length }, կիրառվում է մինչև { $used }
figure-base-context-read-own = հիմք { $base }, n { $n }. գումարը 0-ից առաջին անգամ փոքր է { $first } տեղաշարժի դեպքում՝ հաջորդականությունից դուրս
figure-base-context-read-beyond = հիմք { $base }, n { $n }. գումարը 0-ից առաջին անգամ փոքր է { $first } տեղաշարժի դեպքում՝ հաջորդականության մեջ
figure-base-context-read-searching = հիմք { $base }, n { $n }. մինչև { $first } տեղաշարժը գումարը 0-ից փոքր չէ, որոնումը շարունակվում է
figure-base-context-read-sum = տեղաշարժ { $offset }. կոսինուսների գումարը { $sum }, միջինը { $mean }
figure-base-context-skyline = 0-ից փոքր առաջին գումարի տեղաշարժը
figure-base-context-sum = այս զույգերով
figure-base-context-many = անվերջ շատացող զույգերով
figure-base-context-no-models = մոդելներ՝ { $head }-չափանի ուշադրության գլխով

## partial-rotary
figure-partial-rotary-title = Մասնակի RoPE՝ անշարժ զույգեր
figure-partial-rotary-line = ամեն ընտրությանը՝ մեկ կոր, վերևի օղակները՝ անշարժ
figure-partial-rotary-notice = Անշարժ զույգը բոլոր տեղաշարժերի դեպքում միավորին նույնն է ավելացնում. այն համեմատում է բովանդակությունը՝ անկախ դիրքից։
figure-partial-rotary-caption = Ուշադրության գլխի { $pairs } զույգից պտտվում է { $turning } հատը, իսկ անշարժները բոլոր տեղաշարժերի դեպքում միջին կոսինուսին ավելացնում են { $constant }։
figure-partial-rotary-caption-none = Ուշադրության գլխի { $pairs } զույգից ոչ մեկը չի պտտվում, իսկ անշարժները բոլոր տեղաշարժերի դեպքում միջին կոսինուսին ավելացնում են { $constant }։
figure-partial-rotary-details = Երբ պտտվող զույգերը կոդավորված են որպես { $rotary } չափում ունեցող ուշադրության գլուխ, դրանց ալիքի երկարությունները հասնում են մինչև { $fewer }, երբ անշարժ են դանդաղ զույգերը՝ մինչև { $kept }, ուշադրության ամբողջ գլխում՝ մինչև { $all }։ { $last } տեղաշարժի դեպքում միջին կոսինուսը համապատասխանաբար { $fewer_last }, { $kept_last } և { $all_last } է։
figure-partial-rotary-details-none = Այս բաժինը մեկ ամբողջ զույգ էլ չի կազմում. ուշադրության ամբողջ գլխում ալիքի երկարությունները հասնում են մինչև { $all }, իսկ միջին կոսինուսը { $last } տեղաշարժի դեպքում { $all_last } է։
figure-partial-rotary-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները։
figure-partial-rotary-alt = Ձախում՝ ալիքի երկարությունն ըստ զույգի, լոգարիթմական առանցքով, ուշադրության երեք գլխի համար. երկուսում պտտվում են միայն որոշ զույգեր, մեկում՝ բոլորը. վերևի օղակները { $pairs } զույգից անշարժ { $rest } հատն են։ Աջում՝ միջին կոսինուսն ըստ տեղաշարժի։
figure-partial-rotary-read = զույգ { $x }. ալիքի երկարությունը՝ միայն առաջին չափումները { $fewer }, միայն արագ զույգերը { $kept }, բոլոր զույգերով { $all }
figure-partial-rotary-read-score = տեղաշարժ { $x }. միջին կոսինուսը՝ միայն առաջին չափումները { $fewer }, միայն արագ զույգերը { $kept }, բոլոր զույգերով { $all }
figure-partial-rotary-fewer = միայն առաջին չափումները
figure-partial-rotary-rest = միայն արագ զույգերը
figure-partial-rotary-all = բոլոր զույգերով
figure-partial-rotary-still = անշարժ
figure-partial-rotary-at-rest = չկա (անշարժ)
figure-partial-rotary-constant = անշարժ { $value }

## fourier-features
figure-fourier-features-title = Ֆուրիեի հատկանիշներ՝ կրկնվող օկտավաներ
figure-fourier-features-line = ամեն զույգին՝ մեկ կետ, ամեն կոդին՝ մեկ կոր
figure-fourier-features-notice = Այս օկտավաների բոլոր ալիքի երկարությունները (դիրքերով) ամբողջ թվեր են և ամենաերկարի բաժանարարներ։ Ամենաերկարից հետո ամբողջ կոդը կրկնվում է։
figure-fourier-features-caption = { $range } դիրք ալիքի երկարությամբ { $octaves } օկտավան կրկնվում է { $period } դիրք հետո, և n = { $n } դիրքից ոչ մի երկուսը նույն կոդը չունեն։
figure-fourier-features-caption-collide = { $range } դիրք ալիքի երկարությամբ { $octaves } օկտավան կրկնվում է { $period } դիրք հետո, և n = { $n } դիրքից ցանկացած երկուսը, որոնք իրարից { $period } դիրք հեռու են, նույն կոդն ունեն։
figure-fourier-features-details = NeRF-ը կոդավորում է −1-ից 1 միջակայքի կոորդինատ. այստեղ դրա մեկ միավորին համապատասխանում է { $unit } դիրք, այնպես որ ամբողջ միջակայքը մեկ պարբերություն է։ d_model = { $d } չափողականության կոդավորումն ունի { $pairs } զույգ, ալիքի երկարությունները { $shortest }-ից { $longest } են, և { $period } տեղաշարժի դեպքում միջին կոսինուսը { $own_period } է։
figure-fourier-features-half = Կես պարբերության, այսինքն՝ { $half } տեղաշարժի դեպքում օկտավաների միջին կոսինուսը { $halfway } է, ինչն ավելի մեծ է, քան հարևան դիրքերինը՝ { $next }։
figure-fourier-features-half-less = Կես պարբերության, այսինքն՝ { $half } տեղաշարժի դեպքում օկտավաների միջին կոսինուսը { $halfway } է, հարևան դիրքերինը՝ { $next }։
figure-fourier-features-alt = Ձախում՝ ալիքի երկարությունն ըստ զույգի, լոգարիթմական առանցքով, օկտավաների և կոդավորման համար։ Աջում՝ ամեն մեկի միջին կոսինուսն ըստ տեղաշարժի. { $period } տեղաշարժի դեպքում օկտավաները կրկին 1 են։
figure-fourier-features-sampled = Կոդավորման կորում գծված է ամեն { $step }-րդ տեղաշարժը։
figure-fourier-features-read = զույգ { $pair }. ալիքի երկարությունն օկտավաներում { $octave }, կոդավորման մեջ { $own }
figure-fourier-features-read-own = զույգ { $pair }. ալիքի երկարությունը կոդավորման մեջ { $own }, օկտավա չկա
figure-fourier-features-read-kernel = տեղաշարժ { $offset }. օկտավաների միջին կոսինուսը { $octave }, կոդավորմանը { $own }
figure-fourier-features-octaves = օկտավաներ
figure-fourier-features-own = կոդավորումը

## xpos
figure-xpos-title = xPos՝ մարող պտտում
figure-xpos-line = վերևում՝ ըստ հեռավորության, ներքևում՝ ըստ զույգի
figure-xpos-notice = xPos-ում այն, ինչ ամեն զույգ ավելացնում է միավորին, նաև մարում է տեղաշարժի հետ, և որքան արագ է պտտվում զույգը, այնքան շուտ է դա մարում։
figure-xpos-caption = { $halves }, մինչդեռ { $slope } թեքությամբ ALiBi-ն կշիռները կիսում է ամեն { $half_alibi } դիրքը մեկ։
figure-xpos-halves = Ամենաարագ զույգը մինչև կեսը մարում է { $half_first } դիրք հետո, ամենադանդաղը՝ { $half_last } դիրք հետո
figure-xpos-halves-one = Միակ զույգը մինչև կեսը մարում է { $half_first } դիրք հետո
figure-xpos-details = Զույգի բազմապատկիչը ζ^(հեռավորություն/{ $scale }) է, որտեղ զույգ 0-ի ζ-ն { $zeta_first } է, զույգ { $slowest }-ինը՝ { $zeta_last }։ n = { $n } հեռավորության վրա, որն այստեղ ընդունված է որպես ուսուցման երկարություն (ընդհատ գիծ), միջին կոսինուսը RoPE-ով { $rope_n } է, xPos-ով՝ { $xpos_n }, իսկ { $last } հեռավորության վրա համապատասխանաբար { $rope_end } և { $xpos_end } է։ ALiBi-ն, որը գծված է ուշադրության { $heads } գլխից ամենամեղմի թեքությամբ, բազմապատկում է ոչ թե միավորները, այլ կշիռները. այդ հեռավորությունների վրա՝ { $alibi_n }-ով և { $alibi_end }-ով։
figure-xpos-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները։
figure-xpos-alt = Ձախում՝ երեք կոր ըստ հեռավորության՝ մինչև { $last }. RoPE-ի միջին կոսինուսը, xPos-ինը և ALiBi-ի բազմապատկիչը։ Աջում, լոգարիթմական առանցքով, այն տեղն է, որտեղ ամեն զույգ մարել է մինչև կեսը, իսկ կողքին՝ դրա ալիքի երկարությունը։
figure-xpos-read = տեղաշարժ { $offset }. միջին կոսինուսը xPos-ով { $xpos }, RoPE-ով { $rope }, ALiBi-ի բազմապատկիչը { $alibi }
figure-xpos-read-pair = զույգ { $pair }. մինչև կեսը մարում է { $half } դիրք հետո (ζ = { $zeta }), ալիքի երկարությունը { $wavelength }
figure-xpos-rope = RoPE
figure-xpos-xpos = xPos
figure-xpos-alibi = ALiBi-ի բազմապատկիչը, թեքությունը { $slope }
figure-xpos-half = մարում է մինչև կեսը
figure-xpos-wavelength = ալիքի երկարություն
## diffusion-time
figure-diffusion-time-title = Դիֆուզիայի ժամանակը՝ որպես դիրք
figure-diffusion-time-line = ամեն պահին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-diffusion-time-notice = Դիֆուզիայի մոդելն իր ժամանակը կոդավորում է նույն սինուսոիդներով։ Եթե 0-ից 1 ժամանակները վերցվեն որպես դիրքեր, դրանք ընդգրկում են ընդամենը մեկ քայլ, որի ընթացքում ոչ մի զույգ մեկ ռադիանից ավելի չի պտտվում։ 1000-ով բազմապատկելիս դրանք ամեն զույգ պտտում են 1000 անգամ ավելի։
figure-diffusion-time-caption = Ժամանակի միջակայքի { $share } %-ին հավասար քայլը կոդավորումը տեղափոխում է { $small }-ով, երբ ժամանակը 0-ից 1 է, և { $large }-ով, երբ այն 0-ից { $end } է։
figure-diffusion-time-details = Ամբողջ ճանապարհին՝ n = { $n } քայլում, կոդավորումը տեղափոխվում է { $small_way }-ով և { $large_way }-ով. երբ հեռավորությունը √d_model = { $level } է, երկու կոդավորումներն ուղղահայաց են։ Մի դեպքում ժամանակը pos/n է, մյուսում՝ { $end }·pos/n։ Որտեղից էլ սկսվի քայլը, այն կոդավորումը նույնքան հեռու է տեղափոխում։ Ho-ն և համահեղինակները ժամանակը հաշվում են մինչև { $end }. հետագա նմուշառիչները (sampler) այդ պահերից օգտագործում են միայն մի մասը։ Ho-ի և համահեղինակների ծրագրում հիմքի ցուցիչում d_model/2-ի տեղում d_model/2 − 1 է։
figure-diffusion-time-sampled = Կորերում գծված է ամեն { $stride }-րդ քայլը։
figure-diffusion-time-alt = Կոդավորումների երկու ջերմային քարտեզ, { $n } քայլը ձախից աջ, չափումները վերից վար. ժամանակը 0-ից 1 և 0-ից { $end }։ Կողքին՝ հեռավորությունը 0 ժամանակի կոդավորումից, որը վերջում { $small_way } և { $large_way } է։
figure-diffusion-time-to-one = ժամանակը 0-ից 1
figure-diffusion-time-to-end = ժամանակը 0-ից { $end }
figure-diffusion-time-first = մեկ քայլ հետո
figure-diffusion-time-read = pos { $pos }. հեռավորությունը { $small_time } ժամանակին { $small }, { $large_time } ժամանակին՝ { $large }

## axial
figure-axial-title = Դիրքային կոդավորում երկու առանցքով
figure-axial-line = գույնը՝ հեռավորությունը, գծիկավորը՝ k հեռու վանդակները
figure-axial-notice = Զույգերի մի կեսը սյուներինն է, մյուսը՝ տողերինը, և դրանց հեռավորությունների քառակուսիները գումարվում են։ Մեջտեղից հավասարապես հեռու վանդակները կոդավորման մեջ կարող են տարբեր հեռավորությունների վրա լինել, և հավասար հեռավորության գծերը շրջանագծեր չեն։
figure-axial-short = Զույգերի մի կեսը սյուներինն է, մյուսը՝ տողերինը, և դրանց հեռավորությունների քառակուսիները գումարվում են։
figure-axial-caption = ({ $length }, 0) և ({ $across }, { $down }) վանդակները երկուսն էլ մեջտեղից { $length } վանդակ հեռու են, իսկ դրանց կոդավորումների հեռավորությունը մեջտեղի կոդավորումից համապատասխանաբար { $one } և { $other } է։
figure-axial-caption-few = (1, 0) վանդակի կոդավորման հեռավորությունը մեջտեղի կոդավորումից { $one } է, (1, 1) վանդակինը՝ √2 անգամ մեծ, { $other }։
figure-axial-details = Գույները փոխվում են { $step } քայլով, այնպես որ դրանց սահմանները նույն հեռավորության գծեր են. ընդհատ շրջանագիծը, որտեղ դրա համար տեղ կա, անցնում է մեջտեղից k վանդակ հեռու կետերով։ Գրաֆիկում, մեջտեղից { $reach } վանդակ հեռու, հեռավորությունն առանցքի երկայնքով { $far } է, անկյունագծի երկայնքով՝ { $far_diagonal }. վերջինում ամեն առանցքին ընկնում է երկարության 1/√2 մասը։
figure-axial-half = Ամեն առանցք ունի { $dims } չափում, ինչը { $d }-ի կեսն է։
figure-axial-rounded = Քանի որ d_model = { $d } արժեքը 4-ի բազմապատիկ չէ, ամեն առանցք ունի { $dims } չափում, այսինքն՝ կեսը, որը կլորացված է դեպի ներքև մինչև ամբողջ զույգեր, և ավելորդ է մնում { $rest } չափում։
figure-axial-least = Մեկ զույգը հնարավոր չէ բաժանել երկու առանցքի միջև, ուստի պատկերը { $least } չափման համար է՝ { $dims } ամեն առանցքին։
figure-axial-many = Որտեղ մեկ պիքսելին մի քանի վանդակ է համապատասխանում, այն ցույց է տալիս դրանց հեռավորությունների միջին քառակուսային արժեքը։
figure-axial-averaged = Նույնն է ցույց տալիս նաև կորերի ամեն կետը։
figure-axial-alt = Ձախում՝ մեջտեղի վանդակից եղած հեռավորությունների քարտեզ, գունային աստիճաններով, մինչև { $reach } վանդակ հեռու։ Աջում՝ հեռավորությունն ըստ երկարության առանցքի և անկյունագծի երկայնքով. վերջում { $far } և { $far_diagonal } է։
figure-axial-axis = առանցքի երկայնքով
figure-axial-diagonal = անկյունագծի երկայնքով
figure-axial-read = տեղաշարժ { $across }, { $up }. հեռավորությունը { $distance } = √({ $of_x }² + { $of_y }²)
figure-axial-read-cut = տեղաշարժ { $length }. հեռավորությունն առանցքի երկայնքով { $axis }, նույնքան հեռու անկյունագծի երկայնքով՝ { $diagonal }

## m-rope
figure-m-rope-title = M-RoPE՝ զույգեր երեք առանցքի համար
figure-m-rope-line = ամեն զույգին՝ մեկ կետ, գույնը դրա առանցքն է
figure-m-rope-notice = M-RoPE-ն ուշադրության գլխի զույգերը բաժանում է ժամանակի, բարձրության և լայնության միջև։ Թե ամեն առանցք ինչ ալիքի երկարություններ կունենա, կախված է բաժանման եղանակից։
figure-m-rope-short = Թե ինչ ալիքի երկարություններ կունենան ժամանակը, բարձրությունն ու լայնությունը, կախված է զույգերի բաժանման եղանակից։
figure-m-rope-caption = Ժամանակի, բարձրության և լայնության ամենակարճ ալիքի երկարությունները. խմբերով բաժանելիս՝ { $first_chunks }, հերթով բաժանելիս՝ { $first_interleaved }։
figure-m-rope-axes = { $time }, { $height } և { $width }
figure-m-rope-details = Ժամանակին, բարձրությանն ու լայնությանը { $pairs } զույգից հասնում է. խմբերով բաժանելիս՝ { $chunks }, հերթով բաժանելիս՝ { $interleaved }։ Դրանց ամենաերկար ալիքի երկարությունները. խմբերով՝ { $last_chunks }, հերթով՝ { $last_interleaved }։ Մեկ առանցքի ուղղությամբ { $last } տեղաշարժի դեպքում դրա զույգերի միջին կոսինուսները. խմբերով՝ { $far_chunks }, հերթով՝ { $far_interleaved }։
figure-m-rope-ordered = Խմբերով բաժանելիս ժամանակի ոչ մի զույգ բարձրության որևէ զույգից դանդաղ չէ, և բարձրության ոչ մի զույգ՝ լայնության որևէ զույգից։
figure-m-rope-spread = Հերթով բաժանելիս երեք ամենաարագ զույգերից ամեն առանցք ունի մեկը։
figure-m-rope-scaled = Qwen2-VL-ը { $all } զույգը բաժանում է խմբերով՝ { $published_chunks }, իսկ Qwen3-VL-ը հերթով՝ { $published_interleaved }. այստեղ այդ մասերը համամասնորեն բերված են { $pairs } զույգի և կլորացված մինչև ամբողջ զույգեր։
figure-m-rope-capped = Այստեղ ուշադրության գլուխն ունի առավելագույնը { $d } չափում և ոչ d_model = { $d_model }-ի բոլոր չափումները։
figure-m-rope-sampled = Միջին կոսինուսի ամեն կետ { $width } տեղաշարժի միջինն է։
figure-m-rope-alt = Երկու շարք՝ խմբերով և հերթով։ Ձախում՝ { $pairs } զույգի ալիքի երկարությունը լոգարիթմական առանցքով. գույները՝ ըստ ժամանակի, բարձրության և լայնության։ Աջում՝ ամեն առանցքի միջին կոսինուսն ըստ տեղաշարժի՝ մինչև { $last }։
figure-m-rope-chunks = խմբերով
figure-m-rope-interleaved = հերթով
figure-m-rope-time = ժամանակ
figure-m-rope-height = բարձրություն
figure-m-rope-width = լայնություն
figure-m-rope-none = չկա
figure-m-rope-read = զույգ { $pair }. ալիքի երկարությունը { $wavelength }, առանցքը՝ { $axis }
figure-m-rope-read-score = տեղաշարժ { $offset }. միջին կոսինուսը { $time } (ժամանակ), { $height } (բարձրություն), { $width } (լայնություն)

## causal
figure-causal-title = Դիրքը պատճառային դիմակից
figure-causal-line = ամեն հարցմանը՝ մեկ տող, գույնը կշիռն է
figure-causal-notice = Պատճառային դիմակի (causal mask) և հավասար կշիռների դեպքում ամեն դիրքի ուշադրությունն ընդգրկում է մեկ թոքեն ավելի, քան նախորդ դիրքինը։ Ուստի առաջին թոքենի կշիռը ցույց է տալիս դիրքը. առանց դիմակի այն բոլոր դիրքերում նույնն է։
figure-causal-short = Առաջին թոքենի կշիռը ցույց է տալիս դիրքը։
figure-causal-fixed = Այստեղ կոդավորում չկա. չափողականությունը, հիմքը և ալիքի երկարությունները ոչինչ չեն փոխում։
figure-causal-caption = Դիմակով առաջին թոքենի կշիռը 0 դիրքում 1 է, { $last } դիրքում՝ 1/{ $n } = { $level }, ինչպես առանց դիմակի բոլոր դիրքերում։
figure-causal-caption-one = Միակ դիրքի ուշադրությունը միայն իր վրա է՝ 1 կշռով, և՛ դիմակով, և՛ առանց դիմակի։
figure-causal-details = Ուշադրությունն այստեղ հավասարաչափ է. pos դիրքը 1/(pos + 1) կշիռ է տալիս ամեն թոքենի՝ մինչև իրենը ներառյալ, և ստանում է դրանց միջինը՝ ինչ կարգով էլ լինեն։
figure-causal-other = { $token } դիրքից սկսած՝ { $token } համարի թոքենը փոխանցվում է ճիշտ այնպես, ինչպես առաջինը. չի երևում, թե կարդացված թոքենների մեջ որտեղ է այն։
figure-causal-reversed = Եթե { $tokens } հորինված վեկտորից բոլորը, բացի վերջինից, դասավորվեն հակառակ կարգով, վերջին դիրքի ստացածը կփոխվի { $off }-ով, ինչը կլորացում է։
figure-causal-fall = Նախորդ դիրքից pos դիրք անցնելիս փոխանցվող մասը նվազում է 1/(pos·(pos + 1))-ով, վերջին դիրք անցնելիս՝ { $fall }-ով։
figure-causal-alike = Որպես bfloat16 պահելիս { $bf16 } և { $bf16_next } դիրքերի կշիռը նույնն է, և դրանք առաջին այդպիսի երկուսն են. որպես float16 պահելիս՝ { $f16 } և { $f16_next } դիրքերը։
figure-causal-part = Մատրիցը ցույց է տալիս առաջին { $shown } դիրքը։
figure-causal-alt = Ձախում՝ { $shown } դիրքի կշիռները. ամեն տողում մինչև անկյունագիծը հավասար են, դրանից այն կողմ չկան։ Աջում, լոգարիթմական առանցքով, 1/(pos + 1)-ն ըստ դիրքի՝ մինչև { $level } արժեքը { $last } դիրքում։
figure-causal-first = թոքեն 0-ի կշիռը
figure-causal-token = թոքեն { $token }-ի կշիռը
figure-causal-falls = փոփոխությունը նախորդ դիրքից
figure-causal-bf16 = առաջին հավասարները՝ bfloat16
figure-causal-f16 = առաջին հավասարները՝ float16
figure-causal-level = 1/n = { $value }
figure-causal-read = pos { $pos }. առաջին թոքենի կշիռը 1/{ $count } = { $weight }, առանց դիմակի՝ { $level }
figure-causal-read-weight = pos { $query } → { $key }. կշիռը 1/{ $count } = { $weight }
figure-causal-read-masked = pos { $query } → { $key }. ծածկված է դիմակով, կշիռը 0
