import type { PageDefault } from '../../page-fields.ts'

export const partnersPage: PageDefault = {
  id: 'partners',
  title: 'Partner',
  headline: 'Fäden, die wir nicht selbst spinnen',
  lead: 'Rechenzentrum, Recht, Spurensicherung, Praxissoftware: Für manches gibt es Leute, die es besser können als wir. Mit einigen arbeiten wir seit Jahren zusammen.',
  motif: 'people',
  blocks: [
    {
      kind: 'partners',
      id: 'partners',
      title: 'Mit wem wir arbeiten',
      lead: 'Wir nennen hier, wer bei Projekten dazukommen kann. Die gezeigten Namen sind Beispiele, bis echte Partnerschaften freigegeben sind.',
    },
    {
      kind: 'entries',
      id: 'model',
      title: 'Wie die Zusammenarbeit geregelt ist',
      items: [
        {
          title: 'Ein Ansprechpartner für Sie',
          text: 'Sie rufen uns an, auch wenn die Ursache bei einem Partner liegt. Wir klären, wer zuständig ist, und bleiben bis zur Lösung dabei.',
        },
        {
          title: 'Offen benannt',
          text: 'Wer an Ihrem Projekt mitarbeitet, steht im Angebot. Verarbeitet ein Partner personenbezogene Daten, gibt es vorher die nötigen Verträge und Ihre Zustimmung.',
        },
        {
          title: 'Ohne Provision',
          text: 'Für Empfehlungen nehmen und zahlen wir nichts. Passt ein anderer Anbieter besser zu Ihnen, arbeiten wir auch mit ihm.',
        },
      ],
      tone: 'cloth',
    },
    {
      kind: 'invitation',
      id: 'become',
      title: 'Partner werden',
      lead: 'Sie beherrschen ein Fachgebiet, das unseren Kunden fehlt? Schicken Sie uns zwei Beispiele Ihrer Arbeit und einen Satz dazu, was Sie nicht machen. Wir beginnen gern mit einem kleinen gemeinsamen Auftrag.',
      label: 'Partnerschaft anfragen',
      prefill: 'Ich möchte Partner werden.',
    },
    {
      kind: 'pattern',
      id: 'muster',
      title: 'Ihr Muster',
      lead: 'Jeder Name ergibt bei uns ein eigenes Gewebe. Es entsteht in Ihrem Browser; wir erfahren nichts davon und speichern nichts.',
      label: 'Name Ihres Unternehmens',
      svgLabel: 'Als SVG laden',
      pngLabel: 'Als PNG laden',
      tone: 'sunken',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Was würden Sie einbringen?',
      text: 'Erzählen Sie uns, wo Ihre Stärke liegt und welche Projekte Sie suchen. Lena Hartwig meldet sich bei Ihnen.',
      label: 'Partnerschaft anfragen',
    },
  ],
  seoTitle: 'Partner: mit wem wir zusammenarbeiten',
  seoDescription:
    'Rechenzentrum, Recht, Forensik und Praxissoftware: mit welchen Partnern {{firma.name}} arbeitet, wie das geregelt ist und wie Sie selbst Partner werden.',
}
