import { pageSteps, type Step } from './older-sections.ts'

type Values = Record<string, unknown>
type Block = Values & { kind: string; id: string }
const texts = ['title', 'lead', 'body']
const entries = ['title', 'lead', 'items']
const heads = ['title', 'lead']

/** Which fields of a section a block of that kind shows; the others were never seen. */
const shownFields: Record<string, string[]> = {
  text: texts,
  reading: texts,
  emergency: texts,
  entries,
  statement: ['title', 'lead', 'body', 'items'],
  projects: ['title', 'lead', 'body', 'items'],
  topics: ['title'],
}

/** Titles that were code, for blocks whose section may be missing. */
const titlesOfCode: Record<string, string> = { faq: 'Häufige Fragen', questionList: 'Auf dieser Seite' }
/** Said on no page of version 0.1, and by no owner. */
const neverShown = 'Wählen Sie ein Thema, dann springen Sie direkt zu den Antworten.'

/**
 * A page as version 0.1 stored it, with sections that had a place by their key and a call at the end, as a list of
 * blocks. Nothing is lost: what was never shown becomes a hidden block. Values of today's shape stay as they are.
 */
export function sectionsToBlocks(pageId: string, stored: Values): Values {
  if (!('sections' in stored) && !('callToAction' in stored)) return stored
  const { sections, callToAction, ...rest } = stored
  const found = (Array.isArray(sections) ? sections : []).filter(isRecord)
  const seen = new Map<string, Set<string>>()
  const built = (pageSteps[pageId] ?? []).flatMap((step) => buildBlock(step, found, seen))
  const hidden = found.flatMap((section, index) => keepUnseen(section, seen.get(keyOf(section)), index))
  return { ...rest, blocks: withUniqueIds([...built, ...callOf(callToAction), ...hidden]) }
}

function buildBlock(step: Step, sections: Values[], seen: Map<string, Set<string>>): Block[] {
  const { kind, from, takes = {}, values } = step
  const use = (key: string, field: string) => {
    const section = sections.find((entry) => keyOf(entry) === key)
    seen.set(key, (seen.get(key) ?? new Set<string>()).add(field))
    return section?.[field]
  }
  if (from !== undefined) {
    if (!sections.some((entry) => keyOf(entry) === from)) return []
    const fields = (shownFields[kind] ?? heads).map((field) => [field, use(from, field)] as const)
    const block = { kind, id: step.id ?? from, hidden: false, ...defined(fields), ...values }
    return [step.linked ? withTraining(block) : block]
  }
  const taken = Object.entries(takes).map(([name, place]) => {
    const [key = '', field = ''] = place.split('.')
    return [name, use(key, field)] as const
  })
  const title = titlesOfCode[kind]
  return [{ kind, id: step.id ?? kind, hidden: false, ...(title && { title }), ...defined(taken), ...values }]
}

const namedTraining = { title: 'TI im Praxisteam', href: '/training#ti-im-praxisteam' }

function withTraining(block: Block): Block {
  const items = Array.isArray(block.items) ? block.items.filter(isRecord) : []
  const linked = items.map((item) =>
    String(item.title).includes(namedTraining.title) ? { ...item, href: namedTraining.href } : item,
  )
  return { ...block, items: linked }
}

/** What a section said that no page showed. */
function keepUnseen(section: Values, shown: Set<string> | undefined, index: number): Block[] {
  const unseen = (field: string) => !shown?.has(field) && isSaid(section[field]) && section[field] !== neverShown
  const id = `abschnitt-${index + 1}`
  const title = section.title ?? keyOf(section)
  const words = defined(['lead', 'body'].filter(unseen).map((field) => [field, section[field]] as const))
  return [
    ...(unseen('title') || Object.keys(words).length > 0 ? [{ kind: 'text', id, hidden: true, title, ...words }] : []),
    ...(unseen('items') ? [{ kind: 'entries', id: `${id}-liste`, hidden: true, title, items: section.items }] : []),
  ]
}

function callOf(call: unknown): Block[] {
  if (!isRecord(call) || !['title', 'text', 'label'].some((field) => isSaid(call[field]))) return []
  return [{ kind: 'callToAction', id: 'aufruf', hidden: !isSaid(call.title), ...call }]
}

function withUniqueIds(blocks: Block[]): Block[] {
  const taken = new Set<string>()
  return blocks.map((block) => {
    let { id } = block
    for (let count = 2; taken.has(id); count++) id = `${block.id}-${count}`
    taken.add(id)
    return { ...block, id }
  })
}

function defined(fields: (readonly [string, unknown])[]): Values {
  return Object.fromEntries(fields.filter(([, value]) => isSaid(value)))
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

function keyOf(section: Values): string {
  return String(section.key ?? '')
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
