import { assistantWords, companyFactWords } from '#shared/messages/assistant.ts'
import { chatReplyWords } from '#shared/messages/chat-replies.ts'
import { chatWindowWords } from '#shared/messages/chat.ts'
import { contactPageWords } from '#shared/messages/contact-page.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { acknowledgementWords } from '#shared/messages/mail.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { defineDocument } from '../define.ts'
import { fixed, wordFields } from './word-fields.ts'

export const wordsContact = defineDocument({
  name: 'wordsContact',
  area: 'website',
  part: 'words',
  label: 'Texte: Kontakt',
  fields: {
    contactForm: wordFields('Formular', contactWords, {
      labels: {
        part: 'Felder',
        of: {
          name: fixed('Name'),
          email: fixed('E-Mail'),
          phone: fixed('Telefon'),
          message: fixed('Nachricht'),
          mathAnswer: fixed('Sicherheitsfrage'),
          optional: 'Kennzeichen freiwilliger Angaben',
        },
      },
      fields: {
        part: 'Was an einer Angabe fehlt',
        of: {
          name: fixed('Name zu kurz'),
          nameTooLong: 'Name zu lang',
          email: fixed('E-Mail-Adresse ungültig'),
          phone: fixed('Telefonnummer zu kurz'),
          phoneTooLong: 'Telefonnummer zu lang',
          message: fixed('Nachricht zu kurz'),
          messageTooLong: 'Nachricht zu lang',
          mathAnswer: fixed('Antwort ist keine Zahl'),
        },
      },
      question: fixed('Wortlaut der Sicherheitsfrage'),
      allRequired: 'Hinweis über den Feldern',
      requiredButPhone: 'Hinweis, wenn Telefon freiwillig ist',
      privacy: 'Hinweis zum Datenschutz',
      privacyLink: 'Wort darin, das zur Datenschutzerklärung führt',
      submit: fixed('Schaltfläche'),
      sending: fixed('Schaltfläche während des Sendens'),
      failed: fixed('Titel der Fehlermeldung'),
      wrongAnswer: fixed('Falsche Antwort auf die Sicherheitsfrage'),
      sendFailed: fixed('Nicht gesendet'),
      sentTitle: fixed('Gesendet: Überschrift'),
      sentText: fixed('Gesendet: Text'),
      answerLater: 'Danach, wenn gerade niemand da ist',
      queue: {
        part: 'Ohne Verbindung',
        of: {
          offer: fixed('Schaltfläche, um später zu senden'),
          note: 'Hinweis dazu',
          waiting: 'Nachricht ist vorgemerkt',
          discard: 'Schaltfläche, um sie zu löschen',
          full: 'Browser kann sie nicht aufbewahren',
        },
      },
      plain: {
        part: 'Ohne JavaScript',
        of: { open: 'Link zum Formular', expired: 'Formular abgelaufen', tooMany: 'Zu viele Nachrichten' },
      },
    }),
    contactPage: wordFields('Kontaktwege', contactPageWords, {
      phone: 'Über der Telefonnummer',
      email: 'Über der E-Mail-Adresse',
      hotline: 'Über dem Notfall-Telefon',
      hotlineNote: 'Unter dem Notfall-Telefon',
      emergency: 'Link zur Seite „Notfall“',
      address: 'Über der Anschrift',
    }),
    openingHours: wordFields('Öffnungszeiten', openingHoursWords, {
      title: 'In der Fußzeile, bevor feststeht, ob geöffnet ist',
      days: {
        part: 'Tage',
        of: {
          monday: 'Montag',
          tuesday: 'Dienstag',
          wednesday: 'Mittwoch',
          thursday: 'Donnerstag',
          friday: 'Freitag',
          saturday: 'Samstag',
          sunday: 'Sonntag',
        },
      },
      closed: 'Tag ohne Öffnungszeit',
      time: 'Uhrzeit',
      openUntil: 'Jetzt geöffnet',
      opensToday: 'Öffnet heute',
      opensTomorrow: 'Öffnet morgen',
      opensOn: 'Öffnet an einem anderen Tag',
      opensOnDate: 'Öffnet erst nach einem Feiertag',
      closedNow: 'Jetzt geschlossen',
      closedFor: 'An einem besonderen Tag geschlossen',
      closedForUntil: 'An einem besonderen Tag geschlossen, mit dem nächsten Termin',
      special: 'Über Feiertagen und besonderen Tagen',
      dayRange: 'Mehrere Tage',
    }),
    acknowledgement: wordFields('Eingangsbestätigung per E-Mail', acknowledgementWords, {
      subject: 'Betreff',
      greeting: 'Anrede',
      text: 'Text',
      notYou: 'Hinweis für Unbeteiligte',
      regards: 'Gruß',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsChat = defineDocument({
  name: 'wordsChat',
  area: 'website',
  part: 'words',
  label: 'Texte: Chat',
  fields: {
    chatWindow: wordFields('Fenster', chatWindowWords, {
      title: 'Überschrift',
      assistant: {
        part: 'Wer antwortet',
        of: { automatic: fixed('Eingebauter Assistent'), ai: fixed('KI') },
      },
      placeholder: 'Im leeren Eingabefeld',
      contact: 'Link zum Kontaktformular',
      privacy: 'Link zum Datenschutz',
      you: 'Mitschrift: Besucher',
      bot: 'Mitschrift: Assistent',
      transcript: 'Mitschrift: Überschrift',
    }),
    chatReplies: wordFields('Wenn es keine Antwort gibt', chatReplyWords, {
      failed: fixed('Fehler'),
      empty: fixed('Leere Antwort'),
    }),
    assistant: wordFields('Eingebauter Assistent', assistantWords, {
      smallTalk: {
        part: 'Wenn nichts gefragt wird',
        of: {
          greeting: 'Gruß',
          thanks: 'Dank',
          goodbye: 'Abschied',
          fine: 'Zustimmung',
          howAreYou: 'Frage nach dem Befinden',
          whoAreYou: 'Frage, wer antwortet',
          help: 'Frage nach Hilfe',
        },
      },
      person: 'Wunsch nach einem Menschen',
      personLater: 'Danach, wenn gerade niemand da ist',
      more: 'Vor dem Link zur Quelle',
      also: 'Vor weiteren Links',
      askBack: 'Rückfrage',
      askBackEnd: 'Ende der Rückfrage',
      unsure: 'Keine sichere Antwort',
      standIn: 'Vor einer Antwort, wenn die KI ausfällt',
    }),
    companyFacts: wordFields('Auskunft über das Unternehmen (Suche und Assistent)', companyFactWords, {
      titles: {
        part: 'Überschriften',
        of: {
          hours: 'Öffnungszeiten',
          phone: 'Telefon',
          email: 'E-Mail',
          address: 'Anschrift',
          directions: 'Anfahrt',
          emergency: 'Notfall-Telefon',
          founded: 'Gründung',
        },
      },
      phone: 'Telefon',
      email: 'E-Mail',
      address: 'Anschrift',
      emergency: 'Notfall-Telefon',
      founded: 'Gründung',
      days: 'Mehrere Tage',
      times: 'Öffnungszeit',
      and: 'Wort zwischen zwei Öffnungszeiten',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
