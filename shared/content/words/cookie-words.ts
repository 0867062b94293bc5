import { consentNoticeWords } from '#shared/messages/consent-notice.ts'
import { consentWords } from '#shared/messages/consent.ts'
import { cookieWords } from '#shared/messages/cookies.ts'
import { embedWords } from '#shared/messages/embed.ts'
import { serviceTableWords } from '#shared/messages/service-table.ts'
import { defineDocument } from '../define.ts'
import { fixed, wordFields } from './word-fields.ts'

const categories = {
  necessary: fixed('Notwendig'),
  preferences: fixed('Präferenzen'),
  analytics: fixed('Analyse'),
  marketing: fixed('Marketing'),
}

export const wordsCookies = defineDocument({
  name: 'wordsCookies',
  area: 'website',
  part: 'words',
  label: 'Texte: Cookies und Einbettungen',
  fields: {
    consentNotice: wordFields('Hinweis', consentNoticeWords, {
      title: 'Überschrift, wenn die Seite „Cookies“ keine nennt',
      lead: 'Einleitung, wenn Dienste eingebunden sind und die Seite „Cookies“ keine nennt',
      nothing: 'Absatz ohne eingebundenen Dienst',
      withdrawal: 'Absatz zu Dauer und Widerruf',
      oneMonth: 'Dauer von einem Monat',
      months: 'Dauer von mehreren Monaten',
      recipient: 'Satz je Dienst',
      thirdCountry: 'Mit Drittland',
      noThirdCountry: 'Ohne Drittland',
      categories: { part: 'Namen der Kategorien', of: categories },
      storages: {
        part: 'Orte der Speicherung',
        of: {
          cookie: 'Cookie',
          localStorage: 'Lokaler Speicher',
          sessionStorage: 'Sitzungsspeicher',
          indexedDb: 'Browser-Datenbank',
          cacheStorage: 'Browser-Zwischenspeicher',
        },
      },
    }),
    consent: wordFields('Auswahl', consentWords, {
      settings: fixed('Titel der Einstellungen'),
      reject: fixed('Schaltfläche: ablehnen'),
      openSettings: fixed('Link zu den Einstellungen'),
      acceptAll: fixed('Schaltfläche: alle akzeptieren'),
      reset: fixed('Schaltfläche: zurücksetzen'),
      privacy: 'Link zum Datenschutz',
      imprint: 'Link zum Impressum',
      toasts: {
        part: 'Meldungen',
        of: {
          accepted: { part: 'Alle akzeptiert', of: { title: fixed('Titel'), description: fixed('Text') } },
          rejected: { part: 'Abgelehnt', of: { title: fixed('Titel'), description: fixed('Text') } },
          on: fixed('Kategorie eingeschaltet'),
          off: fixed('Kategorie ausgeschaltet'),
        },
      },
      noScript: 'Hinweis ohne JavaScript',
      alwaysOn: 'Kennzeichen des Notwendigen',
      noServices: 'Kategorie ohne Dienst',
      oneService: 'Aufklappen eines Dienstes',
      services: 'Aufklappen mehrerer Dienste',
      noChoice: 'Noch keine Auswahl',
      chosen: 'Getroffene Auswahl',
      categories: { part: 'Beschreibung der Kategorien', of: categories },
      record: {
        part: 'Nachweis',
        of: {
          title: 'Überschrift',
          id: 'Kennung',
          none: 'Noch nichts gespeichert',
          intro: 'Erklärung',
          local: 'Nur im Browser gespeichert',
          failed: 'Nicht abrufbar',
          withdraw: 'Schaltfläche für den Widerruf',
          withdrawn: 'Eintrag: widerrufen',
          nothing: 'Eintrag: nur Notwendiges',
          revision: 'Fassung',
        },
      },
    }),
    cookies: wordFields('Seite „Cookies“', cookieWords, {
      contents: 'Überschrift des Inhaltsverzeichnisses',
      service: 'Spalte: Dienst',
      purpose: 'Spalte: Zweck',
      storage: 'Spalte: Speicherung',
      recipient: 'Empfänger',
      thirdCountry: 'Drittland',
      kept: 'Ort und Dauer',
      noServices: 'Kategorie ohne Dienst',
      noKeys: 'Dienst ohne Speicherung',
    }),
    serviceTable: wordFields('Tabelle in Rechtstexten', serviceTableWords, {
      caption: 'Titel',
      key: 'Spalte: Name',
      storage: 'Spalte: Ort',
      purpose: 'Spalte: Zweck',
      lifetime: 'Spalte: Dauer',
      category: 'Kategorie',
      provider: 'Anbieter',
      recipient: 'Empfänger',
      thirdCountry: 'Drittland',
      noKeys: 'Dienst ohne Speicherung',
      none: 'Leeres Verzeichnis',
    }),
    embed: wordFields('Videos und Karten', embedWords, {
      video: { part: 'Video', of: { subject: 'Am Anfang des Satzes', load: 'Schaltfläche' } },
      map: { part: 'Karte', of: { subject: 'Am Anfang des Satzes', load: 'Schaltfläche' } },
      ask: 'Frage vor dem Laden',
      thirdCountry: 'Mit Drittland',
      link: 'Nicht eingebundener Anbieter',
      more: 'Link zum Verzeichnis der Dienste',
      open: 'Link zum Anbieter',
      remove: 'Schaltfläche, um es zu entfernen',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
