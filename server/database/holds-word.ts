import { sql, type RawBuilder } from 'kysely'

/** Whether a column holds a word in one of its spellings. What people type is looked for as it is: % and _ are letters. */
export function holdsWord(column: string, ...spellings: readonly string[]): RawBuilder<boolean> {
  const patterns = new Set(spellings.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`))
  const conditions = [...patterns].map((pattern) => sql`${sql.ref(column)} like ${pattern} escape '\\'`)
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** Of no words every column holds each. */
export function holdsEach(column: string, words: readonly (readonly string[])[]): RawBuilder<boolean> {
  const conditions = words.map((spellings) => holdsWord(column, ...spellings))
  return conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`1 = 1`
}
