# What figures say of a table of positions, a model's or the reader's, in place of what they say of the formula.

## every figure
axis-dim-by-freq = չափում՝ ըստ ալիքի երկարության
axis-plane = պտտման ալիքի երկարությունը
axis-plane-from = սկզբնական ալիքի երկարություն
axis-plane-to = վերջնական ալիքի երկարություն
axis-pos-short = pos
axis-pos-left-out = ○ հաշվարկից դուրս · pos
axis-real = z-ի իրական մասը
axis-imaginary = z-ի կեղծ մասը
axis-variance = դիսպերսիայի բաժինը
axis-rotation = պտտում՝ սկզբում ամենաարագը
axis-norm = տողի նորմը
axis-r2 = R²
axis-cosine = կոսինուս
read-table-entry = pos { $pos }, չափում { $dim }. { $value }
read-table-entry-of = pos { $pos }, չափում { $dim } (ալիքի երկարությունը՝ { $wavelength }). { $value }
read-table-angle = pos { $pos }, պտտում { $wavelength } ալիքի երկարությամբ. անկյունը { $angle }, շառավիղը { $radius }
read-table-rotation = ալիքի երկարությունը { $wavelength }, մոդուլը { $modulus }, դիսպերսիայի { $share } %-ը
read-table-turn = pos { $pos }. անկյունը { $angle }°, շառավիղը { $radius }՝ { $wavelength } ալիքի երկարությամբ պտտման մեջ
read-table-share = ալիքի երկարությունը { $wavelength }. դիսպերսիայի { $share } %-ը
read-table-norm = pos { $pos }. նորմը { $norm }
read-table-step = տող՝ { $to }, սյուն՝ { $from }. { $value }, տեսությամբ՝ { $theory }
read-table-ahead = k = { $k }. R² { $r2 }
table-part = { $part } մասը, ալիքի երկարությունը { $wavelength }
table-real = իրական
table-imaginary = կեղծ
table-none = { $name }. { $rows } դիրքում, { $d } չափման դեպքում պտտում չի գտնվել։
table-too-few = Պտտումներ փնտրվում են, երբ կա առնվազն 8 դիրք, և դրանք տարբեր են։
table-fit = Ամեն դիրքից հաջորդին անցնող մեկ մատրից, որը մոտարկված է { $components } գլխավոր բաղադրիչում (դիսպերսիայի { $share } %-ը). R² { $r2 }։
table-left-out = Մոտարկման մեջ չեն մտել կտրուկ տարբերվող տողերը՝ { $list }։
table-fitted-too = Մոտարկման մեջ մտել են նաև կտրուկ տարբերվող տողերը՝ { $list }։
table-control = Ստուգիչ համեմատություն. նույն տողերը պատահական կարգով՝ R² { $shuffled }, հարթեցված պատահական տողեր՝ R² { $smooth } և { $shortest }-ից սկսվող ալիքի երկարություններ։
table-control-shuffled = Ստուգիչ համեմատություն. նույն տողերը պատահական կարգով՝ R² { $shuffled }, հարթեցված պատահական տողեր՝ R² { $smooth } և ոչ մի պտտում։
table-fading = Մարող պտտումներ՝ { $count } (մոդուլը 0.98-ից փոքր է)։

