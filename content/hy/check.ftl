### The settings as a program, and a reader's own encoding held against the page's.

code-lede = Կոդավորումն էջի ընթացիկ կարգավորումներով՝ { $d } չափում, հիմքը { $base }, { $n } դիրք։ Ծրագիրը կանգ է առնում՝ սխալի հաղորդում տալով, եթե ստուգվող երեք արժեքներից որևէ մեկը տարբերվում է էջի արժեքից։
code-language = Լեզու
code-program = Ծրագիր
code-copy = Պատճենել
code-copied = Պատճենված է։
code-failed = Դիտարկիչը պատճենել չթույլատրեց։ Ընտրեք տեքստը և պատճենեք։

check-title = Ստուգել ձերը՝ կոդավորում կամ մոդելի կոնֆիգուրացիա
check-lede = Տվեք ձեր դիրքային կոդավորումը և տեսեք, թե որն է այն կամ որտեղ է սխալը։ Տվեք մոդելի կոնֆիգուրացիան և տեսեք դրա ալիքի երկարությունները։ Այս էջից ոչինչ դուրս չի գալիս։
check-help = NumPy-ի ֆայլ (.npy կամ .npz, առավելագույնը { $most } թիվ) կամ ցանկացած չափի .safetensors ֆայլ, որից կարդացվում է միայն ձեր ընտրած զանգվածը. թվերի տողեր, ամեն դիրքին մեկ տող, CSV-ով կամ Python-ի տպածի պես. config.json կամ դրա rope_parameters կամ rope_scaling մասը։ .pt, .bin կամ .gguf ֆայլի համար տրվում է Python-ի այն տողը, որը դրանից կստանա նշվածներից մեկը։
check-what = Ինչ կարելի է տալ
check-examples = կամ փորձեք
check-example-table = սխալ աղյուսակ
check-example-list = հաճախություններ
check-example-config = կոնֆիգուրացիա
check-file = Կամ ընտրեք ֆայլ կամ գցեք այն այս բաժնի ցանկացած տեղում
check-text = Տեղադրեք աղյուսակ կամ կոնֆիգուրացիա
check-go = Ստուգել
check-busy = Համեմատվում է…
check-stop = Դադարեցնել
check-stopped = Դադարեցված է։
check-is-known = Սա հոդվածի կոդավորումն է՝ տարր առ տարր։
check-is-transposed = Սրանք հոդվածի թվերն են, բայց տողերն ու սյուները փոխված են տեղերով։
check-judged-right = Սխալ չգտնվեց։
check-judged-doubtful = Սա կարող է սխալ լինել։
check-judged-wrong = Սխալ կա։
check-is-convention = Սա հայտնի կոդավորում է, բայց ոչ հոդվածինը. { $name }։
check-is-bug = Այստեղ կա հայտնի սխալներից մեկը։
check-fix = Այսպես է ճիշտ.
check-is-dropout = Սա dropout-ից հետո ստացված կոդավորում է. զրոյական տարրերը՝ { $count }, մնացածները պահանջվողից մեծ են { $scale } անգամ։
check-is-nothing = Այստեղ կոդավորում չկա.
check-nothing-zeros = բոլոր թվերը զրո են, ինչպես երբեք չլրացված զանգվածում։
check-nothing-constant = բոլոր թվերը նույնն են։
check-nothing-rows = բոլոր տողերը նույնն են և դիրքերի մասին ոչինչ չեն ասում։
check-row-zero = { $row } համարի տողը զրոյական է։ Տողերը համարակալված են 0-ից։
check-row-copy = { $row } համարի տողը { $before } համարի տողի պատճենն է, մյուսները ճիշտ են։ Տողերը համարակալված են 0-ից։
check-row-repeat = { $row } համարի տողը կրկնում է { $before } համարի տողը, և հաջորդ տողերը մեկ դիրք ուշացած են։ Տողերը համարակալված են 0-ից։
check-row-other = { $row } համարի տողը սխալ է, մյուսները ճիշտ են։ Տողերը համարակալված են 0-ից։
check-as-tensor2tensor = ինչպես tensor2tensor-ում, fairseq-ում, Whisper-ում և DDPM-ի ժամանակային քայլերում, ամենադանդաղ զույգի ալիքի երկարությունը հենց 2π·base է
check-as-halves = ինչպես Marian-ում, Pegasus-ում և GPT-J-ում, նախ բոլոր սինուսներն են, հետո բոլոր կոսինուսները
check-as-cosines-first = ինչպես diffusers-ի ժամանակային քայլերում և պտտական կոդավորման քեշերում, նախ կոսինուսներն են
check-as-rotary = ինչպես Llama-ում և Qwen-ում, սա պտտական կոդավորման աղյուսակ է
check-as-grid = ինչպես DETR-ում, ViT-ում և MAE-ում, տողերը ցանցի տեղերն են և կոդավորում են դրա երկու առանցքը
check-as-rotary-grid = ինչպես նկարների պտտական կոդավորման մեջ, տողերը ցանցի տեղերն են, և զույգերը հերթով պտտվում են ըստ շարքի ու ըստ տեղի
check-as-octaves = ինչպես NeRF-ում, հաճախությունը զույգից զույգ կրկնապատկվում է
check-as-wavelengths = դասավորությունը սովորականն է, ալիքի երկարություններն ուրիշ են
check-as-scaled = բոլոր տարրերը բազմապատկված են մեկ թվով
check-note-padding =
    { NUMBER($count) ->
        [one] { $rows } համարի տողը զրոյական է (տողերը համարակալված են 0-ից). այն պահված է լրացման (padding) համար, ինչպես fairseq-ում։
       *[other] Զրոյական է { $count } տող, առաջինները՝ { $rows } (տողերը համարակալված են 0-ից). դրանք պահված են լրացման (padding) համար։
    }
