### Error messages and notices for embedding pages (`phasor:…` messages).

host-type = There is no message “{ $given }”. There are phasor:set, phasor:get, phasor:subscribe and phasor:unsubscribe.
host-nothing = phasor:set needs a fragment or parameters.
host-fragment = fragment must be a string, got { $given }.
host-parameters = parameters must be an object, got { $given }.
host-key = There is no parameter “{ $given }”.
host-value = { $key } must be a number or a string, got { $given }. It stays as it is.
host-option = { $key } must be one of { $allowed }, and not “{ $given }”. It stays as it is.
host-degrees = { $key } must be a number of degrees, and not “{ $given }”. It stays as it is.
host-nearest = { $key } must be a whole number in its range: { $given } became { $taken }.
host-sentence = A sentence of a link is at most { $most } characters on one line: this one became “{ $taken }”.
host-figure = There is no figure “{ $given }”. The figures stay as they are.
host-origin = By its link, this page talks to { $host } alone, and the message came from { $origin }.
host-origin-nobody = By its link, this page talks to nobody.
