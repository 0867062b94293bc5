// German texts about finding and replacing over all content.

import { germanCount, germanNumber } from './german-number.ts'

const places = (count: number) => germanCount(count, 'Stelle', 'Stellen')
const items = (count: number) => germanCount(count, 'Inhalt', 'Inhalten')

export const replaceMessages = {
  title: 'Suchen und Ersetzen',
  note: 'Findet ein Wort in allen Inhalten, auch in Entwürfen, Menüs und Bildbeschreibungen, und ersetzt es an den Stellen, die Sie wählen.',
  term: 'Suchen nach',
  termMissing: 'Bitte angeben, wonach gesucht wird',
  termTooLong: 'Höchstens 200 Zeichen',
  replacement: 'Ersetzen durch',
  replacementHelp: 'Leer gelassen wird der Begriff gestrichen',
  replacementMissing: 'Bitte einen Text angeben',
  replacementTooLong: 'Höchstens 2.000 Zeichen',
  options: 'Genauer suchen',
  matchCase: 'Groß- und Kleinschreibung beachten',
  wholeWords: 'Nur ganze Wörter',
  addresses: 'Auch in den Adressen von Links',
  search: 'Suchen',
  found: (hits: number, count: number) => `${places(hits)} in ${items(count)}`,
  more: (most: number) =>
    `Es gibt mehr als ${germanNumber(most)} Stellen. Gezeigt werden die ersten; suchen Sie nach dem Ersetzen noch einmal, oder suchen Sie genauer.`,
  nothing: (term: string) => `„${term}“ steht nirgends`,
  nothingText:
    'Weder Veröffentlichtes noch Entwürfe sagen es. Die Suche achtet nicht auf Text, der mitten im Wort anders formatiert ist.',
  all: 'Alle Stellen auswählen',
  allOf: (title: string) => `Alle Stellen in „${title}“ auswählen`,
  draft: 'Entwurf',
  open: 'Öffnen',
  openItem: (title: string) => `„${title}“ öffnen`,
  replace: (hits: number) => `${places(hits)} ersetzen`,
  nothingChosen: 'Bitte mindestens eine Stelle auswählen',
  tooMany: 'Bitte höchstens 2.000 Stellen auf einmal ersetzen',
  confirmTitle: (hits: number) => `${places(hits)} ersetzen?`,
  confirmText: (term: string, replacement: string) =>
    replacement === ''
      ? `„${term}“ wird gestrichen. Was veröffentlicht ist, ändert sich sofort auf der Website. Sie können es danach in einem Schritt zurücknehmen.`
      : `„${term}“ wird zu „${replacement}“. Was veröffentlicht ist, ändert sich sofort auf der Website. Sie können es danach in einem Schritt zurücknehmen.`,
  confirm: 'Ersetzen',
  done: (hits: number) => `${places(hits)} ersetzt`,
  conflict: 'Nichts wurde ersetzt: Diese Inhalte hat inzwischen jemand geändert. Bitte suchen Sie noch einmal.',
  invalid: 'Nichts wurde ersetzt: Mit dem neuen Text wären diese Angaben nicht mehr gültig.',
  foreign: 'Dafür fehlt Ihnen das Recht an einem dieser Inhalte',
  problems: 'Woran es liegt',
  media: 'Mediathek',
  altText: 'Bildbeschreibung',
  revisionNote: (term: string, replacement: string) => `Suchen und Ersetzen: „${term}“ durch „${replacement}“`,
  undoNote: (term: string, replacement: string) => `Zurückgenommen: „${term}“ durch „${replacement}“`,
  past: {
    title: 'Zuletzt ersetzt',
    words: (term: string, replacement: string) => `„${term}“ durch „${replacement}“`,
    facts: (hits: number, count: number, by: string, at: string) => `${places(hits)} in ${items(count)}, ${by}, ${at}`,
    undo: 'Rückgängig machen',
    undoOf: (term: string) => `Ersetzen von „${term}“ rückgängig machen`,
    undone: 'Zurückgenommen',
    unknown: 'Dieses Ersetzen lässt sich nicht mehr zurücknehmen',
    restored: (count: number) => `${germanCount(count, 'Inhalt', 'Inhalte')} wiederhergestellt`,
    kept: 'Diese Inhalte hat inzwischen jemand geändert; sie bleiben, wie sie sind:',
  },
} as const