check-note-grid = { $row } համարի տողը 0 շարքի 1 տեղն է. տողերը հետևում են շարքերին։ Մյուս ուղղությամբ (սյունակ առ սյունակ) հաշվող ծրագրում այն 1 շարքի 0 տեղն է. երկուսն առաջին անգամ տարբերվում են { $row } համարի տողում։
check-note-zero = Ընդհանուր առմամբ զրոյական է { $count } տող։
check-note-padded = Վերջին սյունը զրոյական է. դրանով չափումների թիվը կենտ է դառնում, ինչպես tensor2tensor-ում և fairseq-ում։
check-note-sines = Եթե սա պետք է գումարվեր ներկառուցումներին, ապա կոսինուսները պակասում են։
check-note-cosines = Եթե սա պետք է գումարվեր ներկառուցումներին, ապա սինուսները պակասում են։
check-note-single = Անկյունները հաշվված են float32-ով։ Սա կլորացում է, որն աճում է դիրքի հետ. այս դիրքերում դրա ազդեցությունը փոքր է։
check-note-narrow = Անկյունները նույնպես հաշվված են նեղ ձևաչափով, և դրանց շեղումն այս դիրքերում հասնում է { $most }-ի և մեծանում է դիրքի հետ։ Հաշվեք դրանք float32-ով և միայն արդյունքը պահեք նեղ ձևաչափով։
check-is-off = Սխալ տարրեր՝ { $count }։
check-is-unknown = Սա այստեղ հայտնի կոդավորումներից չէ։ Հնարավոր է՝ ֆայլի այլ զանգված է, կամ ներկայացումներ, որոնց դիրքերն արդեն գումարված են։
check-differs = Առաջինը՝ տող { $row }, չափում { $dim } (երկուսն էլ 0-ից). { $expected } արժեքի փոխարեն { $found } է։
check-differs-page = Էջի այժմյան կոդավորման համեմատությամբ առաջին տարբերությունը՝ տող { $row }, չափում { $dim } (երկուսն էլ 0-ից). { $expected } արժեքի փոխարեն { $found } է։
check-shape = Չափսեր
check-shape-said = { $rows } դիրք, { $cols } չափում
check-shape-turned = { $rows } դիրք, { $cols } չափում, տրանսպոնացված է. ձեր սյուները դիրքերն են
check-layout = Կարգ
check-layout-interleaved = սինուս և կոսինուս հերթով, ինչպես հոդվածում
check-layout-split = նախ բոլոր սինուսները, հետո բոլոր կոսինուսները
check-layout-interleaved-cos = կոսինուս և սինուս հերթով
check-layout-split-cos = նախ բոլոր կոսինուսները, հետո բոլոր սինուսները
check-layout-cos-halves = կոսինուսների աղյուսակ, բոլոր զույգերը երկու անգամ իրար հետևից՝ «rotate half» եղանակով պտտական կոդավորման համար
check-layout-sin-halves = սինուսների աղյուսակ, բոլոր զույգերը երկու անգամ իրար հետևից՝ «rotate half» եղանակով պտտական կոդավորման համար
check-layout-cos-pairs = կոսինուսների աղյուսակ, ամեն մեկը երկու անգամ՝ հարևան չափումների պտտական կոդավորման համար
check-layout-sin-pairs = սինուսների աղյուսակ, ամեն մեկը երկու անգամ՝ հարևան չափումների պտտական կոդավորման համար
check-layout-cosines = կոսինուսների աղյուսակ, ամեն զույգին մեկը
check-layout-sines = սինուսների աղյուսակ, ամեն զույգին մեկը
check-layout-cos-sin-halves = երկու աղյուսակ կողք կողքի՝ կոսինուսների և սինուսների, բոլոր զույգերը երկու անգամ իրար հետևից՝ «rotate half» եղանակով պտտական կոդավորման համար
check-is-nested = Երկու կոդավորում կողք կողքի. մեկը հաշվում է { $period } տողից կազմված { $groups } խումբ, օրինակ՝ ժամանակը, մյուսը՝ խմբի ներսի տողերը, օրինակ՝ նկարի տեղերը։
check-nested-slow = Տողերի խմբեր
check-nested-fast = Խմբի ներսում
check-nested-part = սյունակներ { $first }-ից { $last }. { $head }
check-grid = Ցանց
check-grid-line = { $lines } շարք, ամեն մեկում { $width } տեղ. չափումների առաջին կեսում շարքն է, երկրորդում՝ տեղը շարքում, երկու կեսերն էլ այս դասավորությամբ
check-grid-place = { $lines } շարք, ամեն մեկում { $width } տեղ. չափումների առաջին կեսում տեղն է շարքում, երկրորդում՝ շարքը, երկու կեսերն էլ այս դասավորությամբ
check-grid-line-quarters = { $lines } շարք, ամեն մեկում { $width } տեղ. շարքի և շարքում տեղի սինուսները, ապա երկուսի կոսինուսները
check-grid-place-quarters = { $lines } շարք, ամեն մեկում { $width } տեղ. շարքում տեղի և շարքի սինուսները, ապա երկուսի կոսինուսները
check-grid-line-pairs = { $lines } շարք, ամեն մեկում { $width } տեղ. զույգ համարով զույգերը պտտվում են ըստ շարքի, կենտ համարովները՝ ըստ տեղի, հաճախությունների մեկ շարքով
check-grid-place-pairs = { $lines } շարք, ամեն մեկում { $width } տեղ. զույգ համարով զույգերը պտտվում են ըստ տեղի, կենտ համարովները՝ ըստ շարքի, հաճախությունների մեկ շարքով
check-rule = Ալիքի երկարություններ
check-rule-paper = ցուցիչը 2·pair/d, ինչպես հոդվածում
check-rule-half = ցուցիչը pair/d
check-rule-exponent = ցուցիչը 4·pair/d
check-rule-cosine = ցուցիչը 2·pair/d սինուսների համար, (2·pair + 1)/d՝ կոսինուսների
check-rule-denominator = ցուցիչը pair/(d/2 − 1), հասնում է հենց հիմքին, ինչպես tensor2tensor-ում
check-rule-octaves = զույգից զույգ կիսվում են
check-rule-linear = աճում են հավասար երկարություններով
check-rule-harmonic = հավասարահեռ հաճախություններով
check-rule-random = պատահական, ինչպես այս էջում
check-rule-power = աճում են խորանարդով
check-base = Հիմք
check-same = Նույնն է, ինչ
check-same-said = { $rule }, հիմք { $base }
check-first = Առաջին դիրքը
check-step = Քայլ
check-step-said = { $step }՝ ամեն տողի հետ
check-step-grid = { $line }՝ ամեն շարքի հետ, { $place }՝ շարքում ամեն տեղի հետ
check-scale = Մասշտաբ
check-scale-said = բազմապատկված { $scale }-ով
check-scale-root = բազմապատկված { $scale }-ով ({ $cols }-ի արմատն է)
check-precision = Ճշտություն
check-precision-f64 = float64, շեղումն առավելագույնը { $most }
check-precision-f32 = float32, անկյունները float64-ով, շեղումն առավելագույնը { $most }
check-precision-single = float32, անկյունները նույնպես, շեղումն առավելագույնը { $most }
check-precision-f16 = float16, շեղումն առավելագույնը { $most }
check-precision-bf16 = bfloat16, շեղումն առավելագույնը { $most }
check-precision-half-angles = float16, անկյունները նույնպես, շեղումն առավելագույնը { $most }
check-precision-brain-angles = bfloat16, անկյունները նույնպես, շեղումն առավելագույնը { $most }
check-precision-digits = որքան երևում է տասնորդական { $count } նիշով, շեղումն առավելագույնը { $most }
check-bug-single = Անկյունները հաշվված են float32-ով. որքան հեռու է դիրքը, այնքան մեծ է շեղումը
check-bug-in-degrees = Անկյունները վերածված են աստիճանների, ապա ընդունված որպես ռադիաններ. ամեն ալիք պահանջվողից արագ է { $slower } անգամ
check-bug-shows = Առաջին անգամ երևում է այստեղ. տող { $row }, չափում { $dim } (երկուսն էլ 0-ից)՝ { $found }, մինչդեռ ճիշտը { $expected } է։
check-bug-hidden = Այս դիրքերում այն ոչինչ չի փոխում։
check-is-learned =
    Ըստ երևույթին, սա ուսուցանված է. ոչ մի օրենքի չի համապատասխանում, բայց դիսպերսիայի { $share } %-ում մեկ մատրից ամեն դիրքից տանում է հաջորդին (R² { $r2 }, տողերի պատահական կարգով՝ { $shuffled }), և գտնվել է { NUMBER($count) ->
        [one] մեկ պտտում
       *[other] { $count } պտտում
    }՝ { $list } դիրք ալիքի երկարությամբ։
