import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'

/** What the item is called while it is edited. */
export function editorTitle(definition: AnyDefinition, values: Record<string, unknown>, isNew: boolean): string {
  if (definition.kind === 'document') return definition.label
  const title = String(values[definition.title] ?? '').trim()
  return title || (isNew ? words.newItem(definition.label.one) : words.untitled)
}

/** Where the editor was opened from. */
export function backTo(definition: AnyDefinition): string {
  if (definition.kind === 'collection') return adminPaths.list(definition.name)
  return definition.part === 'words' ? adminPaths.words() : adminPaths.dashboard()
}
