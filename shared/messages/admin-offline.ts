import { germanNumber } from './german-number.ts'

const changes = (count: number) => (count === 1 ? 'Eine Änderung' : `${germanNumber(count)} Änderungen`)

/** Working without a connection in the admin area (behaviour C). */
export const adminOfflineMessages = {
  memoryOnly: 'Dieser Browser kann nichts dauerhaft ablegen: Ohne Verbindung bleibt Ihre Arbeit nur in diesem Tab.',
  status: {
    label: 'Verbindung',
    offline: 'Offline',
    offlineText: 'Änderungen werden gespeichert, sobald Sie wieder online sind.',
    offlineClean: 'Sie arbeiten mit der Kopie auf diesem Gerät.',
    signedOut: 'Bitte melden Sie sich an, damit Ihre Änderungen übertragen werden.',
    secondFactor:
      'Ihre Rolle verlangt jetzt einen zweiten Faktor. Bis er eingerichtet ist, bleiben Ihre Änderungen auf diesem Gerät.',
    setUpFactor: 'Jetzt einrichten',
    sending: 'Wird übertragen …',
    pending: (count: number) => `${changes(count)} ausstehend`,
    parked: (count: number) => `${changes(count)} ${count === 1 ? 'wartet' : 'warten'} auf Ihre Entscheidung`,
    refused: (count: number) => `${changes(count)} nicht übernommen`,
    retry: 'Jetzt versuchen',
    details: 'Einzelheiten',
  },
  dialog: {
    title: 'Änderungen auf diesem Gerät',
    none: 'Alle Änderungen sind auf dem Server.',
    waiting: 'Ausstehend',
    waitingText: 'Werden in dieser Reihenfolge übertragen, sobald der Server erreichbar ist.',
    parked: 'Brauchen Ihre Entscheidung',
    parkedText: 'Jemand anderes hat denselben Eintrag geändert. Öffnen Sie ihn und wählen Sie Feld für Feld.',
    refused: 'Nicht übernommen',
    refusedText: 'Der Server hat diese Änderungen abgelehnt. Ihr Text steht hier, bis Sie ihn verwerfen.',
    kinds: { create: 'Neu', save: 'Geändert', delete: 'Gelöscht' },
    open: 'Öffnen',
    discard: 'Verwerfen',
    deleteAnyway: 'Trotzdem löschen',
    keepItem: 'Nicht löschen',
    gone: 'Den Eintrag gibt es nicht mehr. Ihr Text steht hier, bis Sie ihn verwerfen.',
    deleteParked: 'Der Eintrag wurde inzwischen geändert.',
    close: 'Schließen',
  },
  signOut: {
    title: 'Noch nicht alles übertragen',
    text: (count: number) =>
      `${changes(count)} ${count === 1 ? 'wartet' : 'warten'} auf diesem Gerät. Nach dem Abmelden wird nichts mehr übertragen, bis Sie sich in diesem Browser wieder anmelden.`,
  },
  undoTooLate: 'Das Löschen war schon unterwegs. Sie finden den Eintrag im Papierkorb.',
  notKept: 'Dieses Gerät kann gerade nichts ablegen. Es wurde nichts geändert.',
  row: { pending: 'ausstehend', parked: 'Konflikt' },
  refusedToast: (title: string) => `„${title}“ wurde nicht übernommen`,
  parkedToast: (title: string) => `„${title}“ wurde auch von jemand anderem geändert`,
  deletedToast: (count: number) =>
    count === 1
      ? 'Wird gelöscht, sobald Sie wieder online sind'
      : `${germanNumber(count)} Einträge werden gelöscht, sobald Sie wieder online sind`,
  needsConnection: 'Das geht erst wieder mit Verbindung. Ihre Änderungen sind auf diesem Gerät gesichert.',
  starting: 'Die Kopie auf diesem Gerät wird geöffnet …',
} as const
