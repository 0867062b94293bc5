import type { PageDefault } from '../../page-fields.ts'

export const cookiesPage: PageDefault = {
  id: 'cookies',
  title: 'Cookies',
  headline: 'Sie entscheiden über Cookies',
  lead: 'Wir speichern nur, was diese Website zum Funktionieren braucht. Alles Weitere geschieht nur mit Ihrer Zustimmung, die Sie hier jederzeit ändern können.',
  motif: 'privacy',
  blocks: [
    {
      kind: 'reading',
      id: 'intro',
      title: 'Worum es geht',
      body: `
<p>Cookies sind kleine Textdateien, die eine Website in Ihrem Browser ablegt. Für andere Speicher im Browser gilt dasselbe Recht: Nach § 25 TDDDG brauchen wir Ihre Einwilligung, wenn eine Speicherung für den gewünschten Dienst nicht unbedingt erforderlich ist.</p>
<p>Bevor Sie sich entscheiden, setzen wir kein Cookie und laden keine fremden Dienste. Im Browser liegt dann höchstens eine Kopie der öffentlichen Inhalte, damit die Seite bei schwachem Netz lesbar bleibt. Schriften, Bilder und Skripte kommen von unserem eigenen Server.</p>
<p>Ihre Auswahl gilt zwölf Monate. Wir fragen nur dann früher, wenn ein Dienst hinzukommt oder wenn sich Kategorie, Zweck, Empfänger oder Empfängerland ändern.</p>
`,
    },
    {
      kind: 'consentSettings',
      id: 'settings',
      title: 'Ihre Auswahl',
      lead: 'Jeder Schalter wirkt sofort, ein Speichern ist nicht nötig. „Zurücksetzen“ löscht Ihre Entscheidung, danach erscheint der Hinweis erneut.',
      bannerTitle: 'Sie entscheiden über Cookies',
    },
    {
      kind: 'consentServices',
      id: 'services',
      title: 'Was gespeichert wird',
      lead: 'Die Tabelle nennt jeden Dienst mit Anbieter, Zweck und Dauer, geordnet nach Kategorie. Steht in einer Kategorie kein Dienst, ist dort derzeit nichts eingebunden.',
    },
    {
      kind: 'reading',
      id: 'rights',
      title: 'Ihre Rechte',
      body: `
<p>Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Schalten Sie dazu oben die Kategorie aus oder öffnen Sie in der Fußzeile „Cookie-Einstellungen“. Was diese Website für die Kategorie gespeichert hat, wird dann sofort aus Ihrem Browser entfernt.</p>
<p>Außerdem können Sie Auskunft, Berichtigung, Löschung und Einschränkung der Verarbeitung verlangen, Ihre Daten in einem gängigen Format erhalten und der Verarbeitung widersprechen. Sie dürfen sich auch bei einer Datenschutz-Aufsichtsbehörde beschweren. Wie das geht und wer verantwortlich ist, steht in der <a href="/datenschutz">Datenschutzerklärung</a>.</p>
<p>Im Browser selbst lassen sich Cookies ebenfalls löschen oder sperren. Die Seite bleibt dann lesbar; nur gemerkte Einstellungen wie das dunkle Design gehen verloren.</p>
`,
    },
    {
      kind: 'text',
      id: 'aussage',
      title: 'Ohne Ihr Ja lädt hier nichts Fremdes',
      body: `
<p>Videos und Karten anderer Anbieter fragen, bevor sie erscheinen.</p>
`,
      tone: 'cloth',
    },
  ],
  seoTitle: 'Cookies und Einstellungen',
  seoDescription:
    'Welche Cookies und Speicherungen diese Website verwendet, wozu und wie lange. Hier ändern oder widerrufen Sie Ihre Auswahl jederzeit.',
}
