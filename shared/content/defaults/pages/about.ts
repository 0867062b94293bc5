import type { PageDefault } from '../../page-fields.ts'

export const aboutPage: PageDefault = {
  id: 'about',
  title: 'Über uns',
  headline: 'Ein Muster aus vielen Fäden',
  lead: '{{firma.name}} macht aus vielen Einzelteilen eine IT, auf die sich Menschen im Betrieb verlassen können.',
  motif: 'bridge',
  actions: [
    { label: 'Team kennenlernen', href: '/team' },
    { label: 'Offene Stellen', href: '/career' },
  ],
  blocks: [
    {
      kind: 'statement',
      id: 'mission',
      title: 'Mission',
      lead: 'Technik soll tragen, ohne aufzufallen. Wir bauen Systeme, die morgens einfach da sind, damit Betriebe, Praxen und Ämter ihre eigentliche Arbeit tun können. Dafür denken wir Netz, Programme, Sicherheit und Menschen zusammen. Ein einzelner Faden reißt schnell, ein Gewebe hält. Diesen Gedanken haben wir von den Webern übernommen, über deren alter Werkstatt wir angefangen haben.',
    },
    {
      kind: 'statement',
      id: 'values',
      title: 'Werte',
      lead: 'Wir sagen, was geht und was nicht. Termine, Preise und Fehler sprechen wir offen an, auch wenn es unbequem ist. Wer uns etwas fragt, bekommt eine Antwort in verständlicher Sprache. Und was wir bauen, dokumentieren wir so, dass Sie es ohne uns weiterführen könnten.',
      items: [
        {
          title: 'Klartext',
          text: 'Wir erklären Technik so, dass die Leitung entscheiden kann. Fachwörter übersetzen wir, Unsicheres nennen wir unsicher.',
        },
        {
          title: 'Verlässlichkeit',
          text: 'Zusagen stehen im Kalender. Wird ein Termin eng, erfahren Sie es, solange sich noch etwas ändern lässt.',
        },
        {
          title: 'Unabhängigkeit',
          text: 'Wir empfehlen, was passt, und nehmen dafür keine Provisionen. Zugänge, Daten und Dokumentation gehören Ihnen.',
        },
        {
          title: 'Sorgfalt',
          text: 'Vier Augen sehen jede Änderung an wichtigen Systemen. Passiert trotzdem ein Fehler, steht im Bericht auch unser Anteil.',
        },
      ],
    },
    {
      kind: 'statement',
      id: 'expertise',
      title: 'Expertise',
      lead: 'Web, Sicherheit, Cloud, Datenschutz, Healthcare IT und KI, aufeinander abgestimmt und verständlich erklärt. Die meisten Aufgaben berühren mehrere Gebiete zugleich: Ein neuer Shop braucht sichere Zahlungen, eine Praxis braucht Netz und Datenschutz, ein Assistent braucht saubere Daten. Deshalb sitzen unsere Fachleute nah beieinander, und Sie haben eine Person, die den Überblick behält.',
      items: [
        {
          title: 'Web und E-Commerce',
          text: 'Websites, Portale und Shops, barrierefrei und mit Anbindung an Ihre Fachverfahren.',
        },
        {
          title: 'IT-Sicherheit',
          text: 'Prüfung, Härtung, Notfallplan und Bereitschaft, dazu Schulungen für die Belegschaft.',
        },
        {
          title: 'Cloud und Netze',
          text: 'Planung, Umzug und Betrieb in deutschen Rechenzentren oder im eigenen Serverraum.',
        },
        { title: 'Healthcare IT', text: 'Telematikinfrastruktur, Praxisnetze und der Schutz von Patientendaten.' },
        { title: 'Künstliche Intelligenz', text: 'Assistenten und lokale Sprachmodelle für klar umrissene Aufgaben.' },
        {
          title: 'Datenschutz und Menschen',
          text: 'Externe Datenschutzbeauftragung, Schulungen und Personalberatung für IT-Berufe.',
        },
      ],
    },
    {
      kind: 'statement',
      id: 'team',
      title: 'Team',
      lead: '27 Menschen aus Entwicklung, Betrieb und Beratung arbeiten in {{firma.ort}} zusammen und begleiten Ihr Projekt von Anfang bis Ende. Wer plant, ist auch im Betrieb erreichbar. Manche von uns sind seit den ersten Jahren dabei, andere kamen aus Praxen, Verwaltungen oder dem Handel und kennen Ihre Seite des Tisches. Vier Gesichter mit Namen. Dahinter arbeiten 23 weitere.',
      faces: true,
    },
    { kind: 'stats', id: 'stats', note: 'Beispielwerte, bis echte Zahlen freigegeben sind.', tone: 'cloth' },
    {
      kind: 'history',
      id: 'history',
      title: 'Seit 2007 an einem Faden',
      lead: 'Zwei Entwickler, ein Auftrag, ein Raum über einer alten Weberei: So fing es an. Was seitdem dazukam, ergab sich meist aus einer Frage unserer Kunden.',
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Was Sie an uns haben',
      lead: 'Gute IT erkennt man daran, dass im Betrieb kaum jemand über sie spricht. Damit das gelingt, halten wir uns an ein paar feste Gewohnheiten.',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Lernen wir uns kennen',
      text: 'Besuchen Sie uns in der Weberstraße oder rufen Sie an. Ein erstes Gespräch dauert 30 Minuten und kostet nichts.',
      label: 'Kennenlernen vereinbaren',
    },
  ],
  seoTitle: 'Über uns: Mission, Werte und Geschichte',
  seoDescription:
    '{{firma.name}} aus {{firma.ort}}: 27 Menschen, die seit 2007 IT für Mittelstand, Praxen und Verwaltung planen, bauen und betreuen. Wofür wir stehen und was wir können.',
}
