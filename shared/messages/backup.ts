// German texts of backups.

import { germanCount, germanNumber } from './german-number.ts'

const records = (count: number) => germanCount(count, 'Datensatz', 'Datensätze')
const media = (count: number) => germanCount(count, 'Mediendatei', 'Medien')

export const backupMessages = {
  title: 'Sicherung',
  note: 'Die ganze Website als Archiv: Datenbank, Mediathek und Schlüssel. Jede Sicherung wird nach dem Schreiben probeweise zurückgespielt.',
  records,
  media,
  proven: (moment: string, counts: { records: number; media: number }) =>
    `geprüft ${moment}, ${records(counts.records)}, ${media(counts.media)}`,
  today: (time: string) => `heute ${time}`,
  yesterday: (time: string) => `gestern ${time}`,
  none: 'noch keine Sicherung',
  neverProven: 'nicht geprüft',
  provenAt: (at: string) => `geprüft ${at}`,
  failedAt: (moment: string, text: string) => `fehlgeschlagen ${moment}: ${text}`,
  stateTitle: 'Stand',
  nightlyOn: 'Jede Nacht nach 3 Uhr entsteht eine Sicherung.',
  nightlyOff: 'Die nächtliche Sicherung ist ausgeschaltet (SCHAUFENSTER_BACKUP=off).',
  make: 'Jetzt sichern',
  making: 'Die Sicherung entsteht und wird geprüft …',
  restoring: 'Die Website wird zurückgespielt …',
  busy: 'Gerade läuft schon eine Sicherung oder eine Rücksicherung. Bitte warten Sie, bis sie fertig ist.',
  listTitle: 'Vorhandene Sicherungen',
  listText:
    'Aufbewahrt werden die letzten 7 Tage, 4 Wochen und 12 Monate; von Hand angelegte und die vor einer Rücksicherung 30 Tage lang.',
  empty: 'Es gibt noch keine Sicherung.',
  columns: { at: 'Zeitpunkt', kind: 'Anlass', content: 'Inhalt', proof: 'Prüfung', actions: 'Aktionen' },
  kinds: { nightly: 'Nächtlich', manual: 'Von Hand', safety: 'Vor einer Rücksicherung' },
  provenMark: 'Geprüft',
  withoutKey: 'ohne Schlüsseldatei',
  download: 'Herunterladen',
  downloadOf: (moment: string) => `Sicherung vom ${moment} herunterladen`,
  look: 'Zurückspielen',
  lookOf: (moment: string) => `Sicherung vom ${moment} ansehen und zurückspielen`,
  looking: 'Wird verglichen',
  lookingOf: (moment: string) => `Wird verglichen: Sicherung vom ${moment}`,
  previewTitle: 'Das würde sich ändern',
  previewAt: (moment: string, version: string) => `Sicherung vom ${moment}, Version ${version}`,
  consequence:
    'Die ganze Website steht danach so da wie zum Zeitpunkt der Sicherung, mit Nachrichten und früheren Fassungen. Vorher wird der jetzige Stand gesichert.',
  same: 'Die Website steht schon so da wie in dieser Sicherung.',
  missingMedia: (count: number) => `${media(count)} werden zurückgeholt.`,
  migrations: (count: number) =>
    `Die Sicherung stammt aus einer älteren Version; ${count === 1 ? '1 Schritt bringt' : `${count} Schritte bringen`} sie auf den heutigen Stand.`,
  otherKey: 'Die Schlüsseldatei wird ersetzt; die jetzige bleibt daneben liegen.',
  noKey:
    'In der Sicherung ist keine Schlüsseldatei. Gespeicherte Zugangsdaten sind danach nur lesbar, wenn die Schlüsseldatei noch dieselbe ist.',
  access: {
    title: 'Konten und Zugang',
    columns: { account: 'Konto', difference: 'Unterschied', brought: 'Stand in der Sicherung' },
    kept: 'Konten, Rollen, Kennwörter, Passkeys, zweite Faktoren, Verbindungen und Protokoll bleiben, wie sie jetzt sind: Was jemandem seit der Sicherung entzogen wurde, bleibt entzogen. Einladungen, Vorschaulinks und Links auf andere Zeitpunkte kommen nicht aus der Sicherung zurück.',
    brought:
      'Hier gibt es noch keine Konten. Es kommen die der Sicherung, mit den Rollen, Kennwörtern und Verbindungen von damals; was seitdem entzogen wurde, ist hier nicht bekannt. Bitte prüfen Sie danach unter „Benutzer“ jedes Konto, sperren Sie, wer keinen Zugang mehr haben darf, und sehen Sie die Verbindungen durch. Einladungen, Vorschaulinks und Links auf andere Zeitpunkte kommen nicht mit.',
    gone: 'nur in der Sicherung: kommt nicht zurück',
    added: 'seit der Sicherung hinzugekommen: bleibt',
    email: (then: string) => `E-Mail-Adresse in der Sicherung: ${then}`,
    role: (now: string, then: string) => `Rolle jetzt ${now}, in der Sicherung ${then}`,
    noRole: 'keine',
    blocked: 'gesperrt',
    nowBlocked: 'jetzt gesperrt, in der Sicherung nicht',
    nowOpen: 'jetzt nicht gesperrt, in der Sicherung gesperrt',
    inbox: 'darf Nachrichten lesen',
    inboxTaken: 'darf keine Nachrichten mehr lesen, in der Sicherung schon',
    inboxGiven: 'darf jetzt Nachrichten lesen, in der Sicherung nicht',
    ways: {
      password: 'Kennwort',
      passkeys: 'Passkeys',
      factor: 'Zweiter Faktor',
      provider: 'Anmeldung über Anbieter',
    },
    changed: {
      password: 'Kennwort seitdem geändert: das jetzige gilt',
      passkeys: 'Passkeys seitdem geändert: die jetzigen gelten',
      factor: 'Zweiter Faktor seitdem geändert: der jetzige gilt',
      provider: 'Anmeldung über Anbieter seitdem geändert: die jetzige gilt',
    },
  },
  restore: 'Zurückspielen',
  restoreTitle: (moment: string) => `Website auf den Stand vom ${moment} zurücksetzen?`,
  restoreText: 'Alles, was seitdem geschrieben wurde, ist dann nur noch in der Sicherung von eben.',
  cancel: 'Abbrechen',
  passphrase: 'Kennwort der Sicherung',
  passphraseHint: 'Nur nötig, wenn es ein anderes ist als das eingestellte.',
  made: (line: { records: number; media: number }) =>
    `Sicherung angelegt und geprüft: ${records(line.records)}, ${media(line.media)}`,
  restored: (moment: string, safety: string) =>
    `Die Website steht wieder auf dem Stand vom ${moment}.${safety && ` Der Stand davor ist gesichert als ${safety}.`}`,
  restart: 'Bitte starten Sie die Website neu: Die Sicherung stammt von einer anderen Einrichtung.',
  panelTitle: 'Sicherung',
  all: 'Alle Sicherungen',
  areas: {
    account: 'Konten und Anmeldewege',
    audit: 'Protokoll',
    connections: 'Verbindungen',
    consent: 'Einwilligungen',
    media: 'Mediathek',
    messages: 'Nachrichten',
    redirects: 'Weiterleitungen',
    revisions: 'Frühere Fassungen und Sicherungspunkte',
    statistics: 'Seitenaufrufe und offene Fragen',
    other: 'Sonstiges',
  },
  problems: {
    notFound: 'Diese Sicherung gibt es nicht (mehr).',
    noArchive: 'Das ist keine Sicherung, oder die Datei ist abgeschnitten.',
    cut: (name: string, is: number, was: number) =>
      `Die Sicherung „${name}“ ist abgeschnitten: ${germanNumber(is)} statt ${germanNumber(was)} Bytes.`,
    changed: (name: string, part: string) => `Die Sicherung „${name}“ wurde verändert: „${part}“ ist beschädigt.`,
    directory: 'das Verzeichnis',
    damaged: (part: string) => `Die Sicherung ist beschädigt: „${part}“ stimmt nicht mit dem Gesicherten überein.`,
    older:
      'Die Sicherung stammt aus einer Version vor 1.0.0. Spielen Sie sie mit der letzten Version vor 1.0.0 zurück, und starten Sie danach diese.',
    newer: (version: string) =>
      `Die Sicherung stammt aus der neueren Version ${version}. Bitte aktualisieren Sie zuerst diese Website.`,
    mediaMissing: (hash: string) => `Die Datei ${hash} fehlt in der Sicherung.`,
    mediaDamaged: (hash: string) => `Die Datei ${hash} ist in der Sicherung beschädigt.`,
    noPage: (status: number) => `Aus der Sicherung ließ sich keine Seite darstellen (Antwort ${status}).`,
    passphrase: 'Mit diesem Kennwort lässt sich die Schlüsseldatei der Sicherung nicht öffnen.',
    passphraseNeeded:
      'In der Sicherung ist eine andere Schlüsseldatei. Bitte geben Sie das Kennwort an, mit dem sie verschlossen wurde.',
    keyUnwritable: (file: string) =>
      `Die Schlüsseldatei ${file} lässt sich nicht ersetzen. Geben Sie dem Server Schreibrechte für die Datei und ihren Ordner. An der Website hat sich nichts geändert.`,
    databaseUnwritable: 'Die Datenbank lässt sich nicht beschreiben. An der Website hat sich nichts geändert.',
    mediaUnwritable:
      'In der Ablage der Mediathek lässt sich nichts speichern. An der Website hat sich nichts geändert.',
    noSpace: (folder: string, needed: number, free: number) =>
      `Auf der Festplatte von ${folder} ist zu wenig Platz: Nötig sind ${germanNumber(Math.ceil(needed / 1_048_576))} MB, frei sind ${germanNumber(Math.floor(free / 1_048_576))} MB. An der Website hat sich nichts geändert.`,
    interrupted: 'Die Sicherung wurde unterbrochen.',
  },
  alarmSubject: 'Die Sicherung der Website ist fehlgeschlagen',
  alarmSender: 'Sicherung der Website',
  alarm: (text: string) =>
    `Die Sicherung der Website ist fehlgeschlagen:\n\n${text}\n\nDie Website selbst läuft weiter. Frühere Sicherungen bleiben erhalten. Den Stand sehen Sie in der Verwaltung unter „Sicherung“.`,
} as const
