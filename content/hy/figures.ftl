### The words of the figures.

## components
figure-components-title = Զույգի սինուսն ու կոսինուսը
figure-components-line = ամեն դիրքին՝ մեկ կետ ամեն կորի վրա

## heatmap
figure-heatmap-title = Կոդավորման մատրից
figure-heatmap-line = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-heatmap-line-down = ամեն դիրքին՝ մեկ տող, ամեն չափմանը՝ մեկ սյուն
figure-heatmap-line-apart = ամեն դիրքին՝ մեկ սյուն. sin-ը վերևում, cos-ը ներքևում
figure-heatmap-line-apart-down = ամեն դիրքին՝ մեկ տող. sin-ը ձախում, cos-ը աջում
figure-heatmap-line-angles = ամեն դիրքին՝ մեկ սյուն, սինուս-կոսինուս զույգին՝ մեկ տող
figure-heatmap-line-angles-down = ամեն դիրքին՝ մեկ տող, սինուս-կոսինուս զույգին՝ մեկ սյուն
figure-heatmap-notice = Վանդակների ամեն շերտ մեկ դիրքի կոդավորումն է, իսկ կորը նշորդի շերտն է։ Ցանկացած երկու դիրքի կոդավորումները տարբեր են, թեև կարող են իրար մոտ լինել։
figure-heatmap-caption = Երկարությունը՝ { $n }, d_model՝ { $d }. { $count } արժեք −1-ի և 1-ի միջև, ալիքի երկարությունները՝ { $shortest }-ից { $longest } դիրք։
figure-heatmap-caption-one-pair = Երկարությունը՝ { $n }, d_model՝ { $d }. { $count } արժեք −1-ի և 1-ի միջև, մեկ սինուս և մեկ կոսինուս, ալիքի երկարությունը՝ { $shortest } դիրք։
figure-heatmap-caption-angles = Երկարությունը՝ { $n }, d_model՝ { $d }. { $angles } անկյուն 0-ի և 2π-ի միջև, մեկական գիծ { $pairs } զույգից ամեն մեկին, ալիքի երկարությունները՝ { $shortest }-ից { $longest } դիրք։
figure-heatmap-caption-one-angle = Երկարությունը՝ { $n }, d_model՝ { $d }. { $angles } անկյուն 0-ի և 2π-ի միջև, ալիքի երկարությունը՝ { $shortest } դիրք։
figure-heatmap-details = Չափումների կարգը՝ { $layout }, ալիքի երկարությունների բաշխումը՝ { $schedule }։
figure-heatmap-lifted = Մատրիցի { $side } գծված կորը նշորդի դիրքի կոդավորումն է. ամեն կետ իր վանդակի դիմաց է։
figure-heatmap-beside = կողքին
figure-heatmap-below = տակ
figure-heatmap-few = Այդ կորը բոլոր զույգերից ցույց է տալիս միայն { $count } հատ։
figure-heatmap-alt = Կոդավորման ջերմային քարտեզ. դիրքերը դասավորված են { $way }, { $n } դիրք, { $d } չափում, դրական տարրերը կարմիր են, բացասականները՝ կապույտ։ { $still }
figure-heatmap-alt-apart = Կոդավորման ջերմային քարտեզ. դիրքերը դասավորված են { $way }, սինուսներն առանձին են կոսինուսներից, { $n } դիրք, { $d } չափում, դրականները կարմիր են, բացասականները՝ կապույտ։ { $still }
figure-heatmap-alt-angles = Անկյունների ջերմային քարտեզ. դիրքերը դասավորված են { $way }, { $n } դիրք, { $pairs } զույգ, ամեն պտույտ մեկ անգամ անցնում է գունային շրջանով։ { $still }
figure-heatmap-across = ձախից աջ
figure-heatmap-down = վերից վար

