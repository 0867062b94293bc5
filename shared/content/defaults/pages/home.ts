import type { PageDefault } from '../pages.ts'

export const homePage: PageDefault = {
  id: 'home',
  title: 'Startseite',
  headline: 'IT, die zusammen\u00adhält.',
  lead: 'Wir verweben Webentwicklung, Sicherheit, Cloud und KI zu einem System, das im Alltag trägt. Geplant, gebaut und betreut von einem Team, das ans Telefon geht.',
  motif: 'web',
  actions: [
    { label: 'Erstgespräch vereinbaren', href: '#contact' },
    { label: 'Leistungen ansehen', href: '#leistungen' },
  ],
  blocks: [
    { kind: 'stats', id: 'stats', note: 'Beispielwerte, bis echte Zahlen freigegeben sind.' },
    { kind: 'topics', id: 'topics', title: 'Themen, zu denen Sie uns fragen können' },
    {
      kind: 'services',
      id: 'leistungen',
      title: 'Viele Leistungen, ein Ansprech\u00adpartner',
      lead: 'Jedes Fachgebiet hat bei uns ein eigenes Muster. Zusammen ergeben sie eine IT, in der kein Faden lose bleibt.',
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Was Sie an uns haben',
      lead: 'Gute IT erkennt man daran, dass im Betrieb kaum jemand über sie spricht. Damit das gelingt, halten wir uns an ein paar feste Gewohnheiten.',
    },
    {
      kind: 'voices',
      id: 'testimonials',
      title: 'Was unsere Kunden sagen',
      lead: 'Stimmen aus Praxis, Betrieb und Verwaltung. Sie sind als Beispiel gekennzeichnet, bis echte freigegeben sind.',
      tone: 'sunken',
    },
    {
      kind: 'history',
      id: 'history',
      title: 'Seit 2007 an einem Faden',
      lead: 'Vom Zwei-Personen-Büro an der Krämerbrücke zum IT-Partner für 130 Unternehmen.',
    },
    {
      kind: 'posts',
      id: 'posts',
      title: 'Aus dem Blog',
      lead: 'Was wir in Projekten lernen, schreiben wir auf.',
      count: 3,
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Wo hakt es bei Ihnen?',
      text: 'Erzählen Sie uns in 30 Minuten, was Sie bremst. Sie bekommen eine ehrliche Einschätzung und einen nächsten Schritt, kostenfrei.',
      label: 'Gespräch vereinbaren',
    },
  ],
  seoTitle: '{{firma.name}} – IT, die zusammenhält',
  seoDescription:
    'Webentwicklung, IT-Sicherheit, Cloud, Healthcare IT und KI für Mittelstand, Praxen und Verwaltung. Geplant, gebaut und betreut von {{firma.name}} in {{firma.ort}}.',
}
