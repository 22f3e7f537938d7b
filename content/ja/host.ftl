### What the page says to a program that talks to it from around its frame.

host-type = 「{ $given }」というメッセージはありません。使えるのはphasor:set、phasor:get、phasor:subscribe、phasor:unsubscribeです。
host-nothing = phasor:setには、fragmentまたはparametersが必要です。
host-fragment = fragmentは文字列でなければなりませんが、{ $given }を受け取りました。
host-parameters = parametersはオブジェクトでなければなりませんが、{ $given }を受け取りました。
host-key = 「{ $given }」というパラメータはありません。
host-value = { $key }は数値か文字列でなければなりませんが、{ $given }を受け取りました。値は変わりません。
host-option = { $key }は{ $allowed }のいずれかでなければならず、「{ $given }」は使えません。値は変わりません。
host-degrees = { $key }は度を単位とする数値でなければならず、「{ $given }」は使えません。値は変わりません。
host-nearest = { $key }は範囲内の整数でなければなりません。{ $given }を{ $taken }に変更しました。
host-sentence = リンクの文は1行、{ $most }文字までです。「{ $taken }」に変更しました。
host-figure = 「{ $given }」という図はありません。図は変わりません。
host-origin = このページは、リンクの指定により{ $host }とだけ通信しますが、メッセージは{ $origin }から届きました。
host-origin-nobody = このページは、リンクの指定により、どのページとも通信しません。