## trajectory
figure-trajectory-title = Սինուս-կոսինուս զույգերի շրջանագծերը
figure-trajectory-line = ամեն զույգին՝ մեկ շրջանագիծ, ամեն դիրքին՝ մեկ կետ
figure-trajectory-notice = Ամեն շրջանագիծ չափումների մեկ զույգ է. սինուսը հորիզոնական է, կոսինուսը՝ ուղղաձիգ։ Ամեն դիրք մեկ կետ է, որը նախորդից հեռու է միշտ նույն քայլով՝ ժամսլաքի ուղղությամբ։
figure-trajectory-turning = Զույգ { $pair }. ամեն դիրքի հետ պտտվում է { $step }°-ով և 0 դիրքից մինչև { $last } կատարում է { $turns } պտույտ
figure-trajectory-caption = { $turning }։
figure-trajectory-caption-rings = { $turning }. { $slowly }։
figure-trajectory-slowest = ամենադանդաղը՝ զույգ { $slowest }, ամեն դիրքի հետ պտտվում է { $slow }°-ով
figure-trajectory-details = Ամեն շրջանագծի շառավիղը 1 է, բայց ամեն մեկը գծված է տարբեր չափով։ { $pairs } զույգից ցուցադրված է { $rings } հատ՝ արտաքինից դեպի ներս, ամեն մեկն իր ալիքի երկարությամբ (դիրքերով). { $list }։ { $positions }
figure-trajectory-between = Բարակ աղեղները դրանց միջև ընկած զույգերն են։
figure-trajectory-details-one = Շրջանագծի շառավիղը 1 է։ { $positions }
figure-trajectory-dots = Ամեն դիրք ունի իր կետը. որքան հետո է դիրքը, այնքան բաց է կետը։
figure-trajectory-band = Բազմաթիվ դիրքերը կազմում են ժապավեն, որի գույները վերջին պտույտինն են։
figure-trajectory-ring = զույգ { $pair } · λ { $wavelength }
figure-trajectory-alt = Համակենտրոն շրջանագծեր՝ { $rings } հատ { $pairs } զույգից, առաջինը դրսում է։ Դրանց վրայի կետերը դիրքերն են՝ վերևից սկսած ժամսլաքի ուղղությամբ։ { $turning }։
figure-trajectory-alt-one = Շրջանագիծ, որի վրա ամեն դիրք ունի իր կետը՝ վերևից սկսած ժամսլաքի ուղղությամբ. սինուսը դեպի աջ է, կոսինուսը՝ վեր։ { $turning }։
figure-trajectory-read = pos { $pos }. անկյունը { $angle }°, sin { $sin }, cos { $cos }, զույգ { $pair }

## periodicity
figure-periodicity-title = Մեկ զույգի մոտավոր վերադարձները
figure-periodicity-line = օղակներ՝ 0 դիրքը և դրա ամենամոտ վերադարձը

## gallery
figure-gallery-title = Կոդավորումներ d_model-ի չորս արժեքով
figure-gallery-line = ամեն դիրքին՝ մեկ սյուն, ամեն զույգին՝ մեկ տող
figure-gallery-fixed = Ամեն տող մեկ զույգ է՝ սինուսն ու կոսինուսը միասին, ուստի դրանց կարգն ըստ չափումների այստեղ ոչինչ չի փոխում։

## vector
figure-vector-title = Մեկ դիրքի կոդավորումը
figure-vector-line = ամեն չափմանը՝ մեկ կետ, բարձրությունը դրա արժեքն է

## clocks
figure-clocks-title = Ամեն հաճախությանը՝ մեկ ժամացույց
figure-clocks-line = ամեն հաճախությանը՝ մեկ թվատախտակ, սլաքները ցույց են տալիս դիրքը

## torus
figure-torus-title = Երկու զույգ տորի վրա
figure-torus-line = ամեն դիրքին՝ մեկ կետ, տեղը տալիս են երկու անկյուն

## binary
figure-binary-title = Երկուական թվանշաններ և սինուսներ
figure-binary-line = ամեն դիրքին՝ մեկ սյուն, ամեն թվանշանին՝ մեկ տող

## layouts
figure-layouts-title = Չափումների երկու դասավորություն
figure-layouts-line = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-layouts-fixed = Այստեղ ցուցադրված են երկու դասավորություններն էլ՝ անկախ նրանից, թե որն եք ընտրում մյուս գծապատկերների համար։

