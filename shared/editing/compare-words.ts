import { compareParts } from './compare-parts.ts'

/** A piece of text that was kept, taken out or put in. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }

/** Word by word; where too much differs sentence by sentence, and after that as a whole. */
export function comparePieces(before: string, after: string): Piece[] {
  const changes = compareParts(wordsOf(before), wordsOf(after)) ??
    compareParts(sentencesOf(before), sentencesOf(after)) ?? [
      { kind: 'removed', parts: [before] },
      { kind: 'added', parts: [after] },
    ]
  return joined(changes.map(({ kind, parts }) => ({ kind, text: parts.join('') })))
}

/** With the spaces between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]\s+)(?=\S)/)
}

/** Changes with only a space between them are one change: what went, then what came. */
function joined(pieces: Piece[]): Piece[] {
  const spoken = pieces.filter(({ text }) => text !== '')
  const changed = (piece: Piece | undefined) => piece !== undefined && piece.kind !== 'same'
  const all: Piece[] = []
  let [removed, added] = ['', '']
  function endChange() {
    if (removed.trim()) all.push({ kind: 'removed', text: removed })
    if (added.trim()) all.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [index, piece] of spoken.entries()) {
    const between =
      piece.kind === 'same' && piece.text.trim() === '' && changed(spoken[index - 1]) && changed(spoken[index + 1])
    if (piece.kind === 'same' && !between) {
      endChange()
      const last = all.at(-1)
      if (last?.kind === 'same') last.text += piece.text
      else all.push({ ...piece })
    } else {
      if (piece.kind !== 'added') removed += piece.text
      if (piece.kind !== 'removed') added += piece.text
    }
  }
  endChange()
  return all
}
