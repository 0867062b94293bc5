import type { PageDefault } from '../pages.ts'

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