## distance-matrix
figure-distance-matrix-title = Դիրքերի հեռավորությունը
figure-distance-matrix-line = դիրքերի ամեն զույգին՝ մեկ վանդակ. մուգը մոտ է
figure-distance-matrix-notice = Ամեն անկյունագիծ մեկ գույն ունի. հեռավորությունը կախված է նրանից, թե որքան հեռու են երկու դիրքերն իրարից, և ոչ նրանից, թե որտեղ են դրանք։
figure-distance-matrix-caption = Ամենամեծ հեռավորությունը { $max } է՝ { $max_offset } տեղաշարժի դեպքում, իսկ տարբեր դիրքերի միջև ամենափոքրը { $min } է՝ { $min_offset } տեղաշարժի դեպքում։
figure-distance-matrix-caption-sampled = { $stride }-ի բազմապատիկ տեղաշարժերի շարքում ամենամեծ հեռավորությունը { $max } է՝ { $max_offset } տեղաշարժի դեպքում, իսկ ամենափոքրը { $min } է՝ { $min_offset } տեղաշարժի դեպքում։
figure-distance-matrix-caption-single = Միակ դիրքի հեռավորությունն ինքն իրենից 0 է։
figure-distance-matrix-corner = Մատրիցի անկյուններում, { $last } տեղաշարժի դեպքում, հեռավորությունը { $corner } է։
figure-distance-matrix-details = Գույները 0-ից մինչև { $bound } են. վերջինն այս չափողականության առավելագույն հեռավորությունն է՝ անկախ հիմքից և երկարությունից։ Մատրիցի կողքի կորը ցույց է տալիս մինչև նշորդի դիրքը եղած հեռավորությունները՝ ամեն մեկն իր տողի դիմաց։ Որտեղ մեկ պիքսելին մի քանի դիրք է համապատասխանում, այն ցույց է տալիս հեռավորությունների միջին քառակուսային արժեքը, նաև անկյունագծի վրա։
figure-distance-matrix-alt = Կոդավորումների հեռավորությունների ջերմային քարտեզ. i դիրքը՝ վերից վար, j դիրքը՝ լայնքով, { $n }-ական դիրք։ Այն մուգ է անկյունագծի վրա, որտեղ հեռավորությունը 0 է, և ամեն անկյունագիծ մեկ գույն ունի։ Ամենամեծ հեռավորությունը՝ { $max }։
figure-distance-matrix-read = pos { $i } և { $j }, տեղաշարժ { $offset }. հեռավորությունը { $distance }

## distance-offset
figure-distance-offset-title = Հեռավորությունն ըստ տեղաշարժի
figure-distance-offset-line = ամեն տեղաշարժին՝ մեկ կետ, բարձրությունը հեռավորությունն է

## similarity
figure-similarity-title = Սկալյար արտադրյալն ըստ տեղաշարժի
figure-similarity-line = ամեն տեղաշարժին՝ մեկ կետ, բարձրությունն արտադրյալն է

## extrapolation
figure-extrapolation-title = Տեղաշարժ՝ գումարումով կամ պտտումով
figure-extrapolation-line = ամեն եղանակին՝ մեկ սյունակ, բարձրությունը դրա սխալն է

## rotation
figure-rotation-title = Տեղաշարժը որպես պտտման մատրից
figure-rotation-line = մատրիցի ամեն տարրին՝ մեկ քառակուսի, գույնը դրա արժեքն է

## norms
figure-norms-title = Նորմն ամեն դիրքում
figure-norms-line = ամեն զույգին՝ մեկ սյունակ, ամեն դիրքին՝ մեկ կետ

## uniqueness
figure-uniqueness-title = Ամենամոտ երկու դիրքերը
figure-uniqueness-line = ամեն նոր նվազագույն հեռավորությանը՝ մեկ աստիճան վար

