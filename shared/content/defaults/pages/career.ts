import type { PageDefault } from '../../page-fields.ts'

export const careerPage: PageDefault = {
  id: 'career',
  title: 'Karriere',
  headline: 'Kommen Sie in die Werkstatt',
  lead: 'Bei uns bauen Sie Dinge, die jemand am nächsten Tag benutzt: eine Praxis, ein Stadtwerk, ein Familienbetrieb. Sie sehen, was Ihre Arbeit bewirkt, und Sie haben Zeit, sie ordentlich zu machen.',
  motif: 'workbench',
  actions: [
    { label: 'Offene Stellen', href: '#jobs' },
    { label: 'Bewerbung Schritt für Schritt', href: '#process' },
  ],
  blocks: [
    {
      kind: 'entries',
      id: 'benefits',
      title: 'Was Sie bei uns erwartet',
      items: [
        {
          title: 'Gehalt mit offenen Karten',
          text: 'Die Spanne steht in jeder Anzeige. Einmal im Jahr sprechen wir über Ihr Gehalt, ohne dass Sie darum bitten müssen.',
        },
        {
          title: 'Zeiten, die zum Leben passen',
          text: 'Vollzeit oder Teilzeit, Büro oder zu Hause. Ihr Team spricht sich ab, damit Kunden immer jemanden erreichen.',
        },
        {
          title: 'Zeit zum Lernen',
          text: 'Weiterbildung ist Arbeitszeit. Ob Prüfung, Konferenz oder Fachbuch: Was Ihnen hilft, entscheiden Sie mit.',
        },
        {
          title: 'Bereitschaft mit Maß',
          text: 'Der Bereitschaftsdienst ist freiwillig. Für jeden Dienst gibt es eine Zulage und danach freie Zeit.',
        },
        {
          title: 'Eine Person an Ihrer Seite',
          text: 'Während der Einarbeitung begleitet Sie eine feste Kollegin oder ein fester Kollege. Sie arbeiten früh an echten Aufgaben, aber nie allein.',
        },
        {
          title: 'Gutes Werkzeug',
          text: 'Rechner und Betriebssystem suchen Sie mit aus. Wer einen festen Platz in der Weberstraße möchte, bekommt ihn.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'haltung',
      title: 'Ein Auftrag, ein Team, von der Skizze bis zum Betrieb',
      body: `
<p>Wer bei uns plant, sieht die eigene Arbeit laufen. Wer betreut, redet beim Planen mit. Niemand pflegt jahrelang, was sich andere ausgedacht haben.</p>
`,
      tone: 'cloth',
    },
    {
      kind: 'jobs',
      id: 'jobs',
      title: 'Offene Stellen',
      lead: 'Wir schreiben nur aus, was wir wirklich besetzen wollen. Wenn Sie zwei von drei Anforderungen erfüllen, bewerben Sie sich.',
    },
    {
      kind: 'entries',
      id: 'process',
      title: 'So läuft Ihre Bewerbung',
      items: [
        {
          title: 'Ein paar Zeilen',
          text: 'Lebenslauf und drei Sätze dazu, was Sie gern tun. Foto, Alter und Familienstand lassen Sie bitte weg.',
        },
        {
          title: 'Kurzes Telefonat',
          text: 'Innerhalb einer Woche rufen wir an. In 20 Minuten klären wir Aufgabe, Gehalt und Ihre Fragen.',
        },
        {
          title: 'Besuch in {{firma.ort}}',
          text: 'Sie lernen Team und Räume kennen und besprechen mit uns einen echten Fall. Hausaufgaben gibt es keine.',
        },
        {
          title: 'Entscheidung',
          text: 'Spätestens nach fünf Werktagen hören Sie von uns. Eine Absage begründen wir auf Wunsch am Telefon.',
        },
      ],
      look: 'numbers',
    },
    {
      kind: 'invitation',
      id: 'unsolicited',
      title: 'Nichts Passendes dabei?',
      lead: 'Schreiben Sie uns trotzdem. Sagen Sie, was Sie können und wie Sie arbeiten möchten. Gibt es keine Stelle, sagen wir das offen und bewahren Ihre Unterlagen nur auf, wenn Sie einwilligen.',
      label: 'Initiativ bewerben',
      prefill: 'Ich möchte mich initiativ bewerben.',
      mailLabel: 'Per E-Mail bewerben',
      subject: 'Initiativbewerbung',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Erst einmal fragen?',
      text: 'Gern. Rufen Sie an oder schreiben Sie, auch ohne Bewerbung. Wir verbinden Sie mit jemandem aus dem Team, in das Sie kommen würden.',
      label: 'Frage stellen',
    },
  ],
  seoTitle: 'Karriere: Arbeiten in der IT in {{firma.ort}}',
  seoDescription:
    'Offene Stellen bei {{firma.name}} in {{firma.ort}}: Gehalt in jeder Anzeige, flexible Zeiten, bezahlte Weiterbildung. So läuft die Bewerbung in vier Schritten.',
}
