import { wordGroup } from '#shared/words/word-group.ts'

/** What header, menu and footer of every page say. */
export const frameWords = wordGroup('frame', {
  skip: 'Zum Inhalt springen',
  contact: 'Kontakt',
  search: 'Suche',
  toDark: 'Zum dunkleren Design wechseln',
  toLight: 'Zum helleren Design wechseln',
  stopMotion: 'Bewegung anhalten',
  resumeMotion: 'Bewegung fortsetzen',
  home: 'Startseite',
  services: 'Leistungen',
})

/** What blocks of several pages say by themselves. */
export const blockWords = wordGroup('blocks', {
  more: 'Mehr erfahren',
  allPosts: 'Alle Beiträge',
  meetTeam: 'Das Team kennenlernen',
  ask: 'Frage stellen',
  allQuestions: 'Alle Fragen und Antworten',
  or: 'oder',
  allPoints: 'Alle {count} Punkte zeigen',
  allExamples: 'Alle {count} Beispiele zeigen',
  allTerms: 'Alle {count} Begriffe zeigen',
  readOn: 'Weiterlesen',
  less: 'Weniger zeigen',
  sectionFailed: 'Dieser Abschnitt kann gerade nicht geladen werden. Bitte versuchen Sie es später erneut.',
})
