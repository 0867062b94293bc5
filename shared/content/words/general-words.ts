import { dialogWords } from '#shared/messages/dialogs.ts'
import { blockWords, frameWords } from '#shared/messages/frame.ts'
import { offlineWords } from '#shared/messages/offline.ts'
import { startupWords } from '#shared/messages/startup.ts'
import { defineDocument } from '../define.ts'
import { fixed, wordFields } from './word-fields.ts'

export const wordsGeneral = defineDocument({
  name: 'wordsGeneral',
  area: 'website',
  part: 'words',
  label: 'Texte: Allgemein',
  fields: {
    frame: wordFields('Kopf, Menü und Fuß', frameWords, {
      skip: 'Sprung zum Inhalt (bei Bedienung mit der Tastatur)',
      contact: fixed('Schaltfläche für den Kontakt'),
      search: 'Suche in der Fußzeile',
      toDark: fixed('Hinweis am Schalter zum dunklen Design'),
      toLight: fixed('Hinweis am Schalter zum hellen Design'),
      stopMotion: fixed('Bewegung anhalten'),
      resumeMotion: 'Bewegung fortsetzen',
      home: 'Startseite in den Brotkrumen',
      services: 'Leistungen in den Brotkrumen',
    }),
    blocks: wordFields('Bausteine', blockWords, {
      more: 'Link einer Leistung',
      allPosts: 'Link zu allen Blogbeiträgen',
      meetTeam: 'Link zum Team',
      ask: 'Link, um eine Frage zu stellen',
      allQuestions: 'Link zu allen Fragen',
      or: 'Wort vor der Telefonnummer im Aufruf',
      allPoints: 'Aufklappen von Punkten (Telefon)',
      allExamples: 'Aufklappen von Beispielen (Telefon)',
      allTerms: 'Aufklappen von Begriffen (Telefon)',
      readOn: 'Aufklappen eines Textes (Telefon)',
      less: 'Zuklappen (Telefon)',
      sectionFailed: 'Abschnitt, der nicht geladen werden konnte',
    }),
    dialogs: wordFields('Fenster', dialogWords, {
      titles: {
        part: 'Titel, solange der Inhalt lädt',
        of: {
          contact: fixed('Kontakt'),
          about: fixed('Über uns'),
          team: 'Team',
          impressum: fixed('Impressum'),
          datenschutz: fixed('Datenschutz'),
          agb: 'AGB',
          cookies: fixed('Cookie-Einstellungen'),
        },
      },
      close: 'Schließen',
      allMembers: 'Link zu allen im Team',
      failedTitle: 'Überschrift, wenn der Inhalt fehlt',
      failedText: 'Text, wenn der Inhalt fehlt',
      retry: 'Noch einmal laden',
      openPage: 'Als Seite öffnen',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsErrors = defineDocument({
  name: 'wordsErrors',
  area: 'website',
  part: 'words',
  label: 'Texte: Fehler und offline',
  fields: {
    startup: wordFields('Fehlerseite', startupWords, {
      title: fixed('Überschrift'),
      text: fixed('Text'),
      reload: fixed('Schaltfläche'),
      reference: 'Kennung, unter der das Protokoll den Fehler kennt',
      tooManyTitle: 'Überschrift bei zu vielen Anfragen',
      tooManyText: 'Text bei zu vielen Anfragen',
    }),
    offline: wordFields('Ohne Verbindung', offlineWords, {
      offline: 'Hinweis: kein Netz',
      away: 'Hinweis: Website antwortet nicht',
      copyOfToday: 'Hinweis auf eine Kopie von heute',
      copyOf: 'Hinweis auf eine ältere Kopie',
      retry: 'Schaltfläche, um es noch einmal zu versuchen',
      emergency: 'Link zur Notfallseite',
      pages: {
        part: 'Seiten, die offline zu lesen sind',
        of: {
          home: 'Startseite',
          contact: 'Kontakt',
          faq: 'Fragen',
          impressum: 'Impressum',
          datenschutz: 'Datenschutz',
          agb: 'AGB',
          barrierefreiheit: 'Barrierefreiheit',
        },
      },
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