## wavelengths
figure-wavelengths-title = Ալիքի երկարություններ
figure-wavelengths-line = ամեն զույգին՝ մեկ կետ. քանի դիրք մեկ պտույտին
figure-wavelengths-notice = Լոգարիթմական առանցքի վրա երկրաչափական պրոգրեսիան ուղիղ գիծ է։ Ներկված շերտից վեր գտնվող զույգերի ալիքի երկարությունը հաջորդականությունից մեծ է. դրանք հաջորդականության մեջ լրիվ պտույտ չեն կատարում։
figure-wavelengths-caption = { $pairs } զույգից { $slow } հատի ալիքի երկարությունը մեծ է հաջորդականության երկարությունից (n = { $n }). { $range }։
figure-wavelengths-range = ալիքի երկարությունները { $first }-ից { $last } դիրք են
figure-wavelengths-range-same = բոլոր ալիքի երկարությունները { $first } դիրք են՝ 5 թվանշանի ճշտությամբ
figure-wavelengths-range-one = միակ ալիքի երկարությունը { $first } դիրք է
figure-wavelengths-details = Ոչ մի ալիքի երկարություն չի հասնում 2π·base = { $limit } արժեքին։ Գծի ծայրը կարելի է քաշել դեպի այլ հիմք, շերտի եզրը՝ դեպի այլ n. առանցքը նույնն է մնում։
figure-wavelengths-sampled = Կետ ունի զույգերից { $shown } հատը։
figure-wavelengths-alt = Ալիքի երկարությունն ըստ զույգի, լոգարիթմական առանցքով, 2π·base = { $limit } հորիզոնական գծից ներքև. { $range }։ Շերտը հասնում է մինչև n = { $n }, { $pairs } զույգից { $slow } հատը դրանից վեր է։
figure-wavelengths-read = զույգ { $pair }. ալիքի երկարությունը { $wavelength } դիրք
figure-wavelengths-limit = 2π·base { $value }
figure-wavelengths-n = n = { $value }
figure-wavelengths-within = լրիվ պտույտ՝ { $fast } զույգ
figure-wavelengths-beyond = { $pairs } զույգից { $slow } հատ՝ ոչ
figure-wavelengths-waves = Մի քանի սինուս, առաջին պտույտը կապույտ
figure-wavelengths-wave = pos { $pos }. զույգ { $pair }, սինուսը { $sin }, ալիքի երկարությունը { $wavelength } դիրք

## ratios
figure-ratios-title = Հարևան ալիքի երկարությունների հարաբերությունը
figure-ratios-line = ամեն ալիքի երկարությանը՝ մեկ նշան, ամեն d_model-ին՝ մեկ տող

## sinusoids
figure-sinusoids-title = Տարբեր հաճախության սինուսներ
figure-sinusoids-line = ամեն զույգին՝ մեկ կոր, բարձրությունը դրա սինուսն է

## schedules
figure-schedules-title = Ալիքի երկարությունների այլ բաշխումներ
figure-schedules-line = ամեն բաշխմանը՝ մեկ գրաֆիկ, ամեն զույգին՝ մեկ կետ

## decay
figure-decay-title = Միջին կոսինուսի սահմանը
figure-decay-line = հաճախությունների ամեն բաշխմանը՝ մեկ կոր
figure-decay-fixed = Այս գծապատկերում ալիքի երկարությունները միշտ երկրաչափական են. սահմանը հաշվված է հենց դրանց համար, իսկ համեմատելու համար կողքին գծված են հաճախությունների այլ բաշխումներ։

## bases
figure-bases-title = Հիմքը և ալիքի երկարությունները
figure-bases-line = ամեն մոդելին՝ մեկ գիծ՝ ամենակարճ ալիքից մինչև ամենաերկարը
figure-bases-fixed = Այս գծապատկերում ալիքի երկարությունները միշտ երկրաչափական են. այլ բաշխման դեպքում հիմքը քիչ բան է ասում երկու ծայրերի միջև եղածի մասին։

## tokens
figure-tokens-title = Թոքենի ներկառուցում + դիրքային կոդավորում
figure-tokens-line = ամեն չափմանը կամ զույգին՝ մեկ նշան, երկու թոքեն

## attention
figure-attention-title = Ուշադրությունն առանց դիրքերի և դիրքերով
figure-attention-line = ամեն բառին՝ մեկ աղեղ, լայնությունը կշիռն է
figure-attention-fixed = Այստեղ չափումները միշտ sin, cos, sin, cos կարգով են. հորինված կշիռների դեպքում այլ կարգը կնշանակեր միայն կշիռների մի այլ ընտրություն։

## rope
figure-rope-title = RoPE՝ պտտված հարցում և բանալի
figure-rope-line = ամեն վեկտորին՝ մեկ թև, ամեն դիրքին՝ մեկ կետ

## alibi
figure-alibi-title = ALiBi՝ տուգանք հեռավորության համար
figure-alibi-line = ուշադրության ամեն գլխին՝ մեկ գիծ, թեքությունը տուգանքն է
figure-alibi-fixed = ALiBi-ն կոդավորում չունի. ո՛չ ալիքի երկարությունների ընտրությունը, ո՛չ չափումների կարգն այն չեն փոխում։

