import type { PageDefault } from '../pages.ts'

export const blogPage: PageDefault = {
  id: 'blog',
  title: 'Blog',
  headline: 'Blog',
  lead: 'Was wir in Projekten lernen, schreiben wir auf. Ohne Fachchinesisch, mit Zahlen und Vorlagen.',
  motif: 'growth',
  sections: [
    { key: 'posts', title: 'Alle Beiträge' },
    {
      key: 'empty',
      title: 'Kein Beitrag mit dieser Auswahl',
      lead: 'Prüfen Sie die Schreibweise oder wählen Sie eine andere Rubrik. Wenn Sie zu Ihrem Thema nichts finden, fragen Sie uns direkt.',
    },
  ],
  callToAction: {
    title: 'Worüber sollen wir schreiben?',
    text: 'Schicken Sie uns die Frage, an der Sie gerade sitzen. Sie bekommen eine Antwort, und vielleicht wird ein Beitrag daraus.',
    label: 'Frage stellen',
  },
  seoTitle: 'Blog: IT-Wissen aus der Praxis',
  seoDescription:
    'Beiträge zu IT-Sicherheit, Healthcare IT, KI, Cloud und Datenschutz. Verständlich geschrieben vom Team der Musterwerk IT, mit Checklisten und Vorlagen.',
}