## heatmap
figure-heatmap-line-table = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-heatmap-line-table-down = ամեն դիրքին՝ մեկ տող, ամեն չափմանը՝ մեկ սյուն
figure-heatmap-line-table-apart = ամեն դիրքին՝ մեկ սյուն, ամենակարճ ալիքները վերևում
figure-heatmap-line-table-apart-down = ամեն դիրքին՝ մեկ տող, ամենակարճ ալիքները ձախում
figure-heatmap-line-table-angles = ամեն դիրքին՝ մեկ սյուն, ամեն պտտմանը՝ մեկ տող
figure-heatmap-line-table-angles-down = ամեն դիրքին՝ մեկ տող, ամեն պտտմանը՝ մեկ սյուն
figure-heatmap-table-caption = { $name }. { $rows } դիրքից առաջին { $n } հատը, { $d } չափում՝ ինչպես պահված են։
figure-heatmap-table-caption-sorted = { $name }. { $rows } դիրքից առաջին { $n } հատը, { $d } չափում՝ դասավորված ըստ այն պտտման, որին ամեն չափում ամենից շատ է հետևում։
figure-heatmap-table-caption-angles = { $name }. { $n } դիրքից ամեն մեկի անկյունը գտնված { $count } պտտման մեջ։
figure-heatmap-table-alt = Ջերմային քարտեզ՝ { $name }. { $n } դիրք, { $d } չափում, դրական տարրերը կարմիր են, բացասականները՝ կապույտ։
figure-heatmap-table-alt-sorted = Ջերմային քարտեզ՝ { $name }. { $n } դիրք, { $d } չափում, սկզբում նրանք, որոնք ամենից շուտ են կրկնվում։
figure-heatmap-table-alt-angles = Անկյունների ջերմային քարտեզ՝ { $name }. { $n } դիրք, { $count } պտտում, սկզբում ամենաարագը։
figure-heatmap-table-details = Գույներն ավարտվում են ±{ $range } արժեքներով, որոնք 100 տարրից 99-ը չի գերազանցում։ Որտեղ մեկ պիքսելին մի քանի տարր է համապատասխանում, այն ցույց է տալիս դրանց միջինը։

## trajectory
figure-trajectory-line-table = ամեն դիրքին՝ մեկ կետ, օղակները (ոչ մագենտա)՝ հաշվարկից դուրս
figure-trajectory-table-plane = λ { $wavelength } · { $share } %
figure-trajectory-table-none = պտտում չի գտնվել
figure-trajectory-table-caption = { $name }. գտնված պտտումներ՝ { $count }. ամեն դիրքից հաջորդին տանող բոլոր քայլերին մոտարկված մեկ մատրիցն ունի R² { $r2 }։
figure-trajectory-table-details = Ամեն գրաֆիկ մեկ հարթություն է, որում z-ը պտտվում է։ 0°-ը վերևում է։ Շրջանագծի շառավիղը 1 է, որը մոտարկված տողերի միջին քառակուսային արժեքն է։ Ամեն վերնագրում տրված են λ ալիքի երկարությունը (դիրքերով), դիսպերսիայի բաժինը և մոդուլը, այսինքն՝ այն գործակիցը, որով մեկ քայլը բազմապատկում է շառավիղը։
figure-trajectory-table-sampled = Կետ ունի հավասար քայլերով վերցված { $count } դիրք։
figure-trajectory-table-beyond = Գծապատկերների եզրերից դուրս ընկած կետեր՝ { $count }։
figure-trajectory-table-alt = { $name }. { $shown } գրաֆիկ, ամեն մեկում { $n } կետ՝ ըստ դիրքի գունավորված, շրջանագծի շուրջ։ Ալիքի երկարությունները՝ ըստ ուժգնության. { $list } դիրք։
figure-trajectory-table-alt-none = { $name }. դատարկ շրջանագիծ. { $rows } դիրքում պտտում չի գտնվել։

## wavelengths
figure-wavelengths-line-table = կորը՝ բաժինն ըստ ալիքի երկարության, կետերը՝ ամեն պտույտինը
figure-wavelengths-table-smooth = այսպիսի պտտումներ ունի ցանկացած սահուն աղյուսակ
figure-wavelengths-table-found = գտնված պտտումներ
figure-wavelengths-table-fading = մոդուլը 0.98-ից փոքր
figure-wavelengths-table-line = երկրաչափական՝ d_model { $d }, հիմք { $base }
figure-wavelengths-table-caption = { $name }. գտնված պտտումներ՝ { $count }, ալիքի երկարությունները՝ { $list } դիրք։
figure-wavelengths-table-details = Գիծը (պարբերագիր) ցույց է տալիս դիսպերսիայի բաժինը 1/{ $kept } լայնությամբ հաճախությունների շերտում՝ ըստ բոլոր չափումների։ Կետը ցույց է տալիս դիսպերսիայի բաժինը մեկ պտտման հարթության մեջ և պարտադիր չէ, որ գծի վրա լինի։
figure-wavelengths-table-shaded = Ներկված է { $shortest } դիրքից սկսվող մասը. այնտեղ նույն որոնումը պտտումներ է գտնում հարթեցված պատահական տողերում։
figure-wavelengths-table-rotations = Պտտումները՝ { $list }։
figure-wavelengths-table-formula = Լոգարիթմների փոքրագույն քառակուսիներով ամեն ալիքի երկարություն նախորդից մեծ է { $ratio } անգամ, ինչպես d_model { $d }-ի և { $base } հիմքի դեպքում, երբ դիրքերը բազմապատկված են { $stretch }-ով։
figure-wavelengths-table-alt = { $name }. դիսպերսիայի բաժինն ըստ ալիքի երկարության, լոգարիթմական սանդղակով, պտտումները՝ կետերով ({ $count }). { $list } դիրք։
figure-wavelengths-table-alt-none = { $name }. դիսպերսիայի բաժինն ըստ ալիքի երկարության, լոգարիթմական սանդղակով. { $rows } դիրքում պտտում չի գտնվել։

