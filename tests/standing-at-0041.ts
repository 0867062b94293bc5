import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from '#server/base/config.ts'
import type { Place } from './databases.ts'

// What the last version before the baseline made: recorded by that version itself, never edited.

const folder = join(import.meta.dirname, 'standing-at-0041')
const dump = readFileSync(join(folder, 'sqlite.sql'), 'utf8')

/** The schema on PostgreSQL, as schema-lines.ts describes it. */
export const postgresSchema = readFileSync(join(folder, 'postgres.txt'), 'utf8').trim().split('\n')

/** The names of its migrations, 0001 to 0041. */
export const recordedNames = [...dump.matchAll(/^insert into "schema_migrations" .*\('(\d{4}-[^']+)'/gm)].map(
  ([, name]) => name!,
)

/** Puts a small site of that version into an empty SQLite place. */
export function putSiteAt0041({ environment }: Place): void {
  const file = new DatabaseSync(readConfig(environment).sqliteFile)
  file.exec(dump)
  file.close()
}
