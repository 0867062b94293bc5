import { kindOfBlock } from '../content/blocks-field.ts'
import type { FieldDefinition, Fields } from '../content/fields.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { textOf } from '#shared/text/html-text.ts'
import { asList, asValues, isSame, leavesOf, type Values } from './values.ts'

/** A piece of text that was kept, taken out or put in. */
export type Piece = { kind: 'same' | 'removed' | 'added'; text: string }
export type Difference = { path: string; label: string; pieces: Piece[] }

const longestCompared = 4_000

/** What differs between two versions, field by field, as an editor would read it. */
export function differencesBetween(
  fields: Fields,
  before: Values,
  after: Values,
  nameOf: (id: string) => string = String,
): Difference[] {
  const old = new Map(leavesOf(fields, before).map((leaf) => [leaf.key, leaf]))
  const next = new Map(leavesOf(fields, after).map((leaf) => [leaf.key, leaf]))
  const changed = [...new Set([...old.keys(), ...next.keys()])].flatMap((key) => {
    const [a, b] = [old.get(key), next.get(key)]
    const leaf = b ?? a
    if (!leaf || isSame(a?.value, b?.value)) return []
    const [from, to] = [a, b].map((side) => (side ? readable(side.field, side.value, nameOf) : ''))
    const pieces = comparePieces(from ?? '', to ?? '')
    return [{ path: leaf.path, label: leaf.labels.join(' › '), pieces }]
  })
  return [...changed, ...movedBlocks(fields, before, after)]
}

/** Blocks that are in both versions, in another order. */
function movedBlocks(fields: Fields, before: Values, after: Values): Difference[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.input !== 'blocks') return []
    const [old, next] = [before, after].map((values) => asList(values[name]).map(asValues))
    const kept = (blocks: Values[] = [], others: Values[] = []) =>
      blocks.filter(({ id }) => others.some((other) => other.id === id))
    const [from, to] = [kept(old, next), kept(next, old)]
    if (from.every(({ id }, index) => id === to[index]?.id)) return []
    const inOrder = (blocks: Values[]) => blocks.map((block) => blockTitle(field, block)).join(' · ')
    const label = `${field.label} › ${orderLabel}`
    return [{ path: name, label, pieces: comparePieces(inOrder(from), inOrder(to)) }]
  })
}

const orderLabel = 'Reihenfolge'

/** What a block is, and its heading where it has one. */
export function blockTitle({ kinds }: Pick<FieldDefinition, 'kinds'>, block: Values): string {
  const kind = kinds?.[kindOfBlock(block)]?.label ?? ''
  const heading = textOf(String(block.title || block.quote || '')).replaceAll('\u00ad', '')
  return heading ? `${kind}: ${heading}` : kind
}

/** A value in words. */
export function readable(
  { input, options }: Pick<FieldDefinition, 'input' | 'options'>,
  value: unknown,
  nameOf: (id: string) => string = String,
): string {
  if (value === null || value === undefined) return ''
  if (input === 'html') return textOf(String(value))
  if (input === 'switch') return value ? 'ein' : 'aus'
  if (input === 'date') return inGermanTime(String(value))
  if (input === 'select') return options?.[String(value)] ?? String(value)
  if (input === 'reference') return value === '' ? '' : nameOf(String(value))
  if (input === 'lines' || input === 'tags') return asList(value).join(', ')
  return String(value)
}

/** A moment as people read it; what is none stays as it was stored. */
function inGermanTime(value: string): string {
  return Number.isNaN(Date.parse(value)) ? value : `${showBerlin(value)} Uhr`
}

/** Word by word; very long texts are compared as a whole, because the table for it would be too large. */
export function comparePieces(before: string, after: string): Piece[] {
  const [a, b] = [words(before), words(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = compareWords(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const same = (list: string[]): Piece[] => (list.length > 0 ? [{ kind: 'same', text: list.join('') }] : [])
  return joined([...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))])
}

function compareWords(a: string[], b: string[]): Piece[] {
  if (a.length * b.length > longestCompared ** 2 / 4)
    return joined([
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ])
  // The longest common subsequence, from the end: each cell is the length of what is left in common.
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const removes = j >= b.length || (i < a.length && table[i + 1]![j]! >= table[i]![j + 1]!)
    if (i < a.length && j < b.length && a[i] === b[j]) {
      pieces.push({ kind: 'same', text: a[i++]! })
      j++
    } else if (removes) pieces.push({ kind: 'removed', text: a[i++]! })
    else pieces.push({ kind: 'added', text: b[j++]! })
  }
  return pieces
}

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
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