## rotation
figure-rotation-line-table = k դիրքով քայլ՝ մոտարկված և ըստ տեսության
figure-rotation-table-fitted = մոտարկված · R² { $fit }
figure-rotation-table-theory = տեսություն՝ պտտումներ
figure-rotation-table-reach = տեսության R²-ն ըստ k-ի
figure-rotation-table-caption = { $name }. { $k } դիրքով քայլի համար մոտարկված { $size } × { $size } մատրիցն ունի R² { $fit }, և դրա տարրերը տեսությունից տարբերվում են առավելագույնը { $off }-ով։
figure-rotation-table-caption-few = { $name }. { $k } դիրքով քայլի համար տեսությունը { $size } × { $size } մատրից է։
figure-rotation-table-details = Տեսության մեջ ամեն պտտմանը մեկ 2 × 2 բլոկ է համապատասխանում։ Ամեն բլոկ պտտում է անկյան k-պատիկով և մասշտաբավորում մոդուլի k-րդ աստիճանով։ Մոտարկումը փոքրագույն քառակուսիներով է՝ բոլոր { $size } × { $size } տարրերն ազատ են։ Երրորդ գրաֆիկը ցույց է տալիս, թե pos + k դիրքում z-ի քառակուսիների գումարի որ մասն է բացատրում տեսությունը։
figure-rotation-table-few = { $k } հեռավորությամբ տողերը չափազանց քիչ են մոտարկման համար։
figure-rotation-table-off = Մոտարկված է տողերի { $pairs } զույգով. տեսությունից ամենաշատը տարբերվող տարրի տողը՝ { $to }, սյունը՝ { $from }։
figure-rotation-table-alt = { $name }. կողք կողքի երկու { $size } × { $size } մատրից՝ մոտարկված և ըստ տեսության, անկյունագծի վրա { $count } բլոկ, k = { $k }. այնուհետև R²-ն ըստ k-ի։
figure-rotation-table-alt-none = { $name }. դատարկ գրաֆիկ. { $rows } դիրքում պտտում չի գտնվել։

## norms
figure-norms-line-table = ամեն դիրքի տողի նորմը
figure-norms-table-median = մեդիան { $value }
figure-norms-table-far = կտրուկ տարբերվող
figure-norms-table-others = մյուս տողերը
figure-norms-table-caption = { $name }. { $n } դիրքի նորմերի մեդիանը { $median } է, կտրուկ տարբերվողներ՝ { $out }, մյուսների նորմը՝ { $range }։
figure-norms-table-caption-alike = { $name }. { $n } դիրքի նորմերը՝ { $range }, մեդիանը՝ { $median }։
figure-norms-table-details = Տողը կտրուկ տարբերվող է, եթե դրա նորմը գերազանցում է աղյուսակի նորմերի մեդիանի 4/3-ը։
figure-norms-table-out = Կտրուկ տարբերվողներ՝ { $list }։
figure-norms-table-none = Ցուցադրված տողերից ոչ մեկը կտրուկ տարբերվող չէ։
figure-norms-table-below = Ներքևի գրաֆիկում միայն մյուս տողերն են։
figure-norms-table-alt = { $name }. { $n } դիրքից ամեն մեկի նորմը, մեդիանը՝ { $median }, կտրուկ տարբերվողները՝ օղակներով ({ $out })։

