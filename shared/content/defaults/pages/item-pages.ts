import type { PageDefault } from '../../page-fields.ts'

/** What all blog posts at /blog/{id} share; the rest comes from the post itself. */
export const postPage: PageDefault = {
  id: 'post',
  title: 'Blogbeitrag',
  headline: 'Beitrag aus dem Blog',
  motif: 'growth',
  blocks: [
    { kind: 'postContent', id: 'content', authorTitle: 'Geschrieben von' },
    { kind: 'relatedPosts', id: 'related', title: 'Weiterlesen' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Wie ist das bei Ihnen?',
      text: 'Wenn Sie an einer Stelle nicht weiterkommen, fragen Sie nach. Wir antworten auch auf kleine Fragen.',
      label: 'Frage zum Beitrag stellen',
    },
  ],
  seoTitle: 'Beitrag aus dem Blog',
  seoDescription:
    'Ein Beitrag aus dem Blog der {{firma.name}}: Erfahrungen aus Projekten, verständlich aufgeschrieben.',
}

/** What all service pages at /leistungen/{id} share; the rest comes from the service itself. */
export const servicePage: PageDefault = {
  id: 'service',
  title: 'Leistungen',
  headline: 'Leistung im Detail',
  lead: 'Was dazugehört, wie wir vorgehen und womit sich die Leistung verbinden lässt.',
  motif: 'web',
  blocks: [
    { kind: 'serviceDescription', id: 'description', title: 'Auf einen Blick' },
    { kind: 'serviceOffers', id: 'offers', title: 'Was dazugehört' },
    { kind: 'serviceProcess', id: 'process', title: 'So gehen wir vor' },
    { kind: 'voices', id: 'voice', look: 'one', tone: 'cloth' },
    { kind: 'projects', id: 'projects', title: 'Aus unserer Arbeit', look: 'overview' },
    { kind: 'faq', id: 'faq', title: 'Häufige Fragen' },
    { kind: 'posts', id: 'posts', title: 'Aus dem Blog', count: 2, headingPlace: 'beside' },
    { kind: 'relatedServices', id: 'related', title: 'Passt gut dazu' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Passt das zu Ihrem Vorhaben?',
      text: 'Beschreiben Sie uns in zwei Sätzen, worum es geht. Wir sagen Ihnen, ob wir helfen können und was der erste Schritt wäre.',
      label: 'Leistung anfragen',
    },
  ],
  seoTitle: 'Leistungen im Überblick',
  seoDescription:
    'Leistungen der {{firma.name}} im Detail: Umfang, Vorgehen und verwandte Themen für Mittelstand, Praxen und Verwaltung.',
}

/** What all project pages at /portfolio/{id} share; the rest comes from the project itself. */
export const projectPage: PageDefault = {
  id: 'project',
  title: 'Projekt',
  headline: 'Projekt im Detail',
  lead: 'Ausgangslage, Lösung und Ergebnis auf einer Seite.',
  motif: 'web',
  blocks: [
    { kind: 'projectStory', id: 'story', challengeTitle: 'Wie es vorher war', solutionTitle: 'Was wir getan haben' },
    { kind: 'projectResults', id: 'results', title: 'Was es gebracht hat' },
    { kind: 'relatedProjects', id: 'related', title: 'Weitere Projekte' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Kommt Ihnen das bekannt vor?',
      text: 'Erzählen Sie uns von Ihrer Ausgangslage. Wir berichten, was in ähnlichen Fällen geholfen hat und was nicht.',
      label: 'Ausgangslage schildern',
    },
  ],
  seoTitle: 'Projekt aus dem Portfolio',
  seoDescription:
    'Ein Beispielprojekt der {{firma.name}}: wie die Lage vorher war, was wir getan haben und was es gebracht hat.',
}

/** What all job pages at /career/{id} share; the rest comes from the job itself. */
export const jobPage: PageDefault = {
  id: 'job',
  title: 'Stelle',
  headline: 'Stelle im Detail',
  lead: 'Aufgaben, Profil und was Sie bei uns erwartet.',
  motif: 'people',
  blocks: [
    {
      kind: 'jobDetails',
      id: 'details',
      tasksTitle: 'Was Sie tun werden',
      profileTitle: 'Was Sie mitbringen',
      offerTitle: 'Was wir bieten',
      applyTitle: 'So bewerben Sie sich',
      applyText:
        'Schicken Sie uns Ihren Lebenslauf und drei Sätze dazu, was Sie an der Aufgabe reizt. Ein Anschreiben brauchen wir nicht. Wir melden uns innerhalb einer Woche.',
    },
    { kind: 'otherJobs', id: 'others', title: 'Weitere Stellen' },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Noch unsicher?',
      text: 'Fragen Sie uns nach allem, was nicht in der Anzeige steht. Ein Anruf ist noch keine Bewerbung.',
      label: 'Jetzt nachfragen',
    },
  ],
  seoTitle: 'Offene Stelle in {{firma.ort}}',
  seoDescription:
    'Offene Stelle bei {{firma.name}} in {{firma.ort}}: Aufgaben, Profil, Gehalt und der Weg zur Bewerbung.',
}
