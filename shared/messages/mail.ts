import { wordGroup } from '#shared/words/word-group.ts'

/** What the mail says that the site sends. */
export const mailMessages = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  noPhone: 'nicht angegeben',
  received: 'Eingegangen',
  notificationSubject: (name: string) => `Kontaktanfrage von ${name}`,
  notificationIntro: (company: string) => `Über das Kontaktformular von ${company} ist eine Nachricht eingegangen.`,
  answerHint: (name: string) => `Wenn Sie auf diese E-Mail antworten, geht die Antwort an ${name}.`,
  openInbox: 'Im Posteingang öffnen',
  alarmSubject: (sender: string) => `Störung: ${sender}`,
  quoted: (moment: string) => `Am ${moment} schrieben Sie:`,
  greeting: 'Guten Tag,',
  regards: 'Freundliche Grüße',
} as const

/** What visitors read who are told that their message arrived. */
export const acknowledgementWords = wordGroup('acknowledgement', {
  subject: 'Ihre Nachricht an {company}',
  greeting: 'Guten Tag,',
  text: 'vielen Dank für Ihre Nachricht an {company}. Sie ist bei uns eingegangen, und wir werden uns in Kürze bei Ihnen melden.',
  notYou:
    'Sie haben uns nicht geschrieben? Dann hat jemand versehentlich Ihre Adresse angegeben, und Sie können diese E-Mail löschen.',
  regards: 'Freundliche Grüße',
})

/** Why the option „Eingangsbestätigung“ cannot be switched here, by the way that mail leaves the site. */
export const noAcknowledgement = {
  emailjs:
    'Hier ohne Wirkung: Ein EmailJS-Anbieter verschickt unsere Vorlage nur an die Firma. Richten Sie dort die automatische Antwort („Auto-Reply“) ein, oder stellen Sie auf einen Mailserver um.',
  none: 'Hier ohne Wirkung: Es ist kein Mailversand eingerichtet.',
} as const

/** Why a delivery failed, for the inbox. */
export const deliveryMessages = {
  timeout: 'Der Mailserver hat nicht rechtzeitig geantwortet.',
  refusedConnection: 'Der Mailserver ist nicht erreichbar.',
  unknownHost: 'Den Mailserver gibt es unter dieser Adresse nicht.',
  closed: 'Der Mailserver hat die Verbindung abgebrochen.',
  login: 'Der Mailserver hat die Anmeldung abgelehnt.',
  tls: 'Die verschlüsselte Verbindung kam nicht zustande.',
  noStartTls:
    'Der Mailserver bietet keine verschlüsselte Verbindung (STARTTLS) an. Steht er im eigenen Netz, hilft die Einstellung SCHAUFENSTER_SMTP_TLS=if-offered.',
  noTls:
    'Der Mailserver spricht dort kein TLS. Zu smtps:// gehört meist der Anschluss 465, zu smtp:// der Anschluss 587.',
  untrusted:
    'Dem Zertifikat des Mailservers wird nicht vertraut. Stammt es von einer eigenen Zertifizierungsstelle, geben Sie deren Zertifikat mit NODE_EXTRA_CA_CERTS an.',
  expired: 'Das Zertifikat des Mailservers ist abgelaufen oder gilt noch nicht.',
  otherName:
    'Das Zertifikat des Mailservers ist für einen anderen Namen ausgestellt. Bitte prüfen Sie den Servernamen in der Einstellung.',
  answered: (answer: string) => `Der Mailserver hat abgelehnt: ${answer}`,
  provider: (status: number, answer: string) =>
    `Der Maildienst hat mit ${status} geantwortet${answer && `: ${answer}`}`,
  unknown: 'Die Nachricht konnte nicht zugestellt werden.',
} as const