## where the encoding comes from
param-source = Կոդավորում
param-source-formula = բանաձև
param-source-minilm = MiniLM
param-source-whisper-decoder = Whisper-ի ապակոդավորիչ
param-source-whisper-encoder = Whisper-ի կոդավորիչ
param-source-yours = ձերը
param-cells-apart-table = դասավորված
param-outliers = Կտրուկ տարբերվող տողերը
param-outliers-out = հանված
param-outliers-in = ներառված
param-likeness = Համեմատության չափը
param-likeness-distance = հեռավորություն
param-likeness-cosine = կոսինուս
source-help = Գծել բանաձևը, մոդելի սովորած դիրքերը կամ ձեր աղյուսակը
source-minilm-name = MiniLM
source-minilm-whose = MiniLM-L6-H384, ուսուցանված, ինչպես all-MiniLM-L6-v2-ում (Apache-2.0, MIT)
source-whisper-decoder-name = Whisper-ի ապակոդավորիչ
source-whisper-decoder-whose = OpenAI-ի Whisper tiny.en-ի ապակոդավորիչ (decoder), ուսուցանված (MIT)
source-whisper-encoder-name = Whisper-ի կոդավորիչ
source-whisper-encoder-whose = OpenAI-ի Whisper tiny.en-ի կոդավորիչ (encoder) (MIT)։ Ուսուցանված չէ. հաշվված է tensor2tensor-ի տեսքի բանաձևով, պահված է 16 բիթով
source-coming = Աղյուսակը ճանապարհին է. մինչ այդ ցուցադրված է բանաձևը։
source-failed = Աղյուսակը տեղ չհասավ. ցուցադրված է բանաձևը։
source-again = Կրկին փորձել
source-drop = Ձեր աղյուսակը տվեք «Ստուգել ձերը» բաժնում։ Այն մնում է ձեր դիտարկիչում, ուստի ոչ մի հղում այն չի բերում. մինչ այդ ցուցադրված է բանաձևը։
source-more = Այս աղյուսակի մասին
source-facts =
    { $name }, { $rows } × { $d }. { NUMBER($count) ->
        [one] մեկ պտտում
       *[other] { $count } պտտում
    }. հաջորդ դիրքին տանող քայլի մոտարկման R²-ն { $r2 } է
source-facts-computed = { $name }, { $rows } × { $d }. ըստ բանաձևի
source-outliers = մոտարկել նաև կտրուկ տարբերվող դիրքերը
source-cosines = հեռավորությունների փոխարեն՝ կոսինուսներ
source-compare = Համեմատել ամենամոտ բանաձևի հետ՝ d_model { $d }, հիմք { $base }
source-fixed = { $value } այս աղյուսակում
source-fixed-base = չկա. սա աղյուսակ է
figure-formula-alone = հետևում է միայն բանաձևին, ոչ թե աղյուսակին
figure-formula-alone-model = հետևում է միայն բանաձևին, ոչ թե մոդելին
board-line-of-table = Տող { $pos }. նորմը { $norm } · հեռավորությունը տող { $pos }-ից տող { $other } (ընդհատ գիծ)՝ { $distance }
figure-heatmap-table-details-angles = Գույներն անկյան հետ մեկ անգամ անցնում են ամբողջ շրջանը, ինչպես բանաձևի ջերմային քարտեզում։ Որտեղ մեկ պիքսելին մի քանի դիրք է համապատասխանում, այն ցույց է տալիս շրջանագծի առավելագույնը 16 կետի միջինը. որքան քիչ են դրանք համընկնում, այնքան գորշ է գույնը։
figure-heatmap-table-none = Այս աղյուսակում պտտում չի գտնվել, ուստի տարրերը ցուցադրված են, ինչպես պահված են։

