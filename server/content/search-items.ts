import type { FoundItem } from '#shared/lists/admin-list.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import { documentArea, type ItemWords } from './item-words.ts'

const mostFound = 12

/** Newest values that have every word, drafts included; those with a word in the title come first. */
export async function searchItems(words: ItemWords, question: string, role: Role): Promise<FoundItem[]> {
  const isMeant = (definition: AnyDefinition) => mayUse({ role }, rightToDraft(definition))
  const found = await words.items(question, isMeant, mostFound)
  return found.map(({ definition, id, title }) => ({
    collection: definition.name,
    id,
    title,
    area: definition.kind === 'document' ? documentArea : definition.label.one,
    document: definition.kind === 'document',
  }))
}
