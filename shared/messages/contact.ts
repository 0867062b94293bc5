import { wordGroup } from '#shared/words/word-group.ts'

/** What the contact form says (spec §2, §5, §8); loaded with the form, not with every page. */
export const contactWords = wordGroup('contactForm', {
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    message: 'Nachricht',
    mathAnswer: 'Sicherheitsfrage: {question}',
    optional: '(freiwillig)',
  },
  fields: {
    name: 'Name muss mindestens 2 Zeichen lang sein',
    nameTooLong: 'Name darf höchstens {most} Zeichen lang sein',
    email: 'Ungültige E-Mail-Adresse',
    phone: 'Telefonnummer muss mindestens 10 Ziffern lang sein',
    phoneTooLong: 'Telefonnummer darf höchstens {most} Zeichen lang sein',
    message: 'Nachricht muss mindestens 10 Zeichen lang sein',
    messageTooLong: 'Nachricht darf höchstens {most} Zeichen lang sein',
    mathAnswer: 'Bitte geben Sie eine Zahl ein',
  },
  question: 'Was ist {task}?',
  allRequired: 'Bitte füllen Sie alle Felder aus.',
  requiredButPhone: 'Bitte füllen Sie alle Felder aus; die Telefonnummer ist freiwillig.',
  privacy: 'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten. Mehr dazu in der Datenschutzerklärung.',
  privacyLink: 'Datenschutzerklärung',
  submit: 'Nachricht senden',
  sending: 'Wird gesendet...',
  failed: 'Fehler',
  wrongAnswer: 'Die Antwort auf die Sicherheitsfrage ist nicht korrekt',
  sendFailed: 'Beim Senden Ihrer Nachricht ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
  sentTitle: 'Nachricht gesendet!',
  sentText: 'Vielen Dank für Ihre Nachricht. Wir werden uns in Kürze bei Ihnen melden.',
  answerLater: '{state}. Dann antworten wir Ihnen.',
  queue: {
    offer: 'Senden, sobald Sie wieder online sind',
    note: 'Ihr Browser bewahrt die Nachricht dann auf, bis sie gesendet ist, längstens sieben Tage.',
    waiting: 'Ihre Nachricht ist vorgemerkt. Wir senden sie, sobald Sie wieder online sind.',
    discard: 'Vormerkung löschen',
    full: 'Ihr Browser kann die Nachricht nicht aufbewahren. Bitte lassen Sie das Formular geöffnet.',
  },
  plain: {
    open: 'Zum Kontaktformular',
    expired:
      'Das Formular war nicht mehr gültig. Bitte beantworten Sie die neue Sicherheitsfrage und senden Sie noch einmal.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
})

/** What screen readers hear of the form, and what nobody reads but a log. */
export const contactMessages = {
  form: 'Nachricht schreiben',
  notSent: 'E-Mail konnte nicht gesendet werden',
} as const
