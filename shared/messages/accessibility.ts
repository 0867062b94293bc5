import { wordGroup } from '#shared/words/word-group.ts'

/** What the accessibility statement says by itself: state, measurement, gaps and the form. */
export const accessibilityWords = wordGroup('accessibility', {
  title: 'Stand der Vereinbarkeit',
  states: {
    unknown: 'Die Seiten dieser Website wurden noch nicht gemessen.',
    unproven:
      'Die Messung hat keine Barrieren gefunden. Eine vollständige Prüfung von Hand steht noch aus; deshalb erklären wir die Website noch nicht für vollständig vereinbar.',
    none: 'Diese Website ist mit den genannten Anforderungen noch nicht vereinbar.',
    partial:
      'Diese Website ist mit den genannten Anforderungen teilweise vereinbar. Was noch fehlt, steht unter den bekannten Einschränkungen.',
    full: 'Diese Website ist nach Messung und Prüfung von Hand mit den genannten Anforderungen vereinbar.',
  },
  measured:
    'Zuletzt gemessen am {date}: {pages} Seiten, jeweils im hellen und im dunklen Design, mit {engine} in {browser}, nach WCAG 2.2, Stufen A und AA.',
  templates:
    'Die Vorlagen der Website wurden mit dieser Version der Software gemessen, zuletzt am {date}: {pages} Seiten mit Beispielinhalten, jeweils im hellen und im dunklen Design, mit {engine} nach WCAG 2.2, Stufen A und AA, ohne Befund. Eigene Texte und Bilder sind damit noch nicht geprüft.',
  limits:
    'Eine automatische Messung findet nur einen Teil der möglichen Barrieren. Ein Gutachten einer unabhängigen Stelle liegt nicht vor.',
  byHand: 'Von Hand geprüft am {date}.',
  gaps: 'Bekannte Einschränkungen',
  found: '{help} (WCAG {criteria}), {where}',
  onPage: 'auf der Seite {page}',
  onPages: 'auf {count} Seiten',
  unread: 'Nicht gemessene Seiten: {count}',
  report: {
    title: 'Barriere mit dem Formular melden',
    text: 'Nennen Sie uns bitte die Seite und was dort nicht funktioniert. Sie erhalten spätestens nach zwei Wochen eine Antwort.',
    open: 'Formular öffnen',
    sent: 'Vielen Dank. Ihre Meldung ist bei uns eingegangen.',
  },
})

/** The label under which such messages stand in the inbox. */
export const barrierLabel = 'Barriere'

/** Texts of the screen that measures. */
export const accessibilityMessages = {
  title: 'Barrierefreiheit messen',
  note: 'Ihr Browser öffnet nacheinander jede öffentliche Seite und prüft sie mit axe-core in beiden Designs. Nichts verlässt dabei diesen Server und Ihren Browser. Das Ergebnis steht mit Datum in der Erklärung zur Barrierefreiheit.',
  which: 'Seiten',
  all: (count: number) => `Alle ${count} Seiten, mit Ergebnis in der Erklärung`,
  lookedGood: 'Auf dieser Seite wurde nichts gefunden. Das Ergebnis einer einzelnen Seite wird nicht gespeichert.',
  lookedBad: (count: number) =>
    `Befunde auf dieser Seite: ${count}. Das Ergebnis einer einzelnen Seite wird nicht gespeichert.`,
  run: 'Jetzt messen',
  stop: 'Abbrechen',
  statement: 'Erklärung bearbeiten',
  progress: (done: number, total: number, path: string) => `Seite ${done} von ${total}: ${path}`,
  frame: 'Seite, die gerade geprüft wird',
  saved: 'Messung gespeichert',
  stopped: 'Messung abgebrochen; das letzte Ergebnis gilt weiter.',
  noEngine: 'Die Prüfung ließ sich in diesem Browser nicht starten.',
  never: 'Noch nicht gemessen.',
  state: (moment: string, pages: number, method: string) =>
    `Zuletzt gemessen ${moment}: ${pages === 1 ? '1 Seite' : `${pages} Seiten`} mit ${method}.`,
  good: 'Keine Befunde. Eine automatische Messung findet nur einen Teil der Barrieren: Prüfen Sie auch von Hand und tragen Sie das in der Erklärung ein.',
  bad: 'Die Befunde stehen als bekannte Einschränkungen in der Erklärung, bis eine neue Messung sie nicht mehr findet.',
  unread: (paths: string[]) => `Nicht zu prüfen: ${paths.join(', ')}`,
  list: 'Befunde',
  columns: { what: 'Befund', impact: 'Schwere', criteria: 'WCAG', pages: 'Seiten' },
  impacts: { critical: 'kritisch', serious: 'ernst', moderate: 'mittel', minor: 'gering' },
  pages: (shown: string[], more: number) => [...shown, ...(more > 0 ? [`und ${more} weitere`] : [])].join(', '),
  subject: (pages: number, findings: number) => `Seiten: ${pages}, Befunde: ${findings}`,
} as const
