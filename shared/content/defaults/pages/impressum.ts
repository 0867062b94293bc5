import type { PageDefault } from '../pages.ts'

export const impressumPage: PageDefault = {
  id: 'impressum',
  title: 'Impressum',
  headline: 'Impressum',
  lead: 'Wer diese Website betreibt und wie Sie uns erreichen: Angaben nach § 5 DDG.',
  motif: 'web',
  seoTitle: 'Impressum',
  seoDescription:
    'Anbieterkennzeichnung der Musterwerk IT GmbH in Erfurt: Anschrift, Kontakt, Vertretung und Registerangaben nach § 5 DDG.',
}