check-is-mask = Սա պատճառային դիմակ է (causal mask), ոչ թե կոդավորում. հարցումից հետո եկող դիրքերը ծածկված են՝ գումարելով { $hidden }։
check-is-mask-window = Սա պատուհանով պատճառային դիմակ է (causal mask), ոչ թե կոդավորում. երևում է { $window } դիրք՝ մինչև հարցումը ներառյալ, մյուսները ծածկված են՝ գումարելով { $hidden }։
check-is-alibi = Սա ALiBi-ի bias-ն է (միավորի հավելումը), ոչ թե կոդավորում. թեքությունը { $slope } է՝ հարցումից առաջ եղած բանալիների համար։
check-is-alibi-both = Սա ALiBi-ի bias-ն է (միավորի հավելումը), ոչ թե կոդավորում. թեքությունը { $slope } է՝ հարցման երկու կողմի բանալիների համար։
check-is-offsets = Սա bias է (միավորի հավելում), ոչ թե կոդավորում. տարրը կախված է միայն տողի և սյան համարների տարբերությունից (տեղաշարժից)։
check-is-truncated = Ամբողջ թվերի կտրված սինուսներ և կոսինուսներ. մնացել են միայն −1, 0 և 1, դրանց { $zeros } %-ը 0 է, և հիմք գտնել հնարավոր չէ։ Պատճառը թվերի տիպն է. աղյուսակը հաշվեք և պահեք սահող ստորակետով թվերով։
check-is-octaves = Աղյուսակում եղած մուտքերի օկտավաներ՝ 2ᵏ·x{ $factor }-ի սինուսներ և կոսինուսներ, k-ն՝ { $first }-ից { $last } (հաճախություններ՝ { $slowest }-ից { $fastest })։ Առաջին սյունակներից { $count }-ը հենց x-ն է՝ { $from }-ից { $to }։
check-octaves-plain = {" "}(առանց π բազմապատկչի)
check-octaves-half-turn = ·π
check-octaves-turn = ·2π
check-octaves-alternating = Ամեն օկտավայում սինուսն ու կոսինուսը կողք կողքի են։
check-octaves-halves = Նախ բոլոր սինուսներն են, ապա բոլոր կոսինուսները։
check-note-alias-octave = k = { $exponent }-ից սկսած հարևան տողերը կես պտույտից ավելի են հեռու. տող առ տող այդ սյունակները դանդաղ ալիքների նման են։
check-note-alias = { $pair } զույգից սկսած { $count } զույգ տողից տող պտտվում է կես պտույտից ավելի. դրանց թվերը նաև ավելի դանդաղ պտույտինն են՝ առաջ կամ հետ։
check-note-alias-backwards = { $count } զույգ կարծես հետ է պտտվում. այդպիսին են այն զույգերը, որոնք տողից տող կես պտույտից ավելի են պտտվում։
check-is-circles = Սինուսներ և կոսինուսներ ({ $layout }). ամեն զույգում քառակուսիների գումարը { $radius }-ի քառակուսին է։ Անկյունները չեն ենթարկվում այստեղ հայտնի որևէ կանոնի՝ ո՛չ հաճախությունների, ո՛չ դիրքերի։ Ստուգեք, թե ինչպես են դիրքերը բազմապատկվում հաճախություններով։
check-is-relative = Շեղումներ հարցումից բանալի՝ բանալի − հարցում. դեռ կոդավորում չէ, այլ դրա ինդեքսը։
check-is-relative-query = Շեղումներ բանալիից հարցում՝ հարցում − բանալի. դեռ կոդավորում չէ, այլ դրա ինդեքսը։ Գրադարանների մեծ մասն օգտագործում է բանալի − հարցում։
check-relative-clip = Դրանք կտրված են ±{ $clip }-ում, ինչպես Շոուինը։
check-relative-shift = Ամեն մեկին գումարված է { $shift }, որպեսզի ամենափոքրը կարողանա ինդեքս լինել։
check-is-buckets = T5-ի հարաբերական խմբեր երկու ուղղությամբ՝ { $count } խումբ, մինչև { $distance } հեռավորություն. վերին կեսը հարցումից հետո եկող բանալիներինն է, ինչպես կոդավորիչում։
check-is-buckets-one = T5-ի հարաբերական խմբեր մեկ ուղղությամբ՝ { $count } խումբ, մինչև { $distance } հեռավորություն. հարցումից հետո եկող բոլոր բանալիները 0 խմբում են, ինչպես վերծանիչում։
check-buckets-query = Ուղղությունները փոխված են. T5-ը վերցնում է բանալի − հարցում, իսկ սա՝ հարցում − բանալի։ Հանման մեջ փոխեք դրանց տեղերը։
check-entry-differs = Առաջին տարբերվող տարրը { $row } տողում է, { $col } սյունակում՝ { $found }, սպասվում էր { $expected }։
check-list-sequence = Դիրքեր են, ոչ թե հաճախություններ։
check-list-narrow = Թվերը կլորացված են ինչպես { $type }-ում. { $position } դիրքում { $pair } զույգը շեղվում է { $off } ռադիանով։ Հաճախությունները հաշվեք և պահեք float32-ով։
check-is-products = Սրանք դիրքերի փոխադարձ սկալյար արտադրյալներ են (Գրամի մատրից), ոչ թե կոդավորում. { $offset }։
check-is-cosines = Սրանք կոսինուսներ են կամ 1 երկարությամբ տողերի սկալյար արտադրյալներ (Գրամի մատրից), ոչ թե կոդավորում. { $offset }։
check-is-distances = Սրանք դիրքերի փոխադարձ հեռավորություններ են, ոչ թե կոդավորում. { $offset }։
check-shape-by-offset = կախված են միայն տեղաշարժից
check-shape-by-rows = կախված են երկու դիրքերից էլ
check-law-head = { $what }{ $noise }։
check-law-noise = , աղմուկը՝ { $noise }
check-law-paper = Հոդվածի կոդավորումը, հիմքը { $base }
check-law-geometric = Երկրաչափական կոդավորում, ցուցիչը 2·pair/d, հիմքը { $base }
check-law-geometric-from = Երկրաչափական կոդավորում, ցուցիչը 2·pair/d, հիմքը { $base }, առաջին հաճախությունը { $first }
check-law-each = Ամեն սյուն իր ցուցիչն ունի՝ կրկնապատկված. 2·column/{ $d }, հիմքը { $base }։ Զույգի սինուսն ու կոսինուսը պետք է ունենան ընդհանուր ցուցիչ՝ զույգի առաջին (2·pair համարի) սյան ցուցիչը
check-law-each-single = Ամեն սյուն իր ցուցիչն ունի՝ column/{ $d }, հիմքը { $base }։ Զույգի սինուսն ու կոսինուսը պետք է ունենան ընդհանուր ցուցիչ
check-law-equal-one = Բոլոր հաճախությունները 1 են. ցուցիչը կլորացվել է 0-ի, ինչպես ամբողջ թվերի բաժանման դեպքում
check-law-equal = Բոլոր հաճախությունները { $freq } են. ցուցիչը բոլոր զույգերում նույնն է
check-law-inverted = Հաճախությունները շրջված են և աճում են 1-ից սկսած, հիմքը { $base }. դիրքը բաժանված է հաճախության վրա, մինչդեռ պետք է բազմապատկվեր
check-law-octaves = Հաճախությունները զույգից զույգ կրկնապատկվում են, ինչպես օկտավաներում, սկսած տողին { $first }-ից
check-law-swapped = Հիմքն ու աստիճանացույցը տեղերով փոխված են. հաճախությունները (pair/{ $pairs })^(1/{ $base }) են՝ առաջին զույգում 0, մնացածում՝ գրեթե 1, մինչդեռ պետք է լիներ { $base }^(−pair/{ $pairs })
check-law-multiples = Հաճախությունները { $step }-ի բազմապատիկներն են
check-law-even = Հաճախությունները փոխվում են հավասար քայլերով. սկիզբը { $first }, քայլը { $step }
check-law-free = Ամեն զույգ իր հաճախությունն ունի՝ { $from }-ից { $to }, և դրանք այստեղ հայտնի ոչ մի կանոնի չեն ենթարկվում
check-law-divided = Պտտական կոդավորում, հիմքը { $base }, որի ամեն զույգ բաժանված է իր գործակցի վրա՝ { $from }-ից { $to }, ինչպես LongRoPE-ում
check-law-linear = Դիրքերի ինտերպոլացիա. հիմքը { $base }, ամեն հաճախություն բաժանված է { $factor }-ի վրա
check-law-llama3 = Պտտական կոդավորում՝ մասշտաբավորված ինչպես Llama 3.1-ում. հիմքը { $base }, գործակիցը { $factor }, սահուն անցումը { $low } և { $high } պտույտի միջև (պտույտները հաշվվում են ուսուցման երկարության վրա, որը { $trained } է)
check-law-yarn = Պտտական կոդավորում՝ մասշտաբավորված YaRN-ով. հիմքը { $base }, գործակիցը { $factor }, ուսուցման երկարությունը { $trained }
check-law-yarn-places = Պտտական կոդավորում՝ մասշտաբավորված YaRN-ով. հիմքը { $base }, գործակիցը { $factor }, սահուն անցումը { $from } և { $to } զույգերի միջև
check-law-attention = Տարրերը բազմապատկված են { $amplitude }-ով, որը YaRN-ի ուշադրության գործակիցն է՝ 0.1·ln { $factor } + 1։
check-law-attention-none = YaRN-ի ուշադրության գործակիցը՝ 0.1·ln { $factor } + 1 = { $attention }, այստեղ չկա։
check-law-attention-other = Տարրերը բազմապատկված են { $amplitude }-ով. YaRN-ի ուշադրության գործակիցը կլիներ 0.1·ln { $factor } + 1 = { $attention }։
check-law-attention-long = Տարրերը բազմապատկված են { $amplitude }-ով, որը LongRoPE-ի ուշադրության գործակիցն է, երբ երկարությունը { $trained } ուսուցման երկարությունից մեծ է { $factor } անգամ։
check-law-positions = Տողերի դիրքերը՝ { $list }։
check-sequence-reversed = Դիրքերը տողից տող նվազում են։ Դա սովորական է, երբ նորագույնն առաջինն է. այլապես շրջեք տողերի կարգը։
check-sequence-negative = Դիրքերն են 0, −1, −2 …. սինուսների նշանը հակառակն է, ինչպես հակադարձ պտույտի կամ նշանը կորցրած շեղման դեպքում։ Եթե դիրքերը պետք է աճեին, փոխեք սինուսների նշանը։
check-sequence-centred = Դիրքերը կենտրոնացված են՝ −{ $last }-ից { $last }։ Դա սովորական է շեղումների համար. այլապես հաշվեք 0-ից։
check-sequence-normalised = Դիրքերը 0-ից 1 են՝ անկախ երկարությունից։ Դա սովորական է կոորդինատների համար. տեքստում ուրիշ երկարությունն ամեն բառին ուրիշ կոդավորում կտա. օգտագործեք տողի համարը։
check-sequence-mirrored = Դիրքերը նվազում են մինչև { $least } և նորից աճում, ինչպես երբ նշանը կորչում է. առաջն ու հետոն նույնն են դառնում։ Պահպանեք նշանը կամ նախապես գումարեք երկարությունը։
check-sequence-repeated = Ամեն դիրք { $times } հարևան տողում է, ինչպես repeat_interleave-ից։ Հաջորդականության մի քանի պատճենի համար օգտագործեք repeat կամ tile։
check-sequence-restarting = Դիրքերը { $row } տողում նորից են սկսվում։ Դա սովորական է, երբ մեկ հաջորդականության մեջ մի քանի տեքստ կա։ Երբ մոդելը քեշով է գեներացնում, դա սխալ է. ավելացրեք քեշի դիրքերի թիվը։
check-sequence-padded = Առաջին { $count } տողն ունի մեկ դիրք, ինչպես ձախ լրացումը. դա սովորական է։
check-sequence-cut = { $row } տողից սկսած բոլորն ունեն { $last } դիրքը. դիրքերը կտրված են առավելագույնում, և հետագա բառերը չեն տարբերվում։
check-sequence-rounded = Դիրքերը կլորացված են մինչև { $type }. { $row } տողից սկսած հարևաններն ունեն նույն դիրքը։ Դիրքերը պահեք ամբողջ թվերով կամ float32-ով։
check-sequence-shuffled = Տողերը { $least }-ից { $greatest } դիրքերինն են, ուրիշ կարգով։
check-law-wrong =
    { NUMBER($count) ->
        [one] Սխալ է { $count } տող՝ { $first } համարի տողը
       *[other] Սխալ է { $count } տող, առաջինը՝ { $first } համարի տողը
    } (տողերը համարակալված են 0-ից)։
