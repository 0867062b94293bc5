import type { PageDefault } from '../../page-fields.ts'

/** Below the text: said once, large, on cloth. */
const statement = (title: string, words: string) =>
  ({ kind: 'text', id: 'aussage', title, body: `<p>${words}</p>`, tone: 'cloth' }) as const

export const impressumPage: PageDefault = {
  id: 'impressum',
  title: 'Impressum',
  headline: 'Impressum',
  lead: 'Wer diese Website betreibt und wie Sie uns erreichen: Angaben nach § 5 DDG.',
  motif: 'web',
  blocks: [statement('Ein Name, ein Ort, eine Nummer', 'Fehlt eine Angabe? <a href="/contact">Schreiben Sie uns</a>.')],
  seoTitle: 'Impressum',
  seoDescription:
    'Anbieterkennzeichnung der {{firma.name}} {{firma.rechtsform}} in {{firma.ort}}: Anschrift, Kontakt, Vertretung und Registerangaben nach § 5 DDG.',
}

export const datenschutzPage: PageDefault = {
  id: 'datenschutz',
  title: 'Datenschutz',
  headline: 'Datenschutz\u00aderklärung',
  lead: 'Welche Daten beim Besuch dieser Website anfallen, wozu wir sie verwenden, wie lange wir sie behalten und welche Rechte Sie haben.',
  motif: 'privacy',
  blocks: [
    statement(
      'Ihre Daten bleiben Ihre Daten',
      'Auskunft, Berichtigung, Löschung: Eine formlose Nachricht über <a href="/contact">Kontakt</a> genügt.',
    ),
  ],
  seoTitle: 'Datenschutzerklärung',
  seoDescription:
    'Welche Daten diese Website verarbeitet, zu welchem Zweck, auf welcher Rechtsgrundlage und wie lange. Mit Ihren Rechten und den Kontaktwegen.',
}

export const agbPage: PageDefault = {
  id: 'agb',
  title: 'AGB',
  headline: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Was gilt, wenn Sie uns beauftragen: Angebot, Leistung, Abnahme, Vergütung und Haftung.',
  motif: 'web',
  blocks: [
    statement(
      'Was unklar ist, klären wir vor dem Auftrag',
      'Was wir anders vereinbaren, steht im Angebot und gilt vor diesen Bedingungen.',
    ),
  ],
  seoTitle: 'Allgemeine Geschäftsbedingungen (AGB)',
  seoDescription:
    'Die Allgemeinen Geschäftsbedingungen der {{firma.name}} {{firma.rechtsform}} für Beratung, Entwicklung, Betrieb und Schulungen.',
}

export const barrierefreiheitPage: PageDefault = {
  id: 'barrierefreiheit',
  title: 'Barrierefreiheit',
  headline: 'Erklärung zur Barriere\u00adfreiheit',
  lead: 'Wie zugänglich diese Website ist, woran wir noch arbeiten und wohin Sie sich wenden, wenn Sie auf ein Hindernis stoßen.',
  motif: 'people',
  blocks: [
    statement(
      'Sie stoßen auf ein Hindernis? Sagen Sie es uns',
      'Auf welcher Seite, und womit lesen Sie? <a href="/contact">Barriere melden</a>',
    ),
  ],
  seoTitle: 'Erklärung zur Barrierefreiheit',
  seoDescription:
    'Stand der Barrierefreiheit dieser Website, bekannte Hindernisse und der direkte Weg, uns eine Barriere zu melden.',
}
