import { germanNumber } from './german-number.ts'
import { wordGroup } from '#shared/words/word-group.ts'

/** Status messages by mail: the form on /status, what follows it, and the mails themselves. */
export const statusMailWords = wordGroup('statusMail', {
  title: 'Meldungen per E-Mail',
  text: 'Wir schreiben Ihnen, wenn wir eine Störung melden, einen neuen Stand haben oder sie behoben ist, und wenn wir eine Wartung planen.',
  email: 'E-Mail-Adresse',
  consent:
    'Mit der Anmeldung willigen Sie ein, dass {company} Ihnen Statusmeldungen an diese Adresse sendet. Sie bestätigen das in einer E-Mail und können es dort jederzeit widerrufen. Mehr dazu in der Datenschutzerklärung.',
  submit: 'Anmelden',
  outcomes: {
    sent: 'Bitte sehen Sie in Ihr Postfach: Wir haben Ihnen eine E-Mail geschickt. Ihre Anmeldung gilt, sobald Sie sie dort bestätigen.',
    badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
    tooMany:
      'Von Ihrem Anschluss kamen gerade sehr viele Anmeldungen. Bitte versuchen Sie es in einigen Minuten erneut.',
    failed: 'Die Anmeldung ist zurzeit nicht möglich. Bitte versuchen Sie es später erneut.',
    confirmed: 'Vielen Dank. Ab jetzt erhalten Sie unsere Statusmeldungen per E-Mail.',
    left: 'Sie sind abgemeldet, und Ihre Adresse ist gelöscht. Wir behalten nur einen Nachweis ohne Ihre Angaben.',
    unknown:
      'Dieser Link gilt nicht mehr: Sie sind bereits abgemeldet, oder die Anmeldung wurde nicht rechtzeitig bestätigt.',
  },
  confirmText: 'Möchten Sie Statusmeldungen an {email} erhalten?',
  confirm: 'Ja, Anmeldung bestätigen',
  decline: 'Nein, Adresse löschen',
  leaveText: 'An {email} gehen Statusmeldungen. Wenn Sie sich abmelden, löschen wir die Adresse.',
  leave: 'Abmelden und Adresse löschen',
  mail: {
    confirmSubject: 'Bitte bestätigen: Statusmeldungen von {company}',
    confirmText:
      'diese Adresse wurde für Statusmeldungen von {company} angemeldet. Waren Sie das, bestätigen Sie bitte die Anmeldung. Erst dann schreiben wir Ihnen.',
    confirmLink: 'Anmeldung bestätigen',
    notYou:
      'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Adresse nach sieben Tagen.',
    knownSubject: 'Ihre Statusmeldungen von {company}',
    knownText: 'diese Adresse erhält bereits Statusmeldungen von {company}. Es ist nichts weiter zu tun.',
    opened: 'Störung: {title}',
    planned: 'Geplante Wartung: {title}',
    updated: 'Neuer Stand: {title}',
    closed: 'Erledigt: {title}',
    closedText: 'Die Meldung ist erledigt.',
    more: 'Stand auf unserer Website',
    why: 'Sie erhalten diese E-Mail, weil Sie Statusmeldungen von {company} bestellt haben.',
    leave: 'Statusmeldungen abbestellen',
  },
})

/** What people read who look after the subscribers. */
export const subscriberMessages = {
  title: 'Abonnenten',
  note: 'Wer Statusmeldungen per E-Mail bestellt hat. Verschickt wird nur an bestätigte Adressen, sobald eine Störung gemeldet, ergänzt oder beendet oder eine Wartung geplant wird.',
  off: 'Zurzeit kann sich niemand anmelden: Dafür braucht die Website einen Mailserver (SMTP) unter „Verbindungen“.',
  connections: 'Zu den Verbindungen',
  total: (total: number, shown: number) =>
    `${germanNumber(total)} Adressen${total > shown ? `, die neuesten ${germanNumber(shown)} davon in der Liste` : ''}`,
  emptyTitle: 'Noch niemand',
  emptyText: 'Das Formular zur Anmeldung steht auf der Seite „Status“.',
  list: 'Abonnenten der Statusmeldungen',
  columns: { email: 'Adresse', state: 'Stand', asked: 'Angemeldet', problem: 'Zustellung' },
  confirmed: (moment: string) => `bestätigt am ${moment}`,
  unconfirmed: 'noch nicht bestätigt',
  delivered: 'ohne Fehler',
  actions: 'Aktionen',
  remove: 'Löschen',
  removeOf: (email: string) => `Löschen: ${email}`,
  removeTitle: 'Adresse löschen?',
  removeText: (email: string) =>
    `${email} erhält dann keine Statusmeldungen mehr. Behalten wird nur ein Nachweis ohne die Adresse.`,
  removed: 'Adresse gelöscht',
  subject: (number: string) => `Statusmeldungen, Nachweis ${number}`,
  proofs: {
    title: 'Nachweise beendeter Abos',
    text: 'Belegt, dass eine Einwilligung vorlag und wann sie endete, ohne die Person zu nennen. Nach drei Jahren verfällt der Nachweis.',
    empty: 'Noch hat sich niemand abgemeldet.',
    columns: { number: 'Nachweis', asked: 'Angemeldet', confirmed: 'Bestätigt', ended: 'Beendet', how: 'Wodurch' },
    how: {
      link: 'über den Link in der E-Mail',
      'one-click': 'im Mailprogramm',
      removed: 'hier gelöscht',
      erased: 'durch „Auskunft und Löschung“',
    },
  },
} as const