check-law-columns = ամեն սյուն առանձին
check-noise = Աղմուկ
check-count = Թվեր
check-list-freqs = { $what }։
check-list-lengths = { $what }՝ տրված որպես ալիքի երկարություններ։
check-list-geometric = Հակադարձ հաճախություններ, հիմքը { $base }, d { $d }
check-list-reaching = Հակադարձ հաճախություններ, հիմքը { $base }, d { $d }, վերջինը հասնում է հենց հիմքին, ինչպես tensor2tensor-ում
check-list-proportional = { $pairs } զույգից պտտվում է { $turning }-ը, իսկ { $rest }-ն անշարժ է՝ 0 հաճախությամբ, ինչպես համամասնական RoPE-ում, որի բաժինը { $share } է։
check-list-rest = { $pairs } զույգից պտտվում է { $turning }-ը, իսկ { $rest }-ն անշարժ է՝ 0 հաճախությամբ։
check-list-divisors = Այս թվերը հաճախությունների բաժանարարներ են և ոչ թե հաճախություններ. { $kept } զույգ բաժանվում է 1-ի, { $full }-ը՝ { $factor }-ի, { $blended }-ը՝ միջանկյալ թվերի։
check-list-in-power = YaRN, որի գործակիցն աստիճանի ներսում է։ { $to } զույգից սկսած հաճախությունները ({ $factor }·{ $base })^(−2·pair/{ $d }) են, մինչդեռ YaRN-ը { $base }^(−2·pair/{ $d }) թիվը բաժանում է { $factor }-ի։ Վերջին զույգը բաժանված է միայն { $last }-ի։ Առաջին տարբերվողը { $pair } զույգն է՝ { $found }, փոխանակ { $meant }։ Մինչև { $from } զույգը հաճախությունները { $base } հիմքինն են։
check-list-slopes = ALiBi-ի թեքությունները՝ ուշադրության { $heads } գլխի համար։
check-list-slopes-off = ALiBi-ի նման թեքություններ, բայց ոչ { $heads } գլխինը. առաջին սխալը { $head } գլխինն է (0-ից)՝ { $found }, փոխանակ { $meant }-ի։
check-list-positions = Դիրքեր, ոչ թե հաճախություններ՝ { $first }-ից սկսած, քայլը՝ { $step }։
check-list-unfilled = Ոչ թե հաճախություններ, այլ երբեք չլրացված հիշողություն. { $count } թվից { $zeros }-ը 0 է, մյուսները չափազանց մոտ են 0-ին կամ չափազանց հեռու՝ որևէ կոդավորման համար։ Բեռնելուց հետո զանգվածը նորից հաշվեք։
check-slip-unknown = Նկատի ունեի՞ք { $base } հիմքը։ Այն սովորական հիմքերից չէ, ինչպես 10 000-ը, 500 000-ը կամ 1 000 000-ը։ Մնացած ամեն ինչ ճիշտ է։
check-slip-log10 = Նկատի ունեի՞ք { $meant } հիմքը։ Հիմքը { $base } է, որը ոչ ոք չի օգտագործում. այն ստացվում է, երբ բնական լոգարիթմի տեղում log10({ $meant }) է։
check-slip-log2 = Նկատի ունեի՞ք { $meant } հիմքը։ Հիմքը { $base } է, որը ոչ ոք չի օգտագործում. այն ստացվում է, երբ բնական լոգարիթմի տեղում log2({ $meant }) է։
check-slip-doubled = Նկատի ունեի՞ք { $meant } հիմքը։ Հիմքը { $base } է. ցուցիչը կրկնապատկված է՝ 4·pair/d, ոչ թե 2·pair/d։
check-slip-halved = Նկատի ունեի՞ք { $meant } հիմքը՝ այլ ցուցիչով։ 2·pair/d-ի դեպքում հիմքը { $base } է։ Ցուցիչը կիսված է՝ pair/d, ոչ թե 2·pair/d։
check-slip-exponent = Նկատի ունեի՞ք { $meant } հիմքը։ Հիմքը { $base } է. ցուցիչը պահանջվողն է՝ բազմապատկված { $power }-ով։
check-slip-first-columns = Արդյո՞ք սրանք { $of } սյունից առաջին { $cols } հատն են։ Հիմքը կարծես { $base } է, որը ոչ ոք չի օգտագործում, իսկ { $of } սյունով և { $meant } հիմքով աղյուսակի այդ մասը նույն հիմքն է ցույց տալիս։
check-slip-columns = Արդյո՞ք սրանք { $of } սյունից { $cols } հատն են՝ սկսած { $from } համարի սյունից։ Հիմքը կարծես { $base } է, իսկ { $of } սյունով և { $meant } հիմքով աղյուսակի այդ մասը նույն հիմքն է ցույց տալիս։
check-slip-ntk = Արդյո՞ք սա { $meant } հիմքն է՝ NTK-ով հարմարեցված { $factor } գործակցի համար։ Այդ դեպքում այն { $base } է, ինչպես այստեղ։
check-slip-ntk-brackets = Նկատի ունեի՞ք { $meant } հիմքը՝ NTK եղանակով { $factor } գործակցի համար։ Ուրեմն փակագծեր են պակասում. { $factor }-ը բարձրացվել է d աստիճան և միայն հետո բաժանվել d − 2-ի. հիմքը { $base } է։
check-slip-linear = Դիրքերն ինտերպոլացված են. դրանք բաժանված են { $factor }-ի վրա, ինչպես { $factor } անգամ ավելի երկար մուտքի համար։
check-slip-early = Աստիճանացույցները մեկ քայլ շուտ են. { $base } հիմքի դեպքում առաջին հաճախությունը { $first } է 1-ի փոխարեն, և ամեն մեկը նախորդ զույգինն է։

