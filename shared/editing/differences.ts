import { kindOfBlock } from '../content/blocks-field.ts'
import type { FieldDefinition, Fields } from '../content/field-types.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { textOf } from '#shared/text/html-text.ts'
import { comparePieces, type Piece } from './compare-words.ts'
import { asList, asValues, isSame, leavesOf, type Values } from './values.ts'

export type Difference = { path: string; label: string; pieces: Piece[] }

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