## rope-scaling
figure-rope-scaling-title = RoPE՝ ավելի մեծ երկարության համար
figure-rope-scaling-line = ամեն եղանակին՝ մեկ կոր, ամեն զույգին՝ մեկ կետ

## pitfalls
figure-pitfalls-title = Սխալներ դիրքային կոդավորումներում
figure-pitfalls-line = ամեն դիրքին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող
figure-pitfalls-fixed = Սխալները ցուցադրված են հոդվածի կոդավորման վրա՝ երկրաչափական ալիքի երկարություններով, բոլոր սինուսները գծված են բոլոր կոսինուսներից վեր։
figure-pitfalls-exponent = Ցուցիչը կրկնապատկված է՝ −4·pair/d_model, ուստի բոլոր զույգերը, բացի առաջինից, ավելի դանդաղ են պտտվում
figure-pitfalls-cosine = Կոսինուսն իր ցուցիչն ունի՝ −(2·pair + 1)/d_model, ուստի ոչ մի սինուս ու կոսինուս ընդհանուր հաճախություն չունի
figure-pitfalls-odd = Վերջին չափումը կտրված է կենտ d_model-ի համար, ուստի մեկ սինուս մնացել է առանց իր կոսինուսի (գծված է որպես 0)
figure-pitfalls-denominator = Երբ ցուցիչում d_model/2-ի տեղում d_model/2 − 1 է, բոլոր օրենքները պահպանվում են, բայց մեկով ուսուցանված կշիռները մյուսին չեն համապատասխանում
figure-pitfalls-degrees = Անկյուններն ընդունված են որպես աստիճաններ, ուստի ամեն զույգ { $slower } անգամ դանդաղ է պտտվում, քան պետք է
figure-pitfalls-halves = RoPE-ն առաջին կեսի ամեն տարրը պտտում է երկրորդ կեսի համապատասխան տարրի հետ, թեև կշիռներն ուսուցանվել են հարևան տարրերի զույգերով

## compare
figure-compare-title = Դիրքային եղանակների համեմատություն
figure-compare-line = ամեն հարցման ու բանալու՝ մեկ քառակուսի, գույնը փոփոխությունն է

## base-context
figure-base-context-title = Մինչև որտեղ է կոսինուսների գումարը դրական
figure-base-context-line = ամեն հիմքին՝ մեկ աստիճան, բարձրությունն առաջին տեղաշարժն է
figure-base-context-fixed = Նշված մոդելները, ինչպես և այն կորը, որի հետ դրանք համեմատվում են, ունեն երկրաչափական ալիքի երկարություններ, ուստի այս գծապատկերը՝ նույնպես։

## partial-rotary
figure-partial-rotary-title = Մասնակի RoPE՝ անշարժ զույգեր
figure-partial-rotary-line = ամեն զույգին՝ մեկ կետ, վերևում անշարժներն են

## fourier-features
figure-fourier-features-title = Ֆուրիեի հատկանիշներ՝ կրկնվող օկտավաներ
figure-fourier-features-line = ամեն զույգին՝ մեկ կետ, ամեն կոդին՝ մեկ կոր

## xpos
figure-xpos-title = xPos՝ մարող պտտում
figure-xpos-line = ամեն եղանակին՝ մեկ կոր, ամեն զույգին՝ մեկ կետ

## diffusion-time
figure-diffusion-time-title = Դիֆուզիայի ժամանակը՝ որպես դիրք
figure-diffusion-time-line = ամեն պահին՝ մեկ սյուն, ամեն չափմանը՝ մեկ տող

## axial
figure-axial-title = Դիրքային կոդավորում երկու առանցքով
figure-axial-line = ամեն վանդակին՝ մեկ քառակուսի, գույնը դրա հեռավորությունն է

## m-rope
figure-m-rope-title = M-RoPE՝ զույգեր երեք առանցքի համար
figure-m-rope-line = ամեն զույգին՝ մեկ կետ, գույնը դրա առանցքն է

## causal
figure-causal-title = Դիրքը պատճառային դիմակից
figure-causal-line = ամեն հարցմանը՝ մեկ տող, գույնը կշիռն է
figure-causal-fixed = Այստեղ կոդավորում չկա. չափողականությունը, հիմքը և ալիքի երկարությունները ոչինչ չեն փոխում։
