/** The admin's view of the ledger. */
export const consentCsvHead = [
  'Nummer',
  'Zeitpunkt (UTC)',
  'Kennung',
  'Vorgang',
  'Notwendig',
  'Präferenzen',
  'Analyse',
  'Marketing',
  'Fassung',
  'Prüfsumme des Textes',
]
