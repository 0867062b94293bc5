import { findDefinition } from '#shared/content/index.ts'
import { choicesFor, offPagesIn, pagesOf, type ReferenceChoice } from '#shared/editing/choices.ts'
import { blankStart, startOf, type EditorStart } from '#shared/editing/start.ts'
import { noAcknowledgement } from '#shared/messages/mail.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/schema.ts'
import { copiedItem } from './rows.ts'
import { definitionOf, type ContentStore } from './store.ts'

type EditorTargets = {
  choices: Record<string, ReferenceChoice[]>
  itemPages: ReferenceChoice[]
  offPages: string[]
}
type Parts = { database: Database; store: ContentStore; config: Pick<Config, 'mail'> }

/** What the editor of one item needs beside the item itself. */
export function createEditorReads({ database, store, config }: Parts) {
  async function everything(): Promise<CopiedItem[]> {
    const rows = await database.query
      .selectFrom('documents')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('collection')
      .orderBy('sort_key')
      .execute()
    return rows.flatMap((row) => {
      const definition = findDefinition(row.collection)
      return definition ? [copiedItem(definition, row)] : []
    })
  }

  return {
    async item(name: string, id: string): Promise<EditorStart | undefined> {
      const working = await store.working(name, id)
      return working && startOf(working)
    },
    blank: (name: string): EditorStart => blankStart(definitionOf(name)),
    documentLabel(name: string): string | undefined {
      const definition = findDefinition(name)
      return definition?.kind === 'document' ? definition.label : undefined
    },
    /** What reference fields and links of the editor can point to. */
    async targets(name: string): Promise<EditorTargets> {
      const items = await everything()
      return { choices: choicesFor(name, items), itemPages: pagesOf(items), offPages: offPagesIn(items) }
    },
    /** Fields that this installation cannot follow, each with the reason. */
    locked(name: string): Record<string, string> {
      const { kind } = config.mail.route
      return name === 'siteOptions' && kind !== 'smtp' ? { acknowledgementMail: noAcknowledgement[kind] } : {}
    },
  }
}
