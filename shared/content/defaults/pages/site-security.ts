import type { PageDefault } from '../../page-fields.ts'

export const siteSecurityPage: PageDefault = {
  id: 'sicherheit-dieser-website',
  title: 'Sicherheit dieser Website',
  headline: 'Was diese Website verspricht und hält',
  lead: 'Wer anderen Sicherheit verkauft, sollte die eigene zeigen. Hier steht, was wir für diese Website versprechen, und daneben, was sie zuletzt an sich selbst gemessen hat.',
  motif: 'security',
  blocks: [
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Soll Ihre Website das auch können?',
      text: 'Wir sehen uns an, was Ihre Website heute verspricht, und sagen Ihnen offen, was davon hält.',
      label: 'Gespräch vereinbaren',
    },
  ],
  seoTitle: 'Sicherheit dieser Website: versprochen und gemessen',
  seoDescription:
    'Verschlüsselung, Schutz-Kopfzeilen, fremde Verbindungen und Sicherungen dieser Website: was die {{firma.name}} verspricht und was zuletzt gemessen wurde.',
}
