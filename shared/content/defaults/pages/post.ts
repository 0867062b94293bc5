import type { PageDefault } from '../pages.ts'

/** What all blog posts at /blog/{id} share; the rest comes from the post itself. */
export const postPage: PageDefault = {
  id: 'post',
  title: 'Blogbeitrag',
  headline: 'Beitrag aus dem Blog',
  motif: 'growth',
  sections: [
    { key: 'related', title: 'Weiterlesen' },
    { key: 'author', title: 'Geschrieben von' },
  ],
  callToAction: {
    title: 'Wie ist das bei Ihnen?',
    text: 'Wenn Sie an einer Stelle nicht weiterkommen, fragen Sie nach. Wir antworten auch auf kleine Fragen.',
    label: 'Frage zum Beitrag stellen',
  },
  seoTitle: 'Beitrag aus dem Blog',
  seoDescription: 'Ein Beitrag aus dem Blog der Musterwerk IT: Erfahrungen aus Projekten, verständlich aufgeschrieben.',
}
