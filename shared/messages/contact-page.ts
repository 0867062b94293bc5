/** Labels of the contact page; a file of their own, so that other pages do not carry them. */
export const contactPageMessages = {
  ways: 'Kontaktwege',
  phone: 'Anrufen',
  email: 'Schreiben',
  hotline: 'Notfall',
  hotlineNote: 'Für dringende Störungen und Sicherheitsvorfälle',
  address: 'Anschrift',
} as const
