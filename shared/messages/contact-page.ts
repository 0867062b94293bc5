/** Labels of the contact page; a file of their own, so that other pages do not carry them. */
export const contactPageMessages = {
  ways: 'Kontaktwege',
  phone: 'Anrufen',
  email: 'Schreiben',
  hotline: 'Notfall',
  hotlineNote: 'Für dringende Störungen und Sicherheitsvorfälle',
  address: 'Anschrift',
  privacy: 'Datenschutzerklärung',
  formLoading: 'Formular wird geladen',
  openForm: 'Zum Kontaktformular',
  sentTitle: 'Nachricht gesendet!',
  sentText: 'Vielen Dank für Ihre Nachricht. Wir werden uns in Kürze bei Ihnen melden.',
} as const