check-error-empty = Այստեղ թվեր չկան։
check-error-npy = Սա NumPy-ի ֆայլ (.npy) չէ, կամ ֆայլը վնասված է։
check-error-type = Այս ֆայլի թվերի տիպը { $type } է. դրանք պետք է լինեն լողացող ստորակետով (f2, f4, f8), ամբողջ կամ կոմպլեքս թվեր։
check-error-structured = Այս ֆայլում մի քանի սյուն ունեցող գրառումներ են. պետք է լինի թվերի մեկ մատրից։
check-error-shape = Այս զանգվածի չափսերը ({ $shape }) են, և դրա կտրվածքները (slices) տարբեր են. չափսերը պետք է լինեն դիրքերի և չափումների թվերը։ Պահեք կտրվածքներից մեկը։
check-error-short = Ֆայլը շուտ է ավարտվում. թվերը պետք է { $wanted } բայթ լինեն, իսկ կա { $got }։
check-error-word = { $row } համարի տողում թվի փոխարեն «{ $word }» է։
check-error-ragged = { $row } համարի տողում կա { $got } թիվ, իսկ առաջին տողում՝ { $wanted }։
check-error-finite = Տող { $row }, չափում { $dim } (երկուսն էլ 0-ից). վերջավոր թիվ չէ։
check-error-npz = Սա NumPy-ի արխիվ (.npz) չէ, կամ արխիվը վնասված է։
check-error-packed = Այս զանգվածը գաղտնագրված է կամ սեղմված այնպիսի եղանակով, որն այստեղ չի կարդացվում։ Պահեք այն կրկին՝ numpy.savez_compressed-ով։
check-error-safetensors = Սա safetensors ֆայլ չէ, կամ ֆայլը վնասված է։
check-error-head = Այս safetensors ֆայլի վերնամասն ավելի երկար է, քան ցանկացած հայտնի մոդելինը։
check-error-table = Այս ֆայլի { $count } զանգվածից ոչ մեկը թվերի աղյուսակ չէ։
check-error-unknown = Սա ո՛չ տեքստ է, ո՛չ այստեղ կարդացվող ֆայլերից (.npy, .npz և .safetensors)։
check-error-mask = Սա ուշադրության դիմակ է՝ զրոներ, իսկ որտեղ թոքենը չպետք է նայի՝ մինուս անվերջություն։ Դիրքերի մասին այն ոչինչ չի ասում։
check-error-torch = Սա PyTorch-ի ֆայլ է, որը կարող է ծրագրեր գործարկել և այստեղ չի բացվում։ Այս տողը դրանից .npy կստանա (…-ի տեղում գրեք ձեր զանգվածի անունը). numpy.save("pe.npy", torch.load("model.pt", map_location="cpu")["…"].numpy())
check-error-pickle = Սա Python-ի pickle է, որը կարող է ծրագրեր գործարկել և այստեղ չի բացվում։ Այս տողը դրանից .npy կստանա. numpy.save("pe.npy", numpy.asarray(pickle.load(open("pe.pkl", "rb"))))
check-error-gguf = Սա llama.cpp-ի GGUF ֆայլ է։ Այս տողը դրանից .npy կստանա. numpy.save("pe.npy", next(t.data for t in gguf.GGUFReader("model.gguf").tensors if t.name == "position_embd.weight"))
check-error-hdf5 = Սա HDF5 ֆայլ է։ Այս տողը դրանից .npy կստանա (…-ի տեղում գրեք ձեր զանգվածի անունը). numpy.save("pe.npy", h5py.File("model.h5")["…"][()])
check-error-keras = Սա Keras-ի մոդել է։ Այս տողը դրանից .npy կստանա (…-ի տեղում գրեք ձեր շերտի անունը). numpy.save("pe.npy", keras.models.load_model("model.keras").get_layer("…").get_weights()[0])
check-error-onnx = Սա ONNX-ի մոդել է։ Այս տողը դրանից .npy կստանա (…-ի տեղում գրեք ձեր զանգվածի անունը). numpy.save("pe.npy", next(onnx.numpy_helper.to_array(t) for t in onnx.load("model.onnx").graph.initializer if t.name == "…"))
check-error-matlab = Սա MATLAB-ի ֆայլ է։ Այս տողը դրանից .npy կստանա (…-ի տեղում գրեք ձեր փոփոխականի անունը). numpy.save("pe.npy", scipy.io.loadmat("pe.mat")["…"])
check-error-parquet = Սա Parquet ֆայլ է։ Այս տողը դրանից .npy կստանա. numpy.save("pe.npy", pandas.read_parquet("pe.parquet").to_numpy())
check-error-excel = Սա Excel-ի գրքույկ է։ Պահեք դրա թերթը որպես CSV, կամ՝ pandas.read_excel("pe.xlsx").to_csv("pe.csv", index=False)
check-error-gzip = Այս ֆայլը սեղմված է gzip-ով։ Նախ բացեք այն. gunzip pe.npy.gz
check-error-pointer = Սա Git LFS-ի ցուցիչ է, որը մեծ ֆայլի տեղ է բռնում և թվեր չի պարունակում։ Բերեք բուն ֆայլը. git lfs pull
check-error-page = Սա կայքէջ է, ոչ թե այն ֆայլը, որին դա գուցե տանում է։
check-error-shortened = Տողեր կամ սյուներ բաց են թողնված (…)։ Տպեք բոլորը՝ նախապես կատարելով numpy.set_printoptions(threshold=sys.maxsize) կամ torch.set_printoptions(profile="full"), կամ զանգվածը պահեք որպես ֆայլ։
check-error-large = Սա չափազանց մեծ է. համեմատվում է առավելագույնը { $most } թիվ։ Առաջին մի քանի հարյուր դիրքը բավական է։
check-error-small = Սա չափազանց քիչ է. պետք է առնվազն երկու դիրք և երկու չափում։
check-error-flat = Կա { $count } թվից մեկ տող, որը չի կարող բաժանվել { $d } չափում ունեցող դիրքերի։ Էջում d_model-ը դարձրեք ձերը կամ տվեք ամեն դիրքին մեկ տող։
check-error-file = Ֆայլը չհաջողվեց կարդալ։

