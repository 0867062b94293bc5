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

/** What all service pages at /leistungen/{id} share; the rest comes from the service itself. */
export const servicePage: PageDefault = {
  id: 'service',
  title: 'Leistungen',
  headline: 'Leistung im Detail',
  lead: 'Was dazugehört, wie wir vorgehen und womit sich die Leistung verbinden lässt.',
  motif: 'web',
  sections: [
    { key: 'offers', title: 'Was dazugehört' },
    { key: 'process', title: 'So gehen wir vor' },
    { key: 'related', title: 'Passt gut dazu' },
  ],
  callToAction: {
    title: 'Passt das zu Ihrem Vorhaben?',
    text: 'Beschreiben Sie uns in zwei Sätzen, worum es geht. Wir sagen Ihnen, ob wir helfen können und was der erste Schritt wäre.',
    label: 'Leistung anfragen',
  },
  seoTitle: 'Leistungen im Überblick',
  seoDescription:
    'Leistungen der Musterwerk IT im Detail: Umfang, Vorgehen und verwandte Themen für Mittelstand, Praxen und Verwaltung.',
}

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

/** What all job pages at /career/{id} share; the rest comes from the job itself. */
export const jobPage: PageDefault = {
  id: 'job',
  title: 'Stelle',
  headline: 'Stelle im Detail',
  lead: 'Aufgaben, Profil und was Sie bei uns erwartet.',
  motif: 'people',
  sections: [
    { key: 'tasks', title: 'Was Sie tun werden' },
    { key: 'profile', title: 'Was Sie mitbringen' },
    { key: 'offer', title: 'Was wir bieten' },
    {
      key: 'apply',
      title: 'So bewerben Sie sich',
      lead: 'Schicken Sie uns Ihren Lebenslauf und drei Sätze dazu, was Sie an der Aufgabe reizt. Ein Anschreiben brauchen wir nicht. Wir melden uns innerhalb einer Woche.',
    },
  ],
  callToAction: {
    title: 'Noch unsicher?',
    text: 'Fragen Sie uns nach allem, was nicht in der Anzeige steht. Ein Anruf ist noch keine Bewerbung.',
    label: 'Jetzt nachfragen',
  },
  seoTitle: 'Offene Stelle in Erfurt',
  seoDescription: 'Offene Stelle bei Musterwerk IT in Erfurt: Aufgaben, Profil, Gehalt und der Weg zur Bewerbung.',
}
