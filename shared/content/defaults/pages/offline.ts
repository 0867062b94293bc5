import type { PageDefault } from '../pages.ts'

export const offlinePage: PageDefault = {
  id: 'offline',
  title: 'Ohne Verbindung',
  headline: 'Der Faden zu uns ist gerade gerissen',
  lead: 'Ihr Gerät erreicht unsere Website nicht, und diese Seite liegt noch nicht als Kopie bei Ihnen. Sobald die Verbindung wieder steht, geht es von selbst weiter.',
  motif: 'web',
  sections: [
    {
      key: 'links',
      title: 'Das können Sie trotzdem lesen',
      lead: 'Diese Seiten hält Ihr Browser für Sie bereit.',
    },
    {
      key: 'phone',
      title: 'Lieber sprechen?',
      lead: 'Das Telefon geht auch ohne Internet.',
    },
  ],
  seoTitle: 'Keine Verbindung',
  seoDescription:
    'Diese Seite erscheint, wenn die Website gerade nicht erreichbar ist, mit Links zu gespeicherten Seiten.',
}
