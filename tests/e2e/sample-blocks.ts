import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import { freeBlockKinds } from '#blocks/kinds.ts'

export type SampleBlock = { kind: string; id: string } & Record<string, unknown>

/** Items of the default content that something else refers to as well, so that a block about them has something to show. */
const referredTo: Record<string, string> = { services: 'ecommerce', categories: 'it-sicherheit', faqTopics: 'general' }

const richText = `<h3>Zwischenüberschrift</h3><p>Ein Absatz mit einem <a href="/faq">Link</a>.</p>
  <ul><li>Ein Punkt</li></ul><table><tbody><tr><th>Monat</th><th>Zahl</th></tr><tr><td>Mai</td><td>2</td></tr></tbody></table>`

/** A block of every kind that any page can have, in each of its looks, with something in every field. */
export function sampleBlocks(): SampleBlock[] {
  return Object.entries(freeBlockKinds).flatMap(([kind, { fields }]: [string, { fields: Fields }]) => {
    const looks = Object.keys(fields.look?.options ?? {})
    const block = { ...filled(fields), kind }
    if (looks.length === 0) return { ...block, id: `probe-${kind.toLowerCase()}` }
    return looks.map((look) => ({ ...block, look, id: `probe-${kind}-${look}`.toLowerCase() }))
  })
}

function filled(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleValue(field)]))
}

/** Undefined for what has a default to choose from. */
function sampleValue(field: FieldDefinition): unknown {
  if (field.input === 'text') return 'Ein Wort'
  if (field.input === 'multiline') return 'Ein Satz mit einigen Wörtern.'
  if (field.input === 'html') return richText
  if (field.input === 'link') return '/contact'
  if (field.input === 'image') return '/favicon.svg'
  if (field.input === 'lines') return ['Eins', 'Zwei', 'Drei']
  if (field.input === 'reference') return referredTo[field.collection ?? '']
  if (field.input === 'list') return [filled(field.fields ?? {}), filled(field.fields ?? {})]
  return undefined
}
