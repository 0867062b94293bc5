import type { AnyDefinition } from '#shared/content/define.ts'
import { definitions } from '#shared/content/index.ts'
import type { AreaChanges } from '#shared/exchange/exchange.ts'
import type { Backend } from '#server/backend.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { workingValues } from '#server/content/rows.ts'
import type { DocumentRow } from '#server/database/schema.ts'
import type { ArchivePart } from './archive-part.ts'
import { fromArchive, sameContent, toArchive } from './archived-item.ts'
import type { ZipFile } from './zip-reader.ts'

const folder = 'content/'
const examplesShown = 3

/** Every collection and document, one JSON file each; the trash stays behind. */
export function contentPart({ database, snapshots }: Pick<Backend, 'database' | 'snapshots'>): ArchivePart {
  const rowsOf = (name: string) =>
    database.query
      .selectFrom('documents')
      .selectAll()
      .where('collection', '=', name)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()

  return {
    folder,
    async *write() {
      for (const { name } of definitions) {
        const items = (await rowsOf(name)).map(toArchive)
        yield { name: `${folder}${name}.json`, bytes: Buffer.from(JSON.stringify(items, null, 2)) }
      }
    },

    preview({ file }) {
      return Promise.all(
        definitionsIn(file).map(async (definition) =>
          compare(
            definition,
            await rowsOf(definition.name),
            fromArchive(definition, await contentOf(file, definition)),
          ),
        ),
      )
    },

    async restore({ file }, areas, by) {
      const chosen = definitionsIn(file).filter(({ name }) => areas.includes(name))
      const rows = await Promise.all(
        chosen.map(async (definition) => fromArchive(definition, await contentOf(file, definition))),
      )
      const names = chosen.map(({ name }) => name)
      const { snapshot } = await snapshots.replace(names, rows.flat(), { by })
      return { imported: rows.flat().length, snapshot }
    },
  }
}

function definitionsIn(file: ZipFile): AnyDefinition[] {
  return definitions.filter(({ name }) => file.names.has(`${folder}${name}.json`))
}

async function contentOf(file: ZipFile, { name }: AnyDefinition): Promise<string> {
  return (await file.read(`${folder}${name}.json`))?.toString() ?? '[]'
}

function compare(definition: AnyDefinition, existing: DocumentRow[], archived: DocumentRow[]): AreaChanges {
  const before = new Map(existing.map((row) => [row.id, row]))
  const after = new Set(archived.map(({ id }) => id))
  const added = archived.filter(({ id }) => !before.has(id))
  const known = archived.flatMap((row) => {
    const old = before.get(row.id)
    return old ? [{ row, same: sameContent(old, row) }] : []
  })
  const changed = known.filter(({ same }) => !same).map(({ row }) => row)
  const removed = existing.filter(({ id }) => !after.has(id))
  return {
    name: definition.name,
    area: typeof definition.label === 'string' ? definition.label : definition.label.many,
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    same: known.length - changed.length,
    examples: [...added, ...changed, ...removed].slice(0, examplesShown).map((row) => nameOf(definition, row)),
  }
}

function nameOf(definition: AnyDefinition, row: DocumentRow): string {
  return definition.kind === 'document' ? definition.label : titleOf(definition, workingValues(definition, row))
}
