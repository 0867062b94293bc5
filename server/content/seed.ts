import { definitions } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { addMissingDefaults, importDefaults } from './import-defaults.ts'

/**
 * Fills what was never filled. A mark per collection keeps an owner who empties one on purpose from getting the demo
 * content back at the next start (J15). Safe when two nodes start together: writers take turns.
 */
export async function seed(database: Database, at: string): Promise<string[]> {
  const marks = await database.query.selectFrom('seed_marks').select('collection').execute()
  const marked = new Set(marks.map(({ collection }) => collection))
  const seeded: string[] = []
  for (const definition of definitions) {
    if (!marked.has(definition.name)) {
      if (await seedOne(database, definition, at)) seeded.push(definition.name)
    } else if (definition.kind === 'collection' && definition.fixed) {
      const added = await inWriteTransaction(database, (transaction) =>
        addMissingDefaults({ definition, transaction, at, by: 'system' }),
      )
      if (added.length > 0) seeded.push(definition.name)
    }
  }
  return seeded
}

function seedOne(database: Database, definition: AnyDefinition, at: string): Promise<boolean> {
  return inWriteTransaction(database, async (transaction) => {
    const mark = await transaction
      .insertInto('seed_marks')
      .values({ collection: definition.name, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(mark.numInsertedOrUpdatedRows ?? 0) === 0) return false
    const anyDocument = await transaction
      .selectFrom('documents')
      .select('id')
      .where('collection', '=', definition.name)
      .limit(1)
      .executeTakeFirst()
    if (anyDocument) return false
    await importDefaults({ definition, transaction, at, by: 'system' })
    return true
  })
}