## vector
label-row = pos տողը՝ 0-ից վեր կարմիր, վար՝ կապույտ
label-row-k = pos + k տողը
figure-vector-line-table = ամեն չափմանը՝ մեկ սյունակ, բարձրությունը դրա արժեքն է
figure-vector-table-caption = { $name }. { $rows } տողից մեկի { $d } տարրը։
figure-vector-table-alt = Սյունակներ՝ արժեքն ըստ չափման նշորդի դիրքում, { $name }. { $d } տարր, 0-ից վեր կարմիր, 0-ից վար կապույտ, −{ $end }-ի և { $end }-ի միջև։ Կետերը pos + k դիրքի տողն են։
figure-vector-table-details = Վերին եզրի կետերն այն չափումներն են, որոնք ընտրված պտտմանն ավելի են հետևում, քան մյուս պտտումներին։
figure-vector-table-cut = Առանցքն ավարտվում է ±{ $end } արժեքներով. աղյուսակի { $entries } տարրից { $beyond } հատն այդ սահմանից դուրս է և կտրված է։
figure-vector-table-columns = Հարևան չափումներն ընդհանուր սյունակներ ունեն՝ ամեն սյունակը ձգվում է դրանց արժեքներից փոքրագույնից մինչև մեծագույնը։
read-table-row = pos { $pos }. նորմը { $norm }, ամենամեծ տարրը { $value }, չափում { $dim }
figure-vector-table-now = pos { $pos }. նորմը { $norm }
read-table-following = { $wavelength } ալիքի երկարությանը հետևող չափումներ՝ { $count }
read-table-dimension = չափում { $dim }. { $least }-ից { $greatest }, { $n } դիրքում
read-table-dimension-of = չափում { $dim }. { $least }-ից { $greatest }, { $n } դիրքում. { $wavelength } ալիքի երկարությամբ պտտման հետ տատանվում է ±{ $amplitude }-ով

## distance-matrix
figure-distance-matrix-line-table = դիրքերի ամեն զույգին՝ մեկ վանդակ
figure-distance-matrix-table-caption = { $name }. { $rows } դիրքից առաջին { $n } հատի հեռավորությունները։
figure-distance-matrix-table-caption-cosine = { $name }. { $rows } դիրքից առաջին { $n } հատի կոսինուսները՝ միջին տողը հանելուց հետո։
figure-distance-matrix-table-half = Աղյուսակի { $pairs } զույգի կեսի հեռավորությունն առավելագույնը { $half } է։
figure-distance-matrix-table-alt = Հեռավորությունների ջերմային քարտեզ՝ { $name }. { $n } դիրք, i դիրքը՝ վերից վար, j դիրքը՝ լայնքով։ Մուգ վանդակները մոտ են, գույներն ավարտվում են { $end } արժեքով։
figure-distance-matrix-table-alt-cosine = Կոսինուսների ջերմային քարտեզ՝ { $name }. { $n } դիրք, i դիրքը՝ վերից վար, j դիրքը՝ լայնքով, կարմիրը մոտ է 1-ին, կապույտը՝ −1-ին։
figure-distance-matrix-table-details = Գույները 0-ից մինչև { $end } են. վերջին արժեքն աղյուսակի 100 զույգից 99-ը չի գերազանցում։ Մատրիցի կողքի կորը ցույց է տալիս մինչև նշորդի դիրքը եղած հեռավորությունները։ Որտեղ մեկ պիքսելին մի քանի զույգ է համապատասխանում, այն ցույց է տալիս դրանց հեռավորությունների միջին քառակուսային արժեքը։
figure-distance-matrix-table-details-cosine = Գույները −1-ից մինչև 1 են։ Մատրիցի կողքի կորը ցույց է տալիս նշորդի դիրքի հետ կազմած կոսինուսները։ Որտեղ մեկ պիքսելին մի քանի զույգ է համապատասխանում, այն ցույց է տալիս դրանց կոսինուսների միջինը։
figure-distance-matrix-table-blocks = Դիրքերը համեմատվում են { $block }-ական բլոկներով՝ երկու բլոկի բոլոր զույգերի միջինով, վերջին բլոկը կարող է վերջին դիրքից դուրս գալ. մկնիկի սլաքի տակ մեկ զույգի ճշգրիտ արժեքն է։
figure-distance-matrix-table-outstanding =
    { NUMBER($count) ->
        [one] Դիրք { $list }. կտրուկ տարբերվող է, գույների սանդղակն այն անտեսում է։
       *[other] Դիրքեր { $list }. կտրուկ տարբերվող են, գույների սանդղակը դրանք անտեսում է։
    }
figure-distance-matrix-table-lost = Միջինից չտարբերվող տողեր, որոնք կոսինուս չունեն՝ { $count }։
read-table-distance = pos { $i } և { $j }, տեղաշարժ { $offset }. հեռավորությունը { $value }
read-table-cosine = pos { $i } և { $j }, տեղաշարժ { $offset }. կոսինուսը { $value }
read-table-no-cosine = pos { $i } և { $j }, տեղաշարժ { $offset }. կոսինուս չկա, քանի որ տողերից մեկը միջինն է

