import type { PageDefault } from '../../page-fields.ts'

export const contactPage: PageDefault = {
  id: 'contact',
  title: 'Kontakt',
  headline: 'Sprechen wir darüber',
  lead: 'Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei. Das erste Gespräch dauert 30 Minuten, ist kostenfrei und verpflichtet Sie zu nichts.',
  motif: 'people',
  blocks: [
    {
      kind: 'form',
      id: 'intro',
      title: 'Kontakt aufnehmen',
      lead: 'Schildern Sie uns kurz Ihr Anliegen. Wir melden uns an Werktagen in der Regel innerhalb weniger Stunden.',
      privacy: 'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten. Mehr dazu in der Datenschutzerklärung.',
      hoursTitle: 'Öffnungszeiten',
    },
    {
      kind: 'entries',
      id: 'next',
      title: 'Was nach dem Senden geschieht',
      items: [
        {
          title: 'Jemand liest Ihre Nachricht',
          text: 'Sie geht an die Person, die Ihr Thema kennt. Formulieren Sie ruhig in eigenen Worten, Fachbegriffe brauchen wir nicht.',
        },
        {
          title: 'Wir melden uns',
          text: 'An Werktagen in der Regel innerhalb weniger Stunden, per E-Mail oder Telefon. Falls wir nicht die Richtigen sind, sagen wir es gleich.',
        },
        {
          title: 'Erstgespräch',
          text: 'In 30 Minuten besprechen wir, was Sie bremst. Danach haben Sie eine Einschätzung und einen Vorschlag für den nächsten Schritt.',
        },
      ],
      tone: 'cloth',
    },
    { kind: 'directions', id: 'directions', title: 'So finden Sie zu uns' },
  ],
  seoTitle: 'Kontakt: So erreichen Sie uns in {{firma.ort}}',
  seoDescription:
    'Telefon, E-Mail, Formular, Anfahrt und Öffnungszeiten der {{firma.name}} in der {{firma.strasse}} in {{firma.ort}}. Das erste Gespräch ist kostenfrei.',
}
