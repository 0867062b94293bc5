import { wordGroup } from '#shared/words/word-group.ts'

/** What jobs and applications say. */
export const careerWords = wordGroup('career', {
  facts: 'Auf einen Blick',
  location: 'Ort',
  employment: 'Umfang',
  start: 'Beginn',
  salary: 'Gehalt',
  noJobs: 'Zurzeit ist keine Stelle ausgeschrieben.',
  apply: 'Jetzt bewerben',
  applyByMail: 'Per E-Mail bewerben',
  application: 'Bewerbung: {title}',
  applyText: 'Ich möchte mich auf die Stelle „{title}“ bewerben.',
  otherJobs: 'Alle Stellen',
  allJobs: 'Arbeiten bei uns',
})