## distance-offset and similarity
figure-distance-offset-line-table = ամեն տեղաշարժին՝ մեկ կետ, բարձրությունը միջինն է
figure-distance-offset-table-caption = { $name }. { $offset } տեղաշարժի դեպքում միջին հեռավորությունը { $mean } է, ստանդարտ շեղումը՝ { $deviation }։
figure-distance-offset-table-caption-single = { $name }. համեմատելու երկու դիրք չկա։
figure-distance-offset-table-alt = Միջին հեռավորության գրաֆիկն ըստ տեղաշարժի՝ 0-ից { $last }, { $name }։ Շուրջը եղած շերտը երկու կողմ է ձգվում մեկ ստանդարտ շեղումով։
figure-distance-offset-table-alone = Միայն տեղաշարժով բացատրվում է զույգերի դիսպերսիայի { $alone } %-ը, բանաձևի դեպքում՝ 100 %-ը։
figure-distance-offset-table-each = Գիծը նույն տեղաշարժի բոլոր դիրքազույգերի միջինն է, շերտը երկու կողմ է ձգվում այդ զույգերի մեկ ստանդարտ շեղումով։
figure-distance-offset-table-some = Գիծը նույն տեղաշարժի առավելագույնը { $most } դիրքազույգի միջինն է (հավասար քայլերով, { $offsets } տեղաշարժի համար), շերտը երկու կողմ է ձգվում այդ զույգերի մեկ ստանդարտ շեղումով։
figure-distance-offset-table-order = Եթե տողերը պատահական կարգով լինեին, սպասվող միջին հեռավորությունն ամեն տեղաշարժի դեպքում կլիներ { $mean }։
figure-distance-offset-table-left-out =
    { NUMBER($count) ->
        [one] Դիրք { $list }. կտրուկ տարբերվող է և հանված է։
       *[other] Դիրքեր { $list }. կտրուկ տարբերվող են և հանված են։
    }
figure-distance-offset-table-mean = միջին
figure-distance-offset-table-band = ± մեկ ստանդարտ շեղում
figure-distance-offset-table-own = pos և pos + k
figure-distance-offset-table-shuffled = խառնված { $value }
read-table-distances = տեղաշարժ { $offset }. միջին հեռավորությունը { $mean }, ստանդարտ շեղումը { $deviation }, կենտրոնական 80 %-ը { $low }-ից { $high }, { $pairs } զույգ
figure-similarity-line-table = ամեն տեղաշարժին՝ մեկ կետ, բարձրությունը միջինն է
figure-similarity-table-caption = { $name }. { $offset } տեղաշարժի դեպքում միջին սկալյար արտադրյալը { $mean } է, ստանդարտ շեղումը՝ { $deviation }։
figure-similarity-table-caption-cosine = { $name }. { $offset } տեղաշարժի դեպքում միջին կոսինուսը { $mean } է, ստանդարտ շեղումը՝ { $deviation }. նախապես հանված է աղյուսակի տողերի միջինը։
figure-similarity-table-caption-single = { $name }. համեմատելու երկու դիրք չկա։
figure-similarity-table-alt = Միջին սկալյար արտադրյալի գրաֆիկն ըստ տեղաշարժի՝ 0-ից { $last }, { $name }։ Շուրջը եղած շերտը երկու կողմ է ձգվում մեկ ստանդարտ շեղումով։
figure-similarity-table-alt-cosine = Միջին կոսինուսի գրաֆիկն ըստ տեղաշարժի՝ 0-ից { $last }, { $name }։ Շուրջը եղած շերտը երկու կողմ է ձգվում մեկ ստանդարտ շեղումով։
read-table-products = տեղաշարժ { $offset }. միջին արտադրյալը { $mean }, ստանդարտ շեղումը { $deviation }, կենտրոնական 80 %-ը { $low }-ից { $high }, { $pairs } զույգ
read-table-cosines = տեղաշարժ { $offset }. միջին կոսինուսը { $mean }, ստանդարտ շեղումը { $deviation }, կենտրոնական 80 %-ը { $low }-ից { $high }, { $pairs } զույգ
figure-trajectory-title-table = Աղյուսակի պտտումները
figure-heatmap-title-table = Դիրքերի աղյուսակ
