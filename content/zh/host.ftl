### What the page says to a program that talks to it from around its frame.

host-type = 没有“{ $given }”这种消息。可用的有phasor:set、phasor:get、phasor:subscribe和phasor:unsubscribe。
host-nothing = phasor:set需要fragment或parameters。
host-fragment = fragment必须是字符串，收到的是{ $given }。
host-parameters = parameters必须是对象，收到的是{ $given }。
host-key = 没有参数“{ $given }”。
host-value = { $key }必须是数或字符串，收到的是{ $given }。保持不变。
host-option = { $key }必须是{ $allowed }之一，不能是“{ $given }”。保持不变。
host-degrees = { $key }必须是度数，不能是“{ $given }”。保持不变。
host-nearest = { $key }必须是允许范围内的整数：{ $given }已改为{ $taken }。
host-sentence = 链接中的句子只能占一行，最多{ $most }个字符：这一句已改为“{ $taken }”。
host-figure = 没有图“{ $given }”。图保持不变。
host-origin = 按照链接，本页只与{ $host }通信，而这条消息来自{ $origin }。
host-origin-nobody = 按照链接，本页不与任何一方通信。
