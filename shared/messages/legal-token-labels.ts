/** What the tokens of legal texts are called where an editor puts them in (J17). */
export const legalTokenLabels: Record<string, string> = {
  'firma.name': 'Firma',
  'firma.rechtsform': 'Rechtsform',
  'firma.strasse': 'Straße',
  'firma.plz': 'PLZ',
  'firma.ort': 'Ort',
  'firma.land': 'Land',
  'firma.telefon': 'Telefon',
  'firma.email': 'E-Mail',
  'firma.vertretung': 'Vertretung',
  'firma.registergericht': 'Registergericht',
  'firma.registernummer': 'Registernummer',
  'firma.ustid': 'USt-IdNr.',
  'firma.verantwortlich': 'Verantwortlich',
  'firma.datenschutzbeauftragte': 'Datenschutz',
  'firma.aufsichtsbehoerde': 'Aufsicht',
  dienste: 'Liste der Dienste',
}
