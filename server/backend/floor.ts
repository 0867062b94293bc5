import type { SystemState } from '#shared/operations/operations.ts'
import type { RenderFrom } from '#server/backup/prove.ts'
import type { Chore } from '#server/base/chores.ts'
import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import { runAlone } from '#server/database/run-alone.ts'
import type { Database } from '#server/database/schema.ts'
import type { ReadOwnPage } from '#server/self-test/self-test.ts'

/** Some parts of the server that are opened together. A floor gets those below it and knows none above. */
export type Floor = {
  /** What the backend has of it. */
  parts: object
  chores: Chore[]
  /** Ends what it does by itself, upper floors first. */
  close?(): Promise<void>
  /** The rest, once no chore runs any more. */
  finish?(): Promise<void>
}

/** What the backend is opened with. */
export type BackendOptions = {
  config: Config
  database: Database
  log: Log
  now: () => Date
  cachedPages: () => SystemState['cachedPages']
  /** Renders a page of this site from another database. */
  renderFrom: RenderFrom
  /** Renders a page of this site as visitors get it. */
  readOwnPage: ReadOwnPage
  /** Whether the server itself answers at a path, whatever pages there are. */
  isReserved(path: string): boolean
  /** Does nothing by itself: no deliveries, no schedules. */
  still?: boolean
  /** How long chores leave the start to visitors. */
  quietMs?: number
}

/** Chores that one node does for all. */
export function forAllNodes(database: Database, chores: Chore[]): Chore[] {
  return chores.map((chore) => ({ ...chore, work: () => runAlone(database, chore.name, chore.work) }))
}
