// Words of the dialogs that the editor opens.

import { germanCount } from './german-number.ts'

export const checkDialogMessages = {
  title: 'Vor dem Veröffentlichen',
  fine: 'Alles in Ordnung',
  fineText: 'Die Prüfung hat nichts gefunden: Bilder, Überschriften, Links und Längen stimmen.',
  levels: { error: 'Fehler', hint: 'Hinweis' },
  jump: 'Zum Feld',
  jumpTo: (label: string) => `Zum Feld ${label}`,
  reason: 'Trotzdem veröffentlichen? Bitte nennen Sie den Grund, er steht dann in den Versionen.',
  reasonMissing: 'Ohne Grund lässt sich ein Eintrag mit Fehlern nicht veröffentlichen',
  goOn: 'Weiter bearbeiten',
  publish: 'Veröffentlichen',
  publishWithReason: 'Mit Grund veröffentlichen',
} as const

export const conflictMessages = {
  title: 'Zwei Fassungen',
  text: (name: string) =>
    `${name || 'Jemand anders'} hat diesen Eintrag gespeichert, während Sie ihn bearbeitet haben. Wählen Sie je Feld, was gelten soll.`,
  mine: 'Meine Fassung',
  theirs: (name: string) => (name ? `Fassung von ${name}` : 'Andere Fassung'),
  both: 'Beide geändert',
  onlyMine: 'Nur von Ihnen geändert',
  onlyTheirs: 'Nur dort geändert',
  keep: 'Auswahl übernehmen',
  open: (labels: string) => `Noch zu wählen: ${labels}`,
  empty: '(leer)',
  entries: (count: number, texts: string) => `${germanCount(count, 'Eintrag', 'Einträge')}: ${texts}`,
} as const

/** What is asked before it happens, with its consequence. */
export const confirmMessages = {
  discard: {
    title: 'Entwurf verwerfen?',
    text: 'Der Eintrag ist danach wieder so, wie Besucher ihn sehen. Der Entwurf bleibt unter „Versionen“ erhalten.',
    confirm: 'Entwurf verwerfen',
  },
  unpublish: {
    title: 'Eintrag zurückziehen?',
    text: 'Besucher sehen den Eintrag danach nicht mehr. Der Text bleibt als Entwurf erhalten.',
    confirm: 'Zurückziehen',
  },
  reset: {
    title: 'Auf Standard zurücksetzen?',
    text: 'Alle Felder bekommen den Inhalt, mit dem die Website ausgeliefert wurde, und sind sofort öffentlich. Die jetzige Fassung bleibt unter „Versionen“ erhalten.',
    confirm: 'Auf Standard zurücksetzen',
  },
  restore: {
    title: 'Standard wiederherstellen?',
    text: 'Alle Texte und Bausteine dieser Seite bekommen den Inhalt, mit dem die Website ausgeliefert wurde, als Entwurf. Öffentlich wird er erst, wenn Sie ihn veröffentlichen. Die jetzige Fassung bleibt unter „Versionen“ erhalten.',
    confirm: 'Standard wiederherstellen',
  },
} as const

export const historyMessages = {
  title: 'Versionen',
  none: 'Die Versionen ließen sich gerade nicht laden. Bitte versuchen Sie es noch einmal.',
  unchanged: 'In den Feldern hat sich gegenüber der Version davor nichts geändert.',
  note: 'Eine wiederhergestellte Version wird zum Entwurf. Besucher sehen sie erst nach dem Veröffentlichen.',
  restore: 'Diese Version wiederherstellen',
  takeBack: 'Diese Änderung zurücknehmen',
  restored: 'Version wiederhergestellt',
} as const

export const scheduleMessages = {
  title: 'Zeitplan',
  reason: (first: string) => `Die Prüfung hat Fehler gefunden: ${first}. Trotzdem planen? Bitte nennen Sie den Grund.`,
  begin: 'Veröffentlichen am',
  end: 'Nicht mehr zeigen ab',
  note: 'Alle Zeiten sind deutsche Zeit. War der Server zum geplanten Zeitpunkt aus, geschieht es beim nächsten Start.',
  twice: (time: string, moment: string) =>
    `In dieser Nacht gibt es ${time} Uhr zweimal; gemeint ist das erste Mal (${moment} Uhr, Sommerzeit).`,
  plan: 'Planen',
  remove: 'Zeitplan entfernen',
  planned: 'Zeitplan gespeichert',
  removed: 'Zeitplan entfernt',
  problems: {
    noSuchTime: 'Diese Uhrzeit gibt es nicht: In dieser Nacht wird die Uhr vorgestellt.',
    past: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.',
    order: 'Das Ende muss nach der Veröffentlichung liegen.',
    incomplete: 'Bitte füllen Sie zuerst alle Pflichtfelder aus.',
  },
} as const

export const previewLinkMessages = {
  title: 'Vorschaulinks',
  text: 'Wer einen solchen Link hat, sieht den Entwurf ohne Anmeldung. Suchmaschinen nehmen ihn nicht auf.',
  period: 'Gültig für',
  periods: { 1: 'einen Tag', 7: 'eine Woche', 30: '30 Tage' },
  newLink: 'Neuer Link (wird nur jetzt gezeigt)',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  copyFailed: 'Der Browser erlaubt das Kopieren nicht. Bitte kopieren Sie den Link aus dem Feld.',
  valid: 'Gültige Links',
  until: (moment: string, author: string) => `Bis ${moment} · angelegt von ${author}`,
  withdraw: 'Zurückziehen',
  withdrawOf: (moment: string) => `Link bis ${moment} zurückziehen`,
  create: 'Link anlegen',
  unsaved: 'Der Link wurde nicht angelegt, weil der Entwurf noch nicht gespeichert ist.',
} as const
