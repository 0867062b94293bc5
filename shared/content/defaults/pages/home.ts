import type { PageDefault } from '../../page-fields.ts'

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
      title: 'Viele Leistungen, ein Ansprechpartner',
      lead: 'Jedes Fachgebiet hat bei uns ein eigenes Muster. Zusammen ergeben sie eine IT, in der kein Faden lose bleibt.',
    },
    {
      kind: 'story',
      id: 'montag',
      title: 'Montag, 6:40 Uhr',
      lead: 'Woran man uns erkennt, zeigt sich an einem schlechten Morgen. Ein Beispiel.',
      items: [
        {
          time: '6:40 Uhr',
          title: 'Nichts geht mehr',
          text: 'Im Lager startet kein Gerät. Auf den Bildschirmen steht eine Lösegeldforderung, die ersten Fahrer warten schon am Tor.',
        },
        {
          time: '6:52 Uhr',
          title: 'Jemand geht ans Telefon',
          text: 'Die Schichtleiterin ruft die Nummer an, die auf Papier am Schrank hängt. Am anderen Ende ist ein Mensch, der ihr Netz kennt und sagt, welche Stecker sie jetzt zieht.',
        },
        {
          time: '10:15 Uhr',
          title: 'Die Sicherung hält',
          text: 'Die Kopie, die wir im Frühjahr geprobt haben, wird zurückgespielt. Um elf druckt das Lager wieder Lieferscheine, am Nachmittag fahren alle.',
        },
        {
          time: 'Zwei Wochen später',
          title: 'Damit es hält',
          text: 'Das Team übt an der E-Mail, mit der alles begann. Die Lücke ist geschlossen, die Anmeldung abgesichert, und das Papier am Schrank bekommt eine Zeile mehr.',
        },
      ],
      label: 'Was Sie sonst an uns haben',
      href: '/about#benefits',
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
