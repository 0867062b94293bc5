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
  writeUs: 'Initiativ bewerben',
  otherJobs: 'Weitere Stellen',
  allJobs: 'Alle Stellen',
  application: (title: string) => `Bewerbung: ${title}`,
  unsolicited: 'Initiativbewerbung',
  applyText: (title: string) => `Ich möchte mich auf die Stelle „${title}“ bewerben.`,
  unsolicitedText: 'Ich möchte mich initiativ bewerben.',
} as const
