import { accessibilityWords } from '#shared/messages/accessibility.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import { statusMailWords } from '#shared/messages/status-mail.ts'
import { wordFields } from './word-fields.ts'

/** What the accessibility statement says by itself. */
export const accessibilityWordFields = wordFields('Erklärung zur Barrierefreiheit', accessibilityWords, {
  title: 'Überschrift des Stands',
  states: {
    part: 'Stand',
    of: {
      unknown: 'Noch nicht gemessen',
      unproven: 'Ohne Befund, noch nicht von Hand geprüft',
      none: 'Nicht vereinbar',
      partial: 'Teilweise vereinbar',
      full: 'Vereinbar',
    },
  },
  measured: 'Angaben zur Messung',
  templates: 'Messung der Vorlagen, solange die Seiten nicht gemessen sind',
  limits: 'Hinweis zu automatischen Messungen',
  byHand: 'Prüfung von Hand',
  gaps: 'Überschrift der Einschränkungen',
  found: 'Ein Befund',
  onPage: 'Befund auf einer Seite',
  onPages: 'Befund auf mehreren Seiten',
  unread: 'Seiten, die nicht gemessen wurden',
  report: {
    part: 'Barriere melden',
    of: { title: 'Überschrift', text: 'Text', open: 'Schaltfläche', sent: 'Nach dem Absenden' },
  },
})

/** Status messages by mail: form, steps and mails. */
export const statusMailWordFields = wordFields('Statusmeldungen per E-Mail', statusMailWords, {
  title: 'Überschrift',
  text: 'Text daneben',
  email: 'Beschriftung des Feldes',
  consent: 'Einwilligung unter dem Feld',
  submit: 'Schaltfläche zum Anmelden',
  outcomes: {
    part: 'Nach dem Absenden',
    of: {
      sent: 'Bestätigung angefordert',
      badEmail: 'Adresse ungültig',
      tooMany: 'Zu viele Anmeldungen',
      failed: 'Anmeldung nicht möglich',
      confirmed: 'Anmeldung bestätigt',
      left: 'Abgemeldet',
      unknown: 'Link ungültig',
    },
  },
  confirmText: 'Frage vor dem Bestätigen',
  confirm: 'Schaltfläche zum Bestätigen',
  decline: 'Schaltfläche zum Ablehnen',
  leaveText: 'Frage vor dem Abmelden',
  leave: 'Schaltfläche zum Abmelden',
  mail: {
    part: 'In der E-Mail',
    of: {
      confirmSubject: 'Betreff der Bestätigung',
      confirmText: 'Text der Bestätigung',
      confirmLink: 'Link zum Bestätigen',
      notYou: 'Hinweis für Unbeteiligte',
      knownSubject: 'Betreff, wenn schon angemeldet',
      knownText: 'Text, wenn schon angemeldet',
      opened: 'Betreff einer Störung',
      planned: 'Betreff einer Wartung',
      updated: 'Betreff eines neuen Stands',
      closed: 'Betreff am Ende',
      closedText: 'Text am Ende, wenn keiner geschrieben ist',
      more: 'Link zur Website',
      why: 'Warum jemand die E-Mail erhält',
      leave: 'Link zum Abmelden',
    },
  },
})

/** The page about the security of the site itself. */
export const siteSecurityWordFields = wordFields('Sicherheit dieser Website', siteSecurityWords, {
  title: 'Überschrift der Messung',
  intro: 'Einleitung der Messung',
  never: 'Vor der ersten Messung',
  summary: 'Stand der letzten Messung',
  measured: 'Beschriftung: gemessener Wert',
  date: 'Beschriftung: Datum',
  result: 'Beschriftung: Ergebnis',
  states: {
    part: 'Ergebnis',
    of: { kept: 'Gehalten', broken: 'Nicht gehalten', unknown: 'Noch nicht geprüft' },
  },
  until: 'Wie lange etwas gilt',
  done: 'Wert, wenn das Datum alles sagt',
  missing: 'Wert, wenn nichts gefunden wurde',
  none: 'Wert ohne fremde Adressen',
  promises: {
    part: 'Versprechen',
    of: {
      tls: 'Verschlüsselung',
      certificate: 'Zertifikat',
      hsts: 'Nur verschlüsselt (HSTS)',
      csp: 'Eigene Skripte (CSP)',
      framing: 'Einbetten',
      opener: 'Fremde Fenster',
      sniffing: 'Art der Dateien',
      referrer: 'Herkunft',
      permissions: 'Gesperrte Funktionen',
      foreign: 'Fremde Verbindungen',
      dependencies: 'Software-Bausteine',
      backup: 'Sicherung',
    },
  },
  report: {
    part: 'Schwachstelle melden',
    of: {
      title: 'Überschrift',
      text: 'Text',
      contact: 'Beschriftung: Kontakt',
      file: 'Link zu security.txt',
      key: 'Beschriftung: Schlüssel',
      openpgp: 'Link zum OpenPGP-Schlüssel',
      smime: 'Link zum S/MIME-Zertifikat',
      fingerprint: 'Beschriftung: Fingerabdruck',
    },
  },
  card: {
    part: 'Visitenkarte',
    of: { title: 'Überschrift', text: 'Text', vcard: 'Link zur Datei', qr: 'Beschreibung des QR-Codes' },
  },
})
