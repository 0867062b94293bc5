import type { PageDefault } from '../../page-fields.ts'

export const blogPage: PageDefault = {
  id: 'blog',
  title: 'Blog',
  headline: 'Blog',
  lead: 'Was wir in Projekten lernen, schreiben wir auf. Ohne Fachchinesisch, mit Zahlen und Vorlagen.',
  motif: 'growth',
  blocks: [
    {
      kind: 'postList',
      id: 'posts',
      title: 'Alle Beiträge',
      emptyTitle: 'Kein Beitrag mit dieser Auswahl',
      emptyText:
        'Prüfen Sie die Schreibweise oder wählen Sie eine andere Rubrik. Wenn Sie zu Ihrem Thema nichts finden, fragen Sie uns direkt.',
    },
    {
      kind: 'text',
      id: 'whitepaper',
      title: 'Whitepaper',
      lead: 'Unsere ausführlichen Leitfäden: frei zugänglich, ohne Anmeldung, zum Lesen, Drucken und Weitergeben.',
      body: `
<ul>
  <li><a href="/blog/nis2-dokumentation">NIS-2: zehn Themen, zehn Register</a></li>
  <li><a href="/blog/datensicherung-3-2-1-1-0">Datensicherung nach der Regel 3-2-1-1-0</a></li>
  <li><a href="/blog/sprachmodelle-im-eigenen-serverraum">Sprachmodelle im eigenen Serverraum</a></li>
  <li><a href="/notfall">Die ersten 60 Minuten nach einem Cyberangriff</a></li>
</ul>
`,
      headingPlace: 'beside',
      tone: 'cloth',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Worüber sollen wir schreiben?',
      text: 'Schicken Sie uns die Frage, an der Sie gerade sitzen. Sie bekommen eine Antwort, und vielleicht wird ein Beitrag daraus.',
      label: 'Frage stellen',
    },
  ],
  seoTitle: 'Blog: IT-Wissen aus der Praxis',
  seoDescription:
    'Beiträge zu IT-Sicherheit, Healthcare IT, KI, Cloud und Datenschutz. Verständlich geschrieben vom Team der {{firma.name}}, mit Checklisten und Vorlagen.',
}
