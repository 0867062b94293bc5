/** Labels of jobs and applications; a file of their own, so that other pages do not carry them. */
export const careerMessages = {
  location: 'Ort',
  employment: 'Umfang',
  start: 'Beginn',
  salary: 'Gehalt',
  facts: 'Auf einen Blick',
  noJobs: 'Zurzeit ist keine Stelle ausgeschrieben.',
  apply: 'Jetzt bewerben',
  applyByMail: 'Per E-Mail bewerben',
  allJobs: 'Alle Stellen',
  application: (title: string) => `Bewerbung: ${title}`,
  applyText: (title: string) => `Ich möchte mich auf die Stelle „${title}“ bewerben.`,
} as const
