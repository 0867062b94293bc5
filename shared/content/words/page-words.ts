import { blogWords, postWords } from '#shared/messages/blog.ts'
import { careerWords } from '#shared/messages/career.ts'
import { emergencyWords } from '#shared/messages/emergency.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { legalWords } from '#shared/messages/legal.ts'
import { partnerWords } from '#shared/messages/partners.ts'
import { portfolioWords } from '#shared/messages/portfolio.ts'
import { foundWords, searchWords } from '#shared/messages/search.ts'
import { statusWords } from '#shared/messages/status.ts'
import { trainingWords } from '#shared/messages/training.ts'
import { defineDocument } from '../define.ts'
import { accessibilityWordFields, siteSecurityWordFields, statusMailWordFields } from './care-words.ts'
import { wordFields } from './word-fields.ts'

export const wordsBlog = defineDocument({
  name: 'wordsBlog',
  area: 'website',
  part: 'words',
  label: 'Texte: Blog',
  fields: {
    blog: wordFields('Liste der Beiträge', blogWords, {
      all: 'Reiter für alle Rubriken',
      search: 'Suchfeld',
      readingTime: 'Lesezeit',
      foundOne: 'Überschrift bei einem Fund',
      found: 'Überschrift bei mehreren Funden',
      nothing: 'Überschrift ohne Fund',
      categoryTitle: 'Titel einer Rubrik im Browser',
      pageTitle: 'Titel weiterer Seiten im Browser',
      rangeOne: 'Stelle in der Liste, ein Beitrag',
      range: 'Stelle in der Liste',
      newer: 'Zu neueren Beiträgen',
      older: 'Zu älteren Beiträgen',
      readingLists: 'Überschrift der Leselisten',
      readingListsLead: 'Einleitung der Leselisten',
      readingListMore: 'Zahl der Teile, die eine Leseliste auslässt',
    }),
    post: wordFields('Beitrag', postWords, {
      contents: 'Überschrift des Inhaltsverzeichnisses',
      shareByMail: 'Weitergeben per E-Mail',
      shareNative: 'Weitergeben mit dem Gerät',
      copyLink: 'Link kopieren',
      linkCopied: 'Meldung: Link kopiert',
      copyFailed: 'Meldung: Link nicht kopiert',
      ask: 'Frage an die Autorin oder den Autor',
      series: 'Überschrift einer Reihe',
      newer: 'Link zum neueren Beitrag',
      older: 'Link zum älteren Beitrag',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsCareer = defineDocument({
  name: 'wordsCareer',
  area: 'website',
  part: 'words',
  label: 'Texte: Karriere',
  fields: {
    career: wordFields('Stellen und Bewerbung', careerWords, {
      facts: 'Überschrift der Angaben',
      location: 'Ort',
      employment: 'Umfang',
      start: 'Beginn',
      salary: 'Gehalt',
      noJobs: 'Hinweis ohne offene Stelle',
      apply: 'Schaltfläche für die Bewerbung',
      applyByMail: 'Schaltfläche für die Bewerbung per E-Mail',
      application: 'Betreff der E-Mail',
      applyText: 'Beginn der Nachricht',
      otherJobs: 'Link unter „Weitere Stellen“',
      allJobs: 'Link zu den Stellen auf anderen Seiten',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsTraining = defineDocument({
  name: 'wordsTraining',
  area: 'website',
  part: 'words',
  label: 'Texte: Schulungen',
  fields: {
    training: wordFields('Angebote', trainingWords, {
      format: 'Filter nach Format',
      level: 'Filter nach Stufe',
      all: 'Auswahl für alle',
      apply: 'Schaltfläche ohne JavaScript',
      countOne: 'Anzahl bei einem Angebot',
      count: 'Anzahl bei mehreren Angeboten',
      none: 'Überschrift ohne passendes Angebot',
      noneHint: 'Text ohne passendes Angebot',
      showAll: 'Link zu allen Angeboten',
      contents: 'Überschrift der Inhalte',
      audience: 'Überschrift der Zielgruppe',
      outcome: 'Überschrift des Ziels',
      request: 'Schaltfläche für die Anfrage',
      prefill: 'Beginn der Nachricht',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsCompany = defineDocument({
  name: 'wordsCompany',
  area: 'website',
  part: 'words',
  label: 'Texte: Projekte, Partner, Notfall',
  fields: {
    portfolio: wordFields('Projekte', portfolioWords, {
      all: 'Reiter für alle Leistungen',
      allProjects: 'Link zu allen Projekten',
      filtered: 'Titel bei einer Leistung',
      filteredDescription: 'Beschreibung bei einer Leistung, für Suchmaschinen',
      example: 'Kennzeichen eines Beispiels',
      exampleNote: 'Hinweis bei einem Beispiel',
      measured: 'Überschrift des Vergleichs',
      before: 'Wert vorher',
      after: 'Wert nachher',
      facts: {
        part: 'Angaben zum Projekt',
        of: { client: 'Kunde', industry: 'Branche', year: 'Jahr', service: 'Leistung', technologies: 'Technik' },
      },
    }),
    partners: wordFields('Partner', partnerWords, {
      website: 'Link zur Website',
      yourName: 'Freies Feld: Frage',
      become: 'Freies Feld: Link',
    }),
    emergency: wordFields('Notfall', emergencyWords, {
      call: 'Über der Telefonnummer',
      callNow: 'Schaltfläche im Kopf der Seite „Notfall“',
      print: 'Schaltfläche zum Drucken',
    }),
    status: wordFields('Störungen und Wartungen', statusWords, {
      fine: 'Überschrift ohne Meldung',
      fineText: 'Text ohne Meldung',
      current: 'Überschrift der aktuellen Meldungen',
      planned: 'Überschrift der Wartungen',
      past: 'Überschrift der früheren Meldungen',
      affected: 'Wer betroffen ist',
      since: 'Beginn einer Störung',
      from: 'Beginn einer Wartung',
      until: 'Voraussichtliches Ende',
      ended: 'Ende',
      calendar: 'Link zum Kalender',
      feed: 'Link zum Feed',
      more: 'Link im Hinweis auf anderen Seiten',
      notice: 'Schwere: Hinweis',
      limited: 'Schwere: Eingeschränkt',
      outage: 'Schwere: Ausfall',
      maintenance: 'Art: Wartung',
    }),
    accessibility: accessibilityWordFields,
    statusMail: statusMailWordFields,
    siteSecurity: siteSecurityWordFields,
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsSearch = defineDocument({
  name: 'wordsSearch',
  area: 'website',
  part: 'words',
  label: 'Texte: Suche und Fragen',
  fields: {
    search: wordFields('Suche', searchWords, {
      label: 'Über dem Suchfeld',
      placeholder: 'Im leeren Suchfeld',
      submit: 'Schaltfläche',
      foundNone: 'Anzahl ohne Treffer',
      foundOne: 'Anzahl bei einem Treffer',
      found: 'Anzahl bei mehreren Treffern',
      resultsTitle: 'Titel im Browser',
      ask: 'Schaltfläche ohne Treffer',
      all: 'Filter, der alles zeigt',
      best: 'Hinweis, wenn es mehr Treffer gibt',
      kinds: {
        part: 'Art eines Treffers',
        of: {
          company: 'Kontakt',
          faq: 'Frage',
          service: 'Leistung',
          training: 'Schulung',
          page: 'Seite',
          job: 'Stelle',
          post: 'Blogbeitrag',
          project: 'Projekt',
          legal: 'Rechtstext',
        },
      },
      tabs: {
        part: 'Filter nach der Art',
        of: {
          company: 'Kontakt',
          faq: 'Fragen',
          service: 'Leistungen',
          training: 'Schulungen',
          page: 'Seiten',
          job: 'Stellen',
          post: 'Blogbeiträge',
          project: 'Projekte',
          legal: 'Rechtstexte',
        },
      },
    }),
    faq: wordFields('Häufige Fragen', faqWords, {
      search: 'Über dem Suchfeld',
      placeholder: 'Im leeren Suchfeld',
      submit: 'Schaltfläche',
      foundNone: 'Anzahl ohne Antwort',
      foundOne: 'Anzahl bei einer Antwort',
      found: 'Anzahl bei mehreren Antworten',
      nothing: 'Hinweis ohne Antwort',
      showAll: 'Link zu allen Fragen',
      others: 'Überschrift für Fragen ohne Thema',
    }),
    found: wordFields('Angaben in Suchtreffern und Antworten des Assistenten', foundWords, {
      process: 'Leistung: Ablauf',
      duration: 'Schulung: Dauer',
      format: 'Schulung: Format',
      level: 'Schulung: Stufe',
      audience: 'Schulung: Zielgruppe',
      price: 'Schulung: Preis',
      contents: 'Schulung: Inhalte',
      location: 'Stelle: Ort',
      employment: 'Stelle: Umfang',
      start: 'Stelle: Beginn',
      salary: 'Stelle: Gehalt',
      tasks: 'Stelle: Aufgaben',
      profile: 'Stelle: Profil',
      offer: 'Stelle: Angebot',
      client: 'Projekt: Kunde',
      challenge: 'Projekt: Ausgangslage',
      solution: 'Projekt: Lösung',
      lists: {
        part: 'Listen',
        of: {
          home: 'Leistungen',
          training: 'Schulungen',
          career: 'Stellen',
          team: 'Team',
          partners: 'Partner',
          portfolio: 'Projekte',
          about: 'Geschichte',
        },
      },
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})

export const wordsLegal = defineDocument({
  name: 'wordsLegal',
  area: 'website',
  part: 'words',
  label: 'Texte: Rechtstexte',
  fields: {
    legal: wordFields('Seite und Fenster', legalWords, {
      loading: 'Während der Text lädt',
      failedTitle: 'Überschrift, wenn der Text fehlt',
      failedText: 'Text, wenn der Text fehlt',
      updated: 'Stand',
      checked: 'Vermerk nach dem Datenschutz-Selbsttest',
      print: 'Drucken',
      contents: 'Überschrift des Inhaltsverzeichnisses',
    }),
    legalVersions: wordFields('Frühere Fassungen', legalVersionWords, {
      link: 'Link zum Archiv',
      title: 'Überschrift des Archivs',
      lead: 'Einleitung des Archivs',
      current: 'Kennzeichen der aktuellen Fassung',
      from: 'Beginn einer Fassung',
      until: 'Ende einer Fassung',
      version: 'Überschrift einer Fassung',
      outdated: 'Hinweis auf einer früheren Fassung',
      toCurrent: 'Link zur aktuellen Fassung',
    }),
  },
  onReadError: 'use-defaults',
  defaults: {},
})
