### What the page says to a program that talks to it from around its frame.

host-type = «{ $given }» հաղորդագրություն չկա։ Կան phasor:set, phasor:get, phasor:subscribe և phasor:unsubscribe։
host-nothing = phasor:set-ին անհրաժեշտ է fragment կամ parameters։
host-fragment = fragment-ը պետք է տեքստային տող լինի, տրված է { $given }։
host-parameters = parameters-ը պետք է օբյեկտ լինի, տրված է { $given }։
host-key = «{ $given }» պարամետր չկա։
host-value = { $key } պարամետրը պետք է թիվ կամ տեքստային տող լինի, տրված է { $given }։ Այն մնում է անփոփոխ։
host-option = { $key } պարամետրը պետք է լինի հետևյալներից մեկը՝ { $allowed }, ոչ թե «{ $given }»։ Այն մնում է անփոփոխ։
host-degrees = { $key } պարամետրը պետք է աստիճանների թիվ լինի, ոչ թե «{ $given }»։ Այն մնում է անփոփոխ։
host-nearest = { $key } պարամետրը պետք է ամբողջ թիվ լինի թույլատրելի սահմաններում. { $given } արժեքը փոխարինվել է { $taken } արժեքով։
host-sentence = Հղման նախադասությունը մեկ տողում առավելագույնը { $most } նիշ է. տրվածը դարձել է «{ $taken }»։
host-figure = «{ $given }» գծապատկեր չկա։ Գծապատկերները մնում են անփոփոխ։
host-origin = Ըստ իր հղման՝ այս էջը հաղորդակցվում է միայն { $host } հասցեի հետ, իսկ հաղորդագրությունը եկել է { $origin } հասցեից։
host-origin-nobody = Ըստ իր հղման՝ այս էջը ոչ ոքի հետ չի հաղորդակցվում։