check-read-copies = Զանգվածի չափսերը ({ $shape }) են՝ { $count } միատեսակ պատճեն, որոնցից դիտարկվում է մեկը։
check-read-middle = Առաջին առանցքը համարվում է դիրքը։ Եթե առաջին առանցքը խմբաքանակն է (batch), սա սխալ է. տեքստի բոլոր բառերն ունեն մեկ կոդավորում։ Դիրքերը թող լինեն երկրորդ առանցքով, ինչպես pe[None, :n]։
check-read-pairs = Զանգվածի չափսերը ({ $shape }) են. ամեն զույգի երկու թիվը վերցված են որպես հարևան սյուներ։
check-read-places = Զանգվածի ձևը ({ $shape }) է. դրա { $count } տեղերը վերցված են որպես տողեր՝ շարք առ շարք։
check-read-rotations = Զանգվածի չափսերը ({ $shape }) են. ամեն շերտը զույգերը պտտող մատրից է, որի կոսինուսներն ու սինուսները վերցված են որպես հարևան սյուներ։
check-read-biases = Զանգվածի չափսերը ({ $shape }) են. ամեն շերտը ALiBi-ի շեղում է, և համեմատվում են դրանց թեքությունները։
check-read-index = Առաջին սյունը տողերի համարակալումն է և բաց է թողնված։

check-choose-label = Զանգված
check-choose-named = Անունից դատելով՝ դիրքային
check-choose-others = Մյուսները
check-choose-array = { $name } ({ $shape }), { $type }
check-choose-go = Ստուգել այս զանգվածը
check-choose-said =
    { NUMBER($count) ->
        [one] Այս ֆայլում կա { $count } զանգված, որը կարող է կոդավորում լինել։
       *[other] Այս ֆայլի { $count } զանգված կարող է կոդավորում լինել։ Ընտրեք մեկը։
    }
check-choose-taken = Այս ֆայլի { $name } զանգվածը։
check-choose-joined = { $cos } և { $sin } զանգվածները միասին են և ստուգվում են կողք կողքի։

