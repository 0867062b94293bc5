/** Keys for confidential reports, made with GnuPG and OpenSSL; nobody has what belongs to them. */
export const openPgpKey = {
  text: `-----BEGIN PGP PUBLIC KEY BLOCK-----

mDMEavwbJhYJKwYBBAHaRw8BAQdAgdwZ3t8yPI6EpE7vsdhLGb25+IX2lL5uOoQ7
EXw0vCu0K01lbGRlc3RlbGxlIDxzaWNoZXJoZWl0QG11c3RlcndlcmsuZXhhbXBs
ZT6IkAQTFggAOBYhBIavS5Y/bPAGDXkgs54JHhZZEIG0BQJq/BsmAhsDBQsJCAcC
BhUKCQgLAgQWAgMBAh4BAheAAAoJEJ4JHhZZEIG0PBwA/Rbr8yaavqdvTtmcFfCx
w0dlwSAqZBdxIew2usb+JFAYAP46oZrQk03ejB59/8dCrHJ9h7NJ4m7op2rK1TBw
1yAlCQ==
=OnyS
-----END PGP PUBLIC KEY BLOCK-----`,
  fingerprint: '86AF 4B96 3F6C F006 0D79 20B3 9E09 1E16 5910 81B4',
}

export const smimeCertificate = {
  text: `-----BEGIN CERTIFICATE-----
MIIBrjCCAVOgAwIBAgIUdF6GCSnJT8nJPsxCsfWPoxRdciAwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLTWVsZGVzdGVsbGUwIBcNMjYxMTE3MDkxNTE4WhgPMjEyNjEw
MjQwOTE1MThaMBYxFDASBgNVBAMMC01lbGRlc3RlbGxlMFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEje4rkgRi30atFTPb4pj9MWCraTVzejkHYh3Tn99qdRpXPqiW
HDb9Pg02AhrrJ/flVKvBxKcH7vJKWuSOIdUvQaN9MHswHQYDVR0OBBYEFBNqetzc
7CZiPxJe+z5z2PV3zTc6MB8GA1UdIwQYMBaAFBNqetzc7CZiPxJe+z5z2PV3zTc6
MA8GA1UdEwEB/wQFMAMBAf8wKAYDVR0RBCEwH4Edc2ljaGVyaGVpdEBtdXN0ZXJ3
ZXJrLmV4YW1wbGUwCgYIKoZIzj0EAwIDSQAwRgIhALWyR4kJqRbCNyIf8OIZB70E
zxvHDFQkHKBpkwv8fO/eAiEAh3gNE96x7uRSFoHteyQTXb6OoiAoeu82bx3pNXKM
jcw=
-----END CERTIFICATE-----`,
  fingerprint: 'E6B6 4CF1 F10B 4CE6 3226 D024 215A D3C6 09F9 9E61 9668 1131 D446 2F09 5C26 A7BA',
}

/** What `gpg --clearsign` made of security.txt as a new site with such a key has it. */
export const signedSecurityTxt = `-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA256

Contact: mailto:kontakt@musterwerk-it.example
Expires: 2027-05-15T08:00:00Z
Encryption: http://localhost:3000/security-key.txt
Policy: http://localhost:3000/sicherheit-dieser-website
Preferred-Languages: de, en
Canonical: http://localhost:3000/.well-known/security.txt
-----BEGIN PGP SIGNATURE-----

iHUEARYIAB0WIQSGr0uWP2zwBg15ILOeCR4WWRCBtAUCavwbJgAKCRCeCR4WWRCB
tF+jAP90EauZx97Gpw9VCITTDChvwvbbnp02X/B/DMBgQUf9AwD/XnDnFIOgkYka
TXcO3EjxY+hR0fEBssfLMSmoiQ9XsQU=
=xLrJ
-----END PGP SIGNATURE-----`
