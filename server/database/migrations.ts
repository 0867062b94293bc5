import type { Kysely } from 'kysely'
import { createBaseline } from './baseline/create-baseline.ts'
import { hashSessions } from './hash-sessions.ts'
import { createSearchTextTable } from './search-text-table.ts'
import { createRequiredFactorTable } from './required-factor-table.ts'
import type { Engine } from './engine.ts'
import { storeTodaysForms } from './store-todays-forms.ts'

export type Migration = { name: string; up(query: Kysely<unknown>, engine: Engine): Promise<void> }

/**
 * A name that ends so promises that the version before works on: nothing that it reads or writes has changed, and what is
 * new it may leave empty. So it may be started again, and nodes may be replaced one after the other (migrate.ts).
 */
export const onlyAdds = '+'

/** The schema of 1.0.0. It has the name of the last migration before it, so a database that stands there has it already. */
export const baselineName = '0041-due+'

/** Runs in this order on both engines; what has been released is never edited, only followed by another one. */
export const migrations: Migration[] = [
  { name: baselineName, up: createBaseline },
  { name: '0042-hashed-sessions', up: hashSessions },
  { name: '0043-required-second-factors+', up: createRequiredFactorTable },
  { name: '0044-search-text+', up: createSearchTextTable },
  { name: '0045-todays-forms+', up: storeTodaysForms },
]
