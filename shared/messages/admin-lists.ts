// German texts of the lists in the admin area.

import { germanCount, germanNumber } from './german-number.ts'

const entries = (count: number) => germanCount(count, 'Eintrag', 'Einträge')

export const listMessages = {
  create: (one: string) => `${one} anlegen`,
  importDefaults: 'Standardinhalte importieren',
  search: (many: string) => `${many} durchsuchen`,
  searchPlaceholder: 'Titel oder Angaben suchen',
  states: 'Nach Status filtern',
  all: 'Alle',
  columns: {
    picture: 'Bild',
    title: 'Titel',
    state: 'Status',
    details: 'Angaben',
    appears: 'Wo es erscheint',
    date: 'Datum',
    changed: 'Geändert',
    actions: 'Aktionen',
  },
  noDate: 'Noch kein Datum',
  noSuchValue: 'Diesen Wert gibt es für dieses Feld nicht.',
  changeState: (title: string) => `Status von „${title}“ ändern`,
  publishAt: (moment: string) => `Erscheint ${moment}`,
  changedAt: (moment: string) => `Geändert ${moment}`,
  shown: (shown: number, all: number, many: string) => `${germanNumber(shown)} von ${germanNumber(all)} · ${many}`,
  more: 'Weitere laden',
  select: (title: string) => `„${title}“ auswählen`,
  selectAll: 'Alle auswählen',
  edit: (title: string) => `„${title}“ bearbeiten`,
  actionsOf: (title: string) => `Aktionen für „${title}“`,
  actions: {
    edit: 'Bearbeiten',
    rename: 'Titel ändern',
    renameWithDate: 'Titel und Datum ändern',
    view: 'Auf der Website ansehen',
    duplicate: 'Duplizieren',
    publish: 'Veröffentlichen',
    unpublish: 'Zurückziehen',
    up: 'Nach oben',
    down: 'Nach unten',
    delete: 'In den Papierkorb',
  },
  handle: 'Zum Umordnen ziehen',
  selected: (count: number) => `${germanNumber(count)} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  bulk: 'Aktionen für die Auswahl',
  undo: 'Rückgängig',
  done: {
    publish: (count: number) => `${entries(count)} veröffentlicht`,
    unpublish: (count: number) => `${entries(count)} zurückgezogen`,
    delete: (count: number) => `${entries(count)} in den Papierkorb gelegt`,
    set: (count: number) => `${entries(count)} geändert, als Entwurf`,
    renamed: 'Als Entwurf gespeichert',
    duplicate: 'Kopie als Entwurf angelegt',
    restore: (count: number) => `${entries(count)} wiederhergestellt`,
    undone: 'Rückgängig gemacht',
    order: 'Reihenfolge gespeichert',
  },
  failed: (count: number) => `${entries(count)} ${count === 1 ? 'blieb' : 'blieben'} unverändert`,
  defaults: {
    title: (many: string) => `Standardinhalte importieren: ${many}`,
    replaces: (existing: number, defaults: number) =>
      `${existing === 1 ? 'Der eine vorhandene Eintrag wird' : `Alle ${germanNumber(existing)} vorhandenen Einträge werden`} gelöscht, auch Entwürfe und was im Papierkorb liegt. An ihre Stelle ${defaults === 1 ? 'tritt 1 mitgelieferter Eintrag' : `treten ${germanNumber(defaults)} mitgelieferte Einträge`}, sofort öffentlich sichtbar.`,
    adds: (existing: number, defaults: number) =>
      `${germanCount(defaults, 'mitgelieferter Eintrag kommt', 'mitgelieferte Einträge kommen')} hinzu, sofort öffentlich sichtbar. ${existing === 1 ? 'Der vorhandene Eintrag bleibt' : `Die ${germanNumber(existing)} vorhandenen Einträge bleiben`} unverändert.`,
    undoable: 'Vorher wird ein Sicherungspunkt angelegt. Damit lässt sich der Import 30 Tage lang rückgängig machen.',
    confirmReplace: 'Alles ersetzen',
    confirmAdd: 'Hinzufügen',
    done: (count: number) => germanCount(count, 'Standardeintrag importiert', 'Standardeinträge importiert'),
  },
  empty: {
    title: (many: string) => `Noch keine Einträge: ${many}`,
    text: 'Legen Sie den ersten Eintrag an. Er bleibt ein Entwurf, bis Sie ihn veröffentlichen.',
    withDefaults: 'Legen Sie den ersten Eintrag an, oder beginnen Sie mit den mitgelieferten Standardinhalten.',
    nothingFound: (words: string) => `Keine Treffer für „${words}“`,
    nothingFoundText: 'Prüfen Sie die Schreibweise, oder beginnen Sie einen neuen Entwurf mit diesem Titel.',
    nothingFoundFixed: 'Prüfen Sie die Schreibweise, oder setzen Sie die Suche zurück.',
    noneInState: 'Mit dieser Auswahl gibt es nichts',
    noneInStateText: 'Wählen Sie einen anderen Status oder Filter, um die übrigen Einträge zu sehen.',
    draft: (words: string) => `Entwurf „${words}“ anlegen`,
    reset: 'Suche zurücksetzen',
    showAll: 'Alle zeigen',
  },
} as const

/** Views of a list that somebody keeps, and its columns. */
export const listViewMessages = {
  label: 'Gespeicherte Ansichten',
  save: 'Ansicht speichern',
  remove: (name: string) => `Ansicht „${name}“ löschen`,
  name: 'Name der Ansicht',
  help: 'Merkt sich Suche, Filter und Sortierung. Nur Sie sehen die Ansicht, auf allen Ihren Geräten.',
  replaces: (name: string) => `Ersetzt Ihre bisherige Ansicht „${name}“.`,
  noName: 'Bitte einen Namen angeben',
  confirm: 'Speichern',
  columns: 'Spalten',
} as const

/** Editing an item in its line. */
export const lineEditMessages = {
  label: (title: string) => `„${title}“ ändern`,
  title: 'Titel',
  noTitle: 'Bitte einen Titel angeben',
  noSuchTime: 'Diese Uhrzeit gibt es nicht: Die Uhr wird in dieser Nacht vorgestellt.',
  save: 'Speichern',
} as const

/** Changing one field of several items. */
export const bulkSetMessages = {
  label: 'Angabe für die Auswahl ändern',
  choose: 'Angabe ändern …',
  none: 'Keine Angabe',
  apply: 'Übernehmen',
} as const

export const newPageMessages = {
  title: 'Neue Seite',
  name: 'Titel',
  noTitle: 'Bitte einen Titel angeben',
  address: 'Adresse',
  addressHelp: (address: string) =>
    `Die Seite steht dann unter /${address || '…'}. Die Adresse bleibt, auch wenn sich der Titel ändert.`,
  create: 'Seite anlegen',
} as const
