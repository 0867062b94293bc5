import type { PageDefault } from '../pages.ts'

/** What all project pages at /portfolio/{id} share; the rest comes from the project itself. */
export const projectPage: PageDefault = {
  id: 'project',
  title: 'Projekt',
  headline: 'Projekt im Detail',
  lead: 'Ausgangslage, Lösung und Ergebnis auf einer Seite.',
  motif: 'web',
  sections: [
    { key: 'challenge', title: 'Wie es vorher war' },
    { key: 'solution', title: 'Was wir getan haben' },
    { key: 'results', title: 'Was es gebracht hat' },
    { key: 'related', title: 'Weitere Projekte' },
  ],
  callToAction: {
    title: 'Kommt Ihnen das bekannt vor?',
    text: 'Erzählen Sie uns von Ihrer Ausgangslage. Wir berichten, was in ähnlichen Fällen geholfen hat und was nicht.',
    label: 'Ausgangslage schildern',
  },
  seoTitle: 'Projekt aus dem Portfolio',
  seoDescription:
    'Ein Beispielprojekt der Musterwerk IT: wie die Lage vorher war, was wir getan haben und was es gebracht hat.',
}
