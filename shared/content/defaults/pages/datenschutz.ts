import type { PageDefault } from '../pages.ts'

export const datenschutzPage: PageDefault = {
  id: 'datenschutz',
  title: 'Datenschutz',
  headline: 'Datenschutz\u00aderklärung',
  lead: 'Welche Daten beim Besuch dieser Website anfallen, wozu wir sie verwenden, wie lange wir sie behalten und welche Rechte Sie haben.',
  motif: 'privacy',
  seoTitle: 'Datenschutzerklärung',
  seoDescription:
    'Welche Daten diese Website verarbeitet, zu welchem Zweck, auf welcher Rechtsgrundlage und wie lange. Mit Ihren Rechten und den Kontaktwegen.',
}