check-rope-positions-rotary = Դիրքերը՝ պտտական դիրքային կոդավորում։
check-rope-positions-rotary-all = Դիրքերը՝ պտտական դիրքային կոդավորում բոլոր { $all } շերտերում։
check-rope-positions-rotary-some = Դիրքերը՝ պտտական դիրքային կոդավորում { $all } շերտից { $turning }-ում. ոչինչ չպտտող շերտեր՝ { $rest }։
check-rope-positions-alibi = Դիրքերը՝ ALiBi, տուգանք, որն աճում է հեռավորության հետ։ h գլխի թեքությունը՝ 2^(−{ $most }·h/{ $heads }), { $first }-ից { $last }։ Ոչինչ չի պտտվում։
check-rope-positions-alibi-other = Դիրքերը՝ ALiBi, տուգանք, որն աճում է հեռավորության հետ, իր թեքությամբ { $heads } գլխից ամեն մեկի համար։ Այդ թիվը 2-ի աստիճան չէ, ուստի իրագործումները թեքությունները տարբեր են ընտրում։ Ոչինչ չի պտտվում։
check-rope-positions-alibi-unknown = Դիրքերը՝ ALiBi, տուգանք, որն աճում է հեռավորության հետ։ Գլուխների թիվը նշված չէ։ Ոչինչ չի պտտվում։
check-rope-positions-buckets = Դիրքերը՝ T5-ի հարաբերական շեղումը, ուսուցված թիվ հեռավորությունների { $count } խմբից ամեն մեկի համար։ Վերջինում են բոլոր հեռավորությունները՝ կոդավորիչում, որն ուղղությունները տարբերում է, { $both }-ից սկսած, ապակոդավորիչում՝ { $one }-ից։ Ոչինչ չի պտտվում։
check-rope-positions-distances = Դիրքերը՝ ուսուցված վեկտորներ երկու դիրքի հեռավորության համար, ուշադրության մեջ։ Ոչինչ չի պտտվում։
check-rope-positions-learned = Դիրքերը՝ ուսուցված աղյուսակ { $rows } տողով, մեկական ամեն դիրքի համար, գումարված մուտքին։ Ոչինչ չի պտտվում։
check-rope-positions-learned-unknown = Դիրքերը՝ ուսուցված աղյուսակ, մեկ տող ամեն դիրքի համար, գումարված մուտքին։ Ոչինչ չի պտտվում։
check-rope-positions-sinusoids = Դիրքերը՝ սինուսներ և կոսինուսներ, գումարված մուտքին։ Հարցումներն ու բանալիները չեն պտտվում։
check-rope-positions-both = Դիրքերը՝ սինուսներ և կոսինուսներ կոդավորիչում, ուսուցված աղյուսակ { $rows } տողով՝ ապակոդավորիչում։ Հարցումներն ու բանալիները չեն պտտվում։
check-rope-positions-both-unknown = Դիրքերը՝ սինուսներ և կոսինուսներ կոդավորիչում, ուսուցված աղյուսակ՝ ապակոդավորիչում։ Հարցումներն ու բանալիները չեն պտտվում։
check-rope-positions-convolution = Դիրքերը՝ փաթույթ { $width } հարևանի վրա։ Ոչինչ չի պտտվում։
check-rope-positions-convolution-unknown = Դիրքերը՝ փաթույթ հարևանների վրա։ Ոչինչ չի պտտվում։
check-rope-positions-recurrence = Դիրքերը՝ չկան. մոդելը մուտքը կարդում է հերթով։ Ոչինչ չի պտտվում։
check-rope-positions-none = Դիրքերը՝ չկան, ինչպես ասում է { $key }-ը։ Ոչինչ չի պտտվում։
check-rope-positions-unnamed = Դիրքերը՝ այստեղ նշված չեն։ Ոչ մի անուն չի նշում պտտական դիրքային կոդավորում, ALiBi, խմբեր կամ աղյուսակ, ուստի ոչ մի թիվ չի ենթադրվում։
check-rope-layers = { $name }, շերտերը՝ { $count }
check-rope-none = առանց մասշտաբավորման
check-rope-linear = ամեն հաճախություն բաժանված է { $factor }-ի վրա (Chen et al. 2023)
check-rope-ntk = հիմքը՝ { $base } · { $factor }^({ $d }/{ $less }) = { $grown } (bloc97 2023)
check-rope-dynamic = հիմքն աճում է մուտքի հետ. այստեղ այն տրված է ուսուցման երկարությունից { $factor } անգամ երկար մուտքի համար
check-rope-yarn = YaRN, բաժանում առավելագույնը { $factor }-ի վրա (Peng et al. 2023)
check-rope-llama3 = ինչպես Llama 3.1-ում, բաժանում առավելագույնը { $factor }-ի վրա
check-rope-long = ամեն զույգ բաժանված է իր գործակցի վրա (Ding et al. 2024)
check-rope-row-turning = Պտտվող չափումներ
check-rope-row-scaling = Մասշտաբավորում
check-rope-row-trained = Սկզբնական երկարություն
check-rope-row-used = Կիրառվում է մինչև
check-rope-row-longest = Ամենաերկար ալիքը
check-rope-row-unturned = Զույգեր՝ առանց լրիվ պտույտի, սկզբնական երկարության մեջ
check-rope-row-attention = Ուշադրության գործակից
check-rope-turning-part = ուշադրության գլխի { $head } չափումից { $dims } հատը
check-rope-over = Ցուցիչները հաշվվում են ուշադրության ամբողջ գլխի՝ { $over } չափման վրա. պտտվող զույգերը դրա ամենաարագներն են։
check-rope-longest = { $plain } դիրք. մասշտաբավորմամբ՝ { $scaled }
check-rope-longest-same = { $plain } դիրք
check-rope-turns = { $pairs }-ից { $plain }-ը. մասշտաբավորմամբ՝ { $scaled }-ը
check-rope-turns-same = { $pairs }-ից { $plain }-ը
check-rope-short = Մինչև { $trained } դիրք ունեցող մուտքերի համար վերցվում է short_factor-ը, որով ամենաերկար ալիքի երկարությունը { $short } է, ավելի երկարների համար՝ long_factor-ը։
check-rope-trained = { $trained } դիրքի վրա
check-rope-most = { $most } դիրք, ինչը ուսուցման երկարությունից մեծ է { $times } անգամ
check-rope-attention = { $formula }
check-rope-attention-weighted = { $formula }՝ mscale-ից և mscale_all_dim-ից
check-rope-attention-given = { $value }՝ attention_factor-ից
check-rope-attention-yarn = 0.1·ln { $factor } + 1 = { $value }
check-rope-attention-ratio = (0.1·{ $one }·ln { $factor } + 1)/(0.1·{ $all }·ln { $factor } + 1) = { $value }
check-rope-attention-times = { $besides }·(0.1·ln { $factor } + 1) = { $value }
check-rope-attention-long = √(1 + ln { $factor }/ln { $trained }) = { $value }
check-rope-sections = Ժամանակի, բարձրության և լայնության զույգերի թվերն են { $counts }՝ իրար հետևից։
check-rope-sections-other = Դիրքերի առանցքների զույգերի թվերն են { $counts }՝ իրար հետևից։
check-rope-sections-interleaved = Դիրքերի առանցքների զույգերի թվերն են { $counts }՝ հերթով բաշխված։
check-rope-assumed-head = Ուշադրության գլխի չափը նշված չէ. ենթադրվում է { $head }։
check-rope-assumed-base = rope_theta-ն նշված չէ. ենթադրվում է 10000։
check-rope-note-mismatch = max_position_embeddings-ը { $most } է, ոչ թե { $factor } · { $trained } = { $all }. օգտագործվում է { $factor } գործակիցը, ոչ թե { $other }, ինչպես Transformers գրադարանում։
check-rope-note-factor = Գործակիցը նշված չէ. այն { $most }/{ $trained } = { $factor } է։
check-rope-note-alpha = alpha-ն կարդացվում է ինչպես HunYuan-ում. հիմքը նույնն է բոլոր երկարության մուտքերի համար։
check-rope-note-no-band = low_freq_factor-ը և high_freq_factor-ը նույնն են. սահուն անցման շերտ չկա, և զույգը կա՛մ բաժանվում է, կա՛մ մնում անփոփոխ։
check-rope-note-meta = use_scaled_rope-ը թվեր չի նշում. որտեղ այստեղ թվեր չկան, վերցված են Llama 3.1-ի համար Meta-ի ծրագրի թվերը։ Գործակիցը, անցման ծայրերը և ուսուցման երկարությունը հետևյալն են՝ { $factor }, { $low }, { $high } և { $trained }։
check-rope-note-part = Ոչ մի դաշտ չի ասում, թե ուշադրության գլխի որ մասն է պտտվում. { $model } model_type-ի մոդելներում դա գլխի { $part } մասն է։
check-rope-note-ratio = rope_ratio-ն հիմքը բազմապատկում է { $ratio }-ով։
check-rope-note-elsewhere = GGUF ֆայլը Llama 3-ի մասշտաբավորումը պահում է rope_freqs.weight տենզորում, և մետատվյալներում այն չի երևում. եթե այդ տենզորը կա, ապա այս ալիքի երկարությունները դա հաշվի չեն առնում։
check-rope-note-factors-elsewhere = GGUF ֆայլը LongRoPE-ի գործակիցները պահում է rope_factors_long և rope_factors_short տենզորներում, և մետատվյալներում դրանք չեն երևում. այս ալիքի երկարությունները դրանք հաշվի չեն առնում։
check-rope-note-unturned = { $name }. ոչինչ չի պտտում, դրա շերտերը պտտական կոդավորում չունեն։
check-rope-note-around = Բլոկի շուրջը եղած բառերը բաց են թողնված։
check-rope-unused = Այստեղ չի օգտագործվում
check-rope-unused-computed = { $name }. Transformers գրադարանն այն չի կարդում և հաշվում է { $own }։
check-rope-unused-not-read = { $name }. Transformers գրադարանն այն չի կարդում։
check-rope-unused-needs = { $name }. կարդացվում է միայն { $other }-ի հետ միասին։
check-rope-unused-instead = { $name }. դրա փոխարեն կարդացվում է { $other }։
check-rope-unused-only-in = { $name }. այն կարդում է միայն { $model }։
check-rope-unused-order = { $name }. ասում է, թե որ չափումներն են զույգ կազմում, և ոչ մի հաճախություն չի փոխում։
check-rope-unused-history = { $name }. ոչ մի հաճախություն չի փոխում։
check-rope-unused-kind = { $name }. { $kind } եղանակն այն չի օգտագործում։
check-rope-unused-nothing-turns = { $name }. ոչինչ չի պտտվում, ուստի ազդեցություն չունի։
check-rope-unused-notation = { $name }. այս գրությունը չի կարդացվում. կկարդացվեր { $other }։
check-rope-unused-unknown = { $name }. այստեղ հայտնի չէ։
check-rope-others = Այստեղ չի կարդացվում ևս { $count } անուն
check-rope-figure = Ալիքի երկարությունները՝ սկզբնական և մասշտաբավորված
check-rope-figure-alt = Ամեն զույգի ալիքի երկարությունը լոգարիթմական առանցքով, ամեն տեսակի շերտին՝ մեկ գիծ. ընդհատ գիծը՝ ինչպես ուսուցանվել է, հոծ գիծը՝ մասշտաբավորված։ Ամենադանդաղ զույգը { $slowest } դիրքում կատարում է մեկ պտույտ։
check-rope-figure-trained = ուսուցում՝ { $value }
check-rope-figure-plain = սկզբնական
check-rope-figure-scaled = մասշտաբավորված
check-rope-figure-short = մինչև { $trained }
check-rope-figure-long = { $trained }-ից այն կողմ
check-rope-figure-of = { $name }, { $says }
check-rope-figure-axis = առանցք { $number }
check-rope-numbers = Ալիքի երկարությունները թվերով
check-rope-table = Բոլոր զույգերի ալիքի երկարությունները
check-rope-table-of = Բոլոր զույգերի ալիքի երկարությունները, { $name }
check-rope-pair = Զույգ
check-rope-plain = Ալիքի երկարություն
check-rope-scaled = Մասշտաբավորված
check-rope-factor = Քանի անգամ
check-rope-error-syntax = Սա ո՛չ JSON է, ո՛չ Python-ի dict. { $line } տողի { $column } սյունում «{ $found }» է, մինչդեռ այլ բան պետք է լիներ։
check-rope-error-ends = Սա շուտ է ավարտվում՝ { $line } տողի { $column } սյունում. փակագիծ կամ չակերտ բաց է մնացել։
check-rope-error-deep = Այստեղ ներդրվածությունն ավելի խորն է, քան ցանկացած կոնֆիգուրացիայում։
check-rope-error-object = Այստեղ չկան արժեքներով անուններ, ինչպիսիք ունի կոնֆիգուրացիան։
check-rope-error-kind = { $kind } rope_type-ն այստեղ հայտնի չէ. հայտնի են default, linear, dynamic, ntk, yarn, llama3, longrope, proportional և mrope արժեքները։
check-rope-error-missing = { $key }-ը պակասում է։
check-rope-error-wrong = { $key }. հարմար թիվ չէ։
check-rope-error-not-word = rope_type-ը պետք է բառ լինի՝ default, linear, dynamic, ntk, yarn, llama3, longrope, proportional կամ mrope։
check-rope-error-count = { $key }. տրված է { $got } զույգի համար, իսկ ուշադրության գլուխն ունի { $pairs } պտտվող զույգ։
check-rope-error-range = { $key }. պետք է լինի { $least }-ից { $most }։
check-rope-error-no-layers = Այստեղ շերտերի ոչ մի տեսակ իր բլոկը չունի. ոչինչ չի պտտվում։

check-yours = Ձեր աղյուսակը
check-on-board = Ցուցադրել վահանակին
check-on-board-formula = Վերարտադրել բանաձևով՝ d_model { $d }, հիմք { $base }
check-on-board-formula-wrong = Վերարտադրել սխալով հանդերձ՝ d_model { $d }, հիմք { $base }
check-on-board-law = Այս հաճախությունները ցուցադրել վահանակին
check-on-board-of = { $name }. ցուցադրել վահանակին
check-on-board-both = Համեմատել տախտակին՝ { $a } | { $b }
