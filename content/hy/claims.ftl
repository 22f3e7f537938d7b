claims-title = Թվեր, որոնք արժե ստուգել
