// German texts of exporting and importing everything.

import { germanCount } from './german-number.ts'

const items = (count: number) => germanCount(count, 'Eintrag', 'Einträge')

export const exchangeMessages = {
  title: 'Export und Import',
  media: 'Mediathek',
  note: 'Alle Inhalte und Dateien als eine Datei mitnehmen, aufbewahren oder zurückholen.',
  badArchive: 'Das ist kein Archiv dieser Website, oder die Datei ist beschädigt.',
  newerFormat: 'Dieses Archiv stammt aus einer neueren Version. Bitte aktualisieren Sie zuerst diese Website.',
  badItem: (area: string, id: string, reason: string) => `${area}, „${id}“: ${reason}`,
  fileMissing: (name: string) => `Mediathek: „${name}“ fehlt im Archiv.`,
  fileDamaged: (name: string) => `Mediathek: „${name}“ ist im Archiv beschädigt.`,
  nothingChosen: 'Bitte wählen Sie mindestens einen Bereich.',
  exportTitle: 'Exportieren',
  exportText:
    'Das Archiv enthält alle Inhalte mit Entwürfen und Terminen und die Mediathek mit ihren Dateien. Nicht enthalten sind Konten, Nachrichten, frühere Fassungen und der Papierkorb.',
  exportButton: 'Archiv herunterladen',
  importTitle: 'Importieren',
  importText: 'Wählen Sie ein Archiv. Sie sehen zuerst, was sich ändern würde.',
  chooseFile: 'Archiv wählen',
  reading: 'Das Archiv wird gelesen …',
  previewTitle: 'Das würde sich ändern',
  exportedAt: (moment: string) => `Archiv vom ${moment}`,
  columns: { area: 'Bereich', added: 'Neu', changed: 'Geändert', removed: 'Entfällt', same: 'Gleich' },
  choose: (area: string) => `„${area}“ importieren`,
  same: 'Alle Inhalte des Archivs sind schon so auf der Website.',
  ignored: (names: string) => `Nicht bekannt und darum übergangen: ${names}.`,
  importButton: 'Ausgewählte Bereiche ersetzen',
  consequence:
    'Die ausgewählten Bereiche entsprechen danach dem Archiv. Einträge, die nur auf der Website stehen, entfallen; Dateien der Mediathek bleiben. Vorher wird ein Sicherungspunkt der Inhalte angelegt.',
  done: (count: number) => `${items(count)} importiert`,
  undo: 'Rückgängig',
  defaults: {
    title: 'Standard wiederherstellen',
    text: 'Alle Inhalte stehen danach so da, wie die Website ausgeliefert wurde: Texte, Menüs, Farben, Team und Einstellungen. Eigene Seiten und Einträge entfallen; Dateien der Mediathek, Konten und Nachrichten bleiben.',
    button: 'Standard wiederherstellen',
    confirmTitle: 'Die ganze Website auf den Standard zurücksetzen?',
    confirmText:
      'Besucher sehen sofort die mitgelieferten Inhalte statt Ihrer eigenen. Vorher wird ein Sicherungspunkt angelegt, der 30 Tage lang zurückführt.',
    done: 'Der Standard ist wiederhergestellt. Der Stand davor liegt unter „Sicherungspunkte“.',
  },
  snapshotsTitle: 'Sicherungspunkte',
  snapshotsText:
    'Angelegt, bevor etwas ganze Bereiche ersetzt hat. Sie werden 30 Tage lang aufbewahrt. Auch das Zurücksetzen lässt sich rückgängig machen.',
  snapshotColumns: { reason: 'Anlass', at: 'Zeitpunkt' },
  noSnapshots: 'Es gibt noch keinen Sicherungspunkt.',
  reasons: {
    'import-defaults': 'Vor dem Import der Standardinhalte',
    'import-archive': 'Vor dem Import eines Archivs',
    restore: 'Vor dem Zurücksetzen',
  },
  restore: 'Zurücksetzen',
  restoreOf: (reason: string, moment: string) => `Zurücksetzen: ${reason}, ${moment}`,
  restoreTitle: 'Auf diesen Sicherungspunkt zurücksetzen?',
  restoreText: (areas: string, moment: string) =>
    `Diese Bereiche stehen danach wieder so da wie am ${moment}: ${areas}. Der jetzige Stand wird zum neuen Sicherungspunkt.`,
  restored: 'Zurückgesetzt',
  cancel: 'Abbrechen',
} as const
