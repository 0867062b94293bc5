// German texts of the guided start.

import { germanCount } from './german-number.ts'

export const setupMessages = {
  title: 'Einrichtung',
  note: 'In etwa zehn Minuten wird daraus Ihre Website. Sie können jederzeit gehen und später weitermachen.',
  steps: {
    profile: {
      title: 'Unternehmensprofil',
      text: 'Name, Anschrift und Kontakt stehen im Kopf und im Fuß der Website, auf der Kontaktseite, in E-Mails und in den Rechtstexten. Einmal hier eingetragen, stimmen sie überall.',
    },
    appearance: {
      title: 'Name, Logo und Farben',
      text: 'Zwei Farben genügen: Alle anderen werden daraus berechnet, in beiden Designs gut lesbar. Beim Bearbeiten sehen Sie sofort, wie es wirkt.',
    },
    offers: {
      title: 'Was Sie anbieten',
      text: 'Schalten Sie aus, was Sie nicht anbieten. Menü, Fußzeile, Suche und Chat führen dann nicht mehr dorthin; die Texte bleiben erhalten.',
    },
    people: {
      title: 'Menschen',
      text: 'Die vier Menschen im Team sind erfunden. Ersetzen Sie sie durch Ihre eigenen; wer nicht gebraucht wird, kann gelöscht werden.',
    },
    legal: {
      title: 'Rechtstexte',
      text: 'Impressum, Datenschutzerklärung, AGB und Erklärung zur Barrierefreiheit füllen sich aus dem Unternehmensprofil. Was noch fehlt, steht hier. Lassen Sie die Texte vor der Veröffentlichung prüfen.',
    },
    mail: {
      title: 'E-Mails der Website',
      text: 'Damit Nachrichten aus dem Kontaktformular ankommen. Ohne Versand liegen sie nur im Posteingang der Verwaltung.',
    },
    'second-factor': {
      title: 'Zweiter Faktor',
      text: 'Mit einem Passkey oder einer App auf Ihrem Telefon kommt niemand herein, der nur Ihr Passwort kennt.',
    },
    leftovers: {
      title: 'Letzte Reste',
      text: 'Wo die Website noch den Namen des Beispielunternehmens nennt, steht hier, mit einem Klick zu jeder Stelle.',
    },
  },
  list: 'Schritte der Einrichtung',
  states: { open: 'Offen', done: 'Erledigt', skipped: 'Übersprungen' },
  unknownState: 'Diesen Stand gibt es nicht',
  unknownStep: 'Diesen Schritt gibt es nicht',
  progress: (done: number, all: number) => `${done} von ${all} Schritten erledigt`,
  missing: 'Das fehlt noch',
  nothingMissing: 'Hier fehlt nichts mehr.',
  openGap: 'Öffnen',
  check: 'Als erledigt abhaken',
  skip: 'Überspringen',
  reopen: 'Wieder öffnen',
  next: 'Weiter',
  finish: 'Einrichtung abschließen',
  finished: 'Einrichtung abgeschlossen',
  later: 'Später weitermachen',
  profile: {
    save: 'Profil speichern',
    saved: 'Profil gespeichert',
    all: 'Alle Angaben im Unternehmensprofil',
    form: 'Unternehmensprofil',
  },
  appearance: { brand: 'Farben und Schriften wählen', settings: 'Name und Logo eintragen' },
  offers: {
    pages: 'Seiten',
    services: 'Leistungen',
    on: (title: string) => `„${title}“ wird gezeigt`,
    off: (title: string) => `„${title}“ wird nicht mehr gezeigt`,
    publishNote: 'Bei der Einrichtung gewählt',
  },
  people: { list: 'Zum Team', add: 'Person hinzufügen', example: 'Beispielperson' },
  secondFactor: 'Zu meinem Konto',
  leftovers: {
    replace: (term: string, name: string) => `„${term}“ durch „${name}“ ersetzen`,
    search: (term: string) => `Nach „${term}“ suchen`,
    places: (count: number) => germanCount(count, 'Stelle', 'Stellen'),
  },
  card: {
    title: 'Einrichtung',
    next: (step: string) => `Als Nächstes: ${step}`,
    go: 'Weitermachen',
    dismiss: 'Nicht mehr zeigen',
    dismissed: 'Die Einrichtung bleibt unter „Betrieb“ erreichbar',
  },
} as const
