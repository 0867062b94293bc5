import { createChores } from '#server/base/chores.ts'
import { createDurations } from '#server/base/durations.ts'
import { openConnections } from '#server/connections/connections.ts'
import { openChangeFeed } from '#server/database/change-feed.ts'
import { checkNightly } from '#server/database/check-nightly.ts'
import { createRenderLimits } from '#server/http/render-limits.ts'
import { forgetCountedCalls } from '#server/http/shared-limit.ts'
import { openMoveLock } from '#server/move/move-lock.ts'
import { createReadiness } from '#server/operations/readiness.ts'
import { openPreferences } from '#server/preferences/preferences.ts'
import { forAllNodes, type BackendOptions, type Floor } from './floor.ts'

export type BaseFloor = Awaited<ReturnType<typeof openBaseFloor>>

const hourMs = 3_600_000

/** What every other floor stands on: settings, database, its news, chores, outside services. */
export async function openBaseFloor({ config, database, log, now, quietMs }: BackendOptions) {
  const feed = await openChangeFeed(database, log)
  const common = { config, database, feed, log, now }
  const moveLock = await openMoveLock(common)
  const connections = await openConnections(common)
  const forgetting = { name: 'forget counted calls', everyMs: hourMs, work: () => forgetCountedCalls(database, now()) }
  return {
    parts: {
      ...common,
      moveLock,
      connections,
      renderLimits: createRenderLimits({ perMinute: config.rendersPerMinute, now }),
      preferences: openPreferences(database),
      readiness: createReadiness(database, log, now),
    },
    common,
    /** Those of all floors, once they are started. */
    running: createChores(log, now, quietMs),
    /** Of the object store, where there is one. */
    storeTimes: config.objectStorage || config.backup.objectStorage ? createDurations() : undefined,
    chores: [...forAllNodes(database, [forgetting]), checkNightly(database, log, now)],
    async close() {
      connections.close()
    },
  } satisfies Floor & Record<string, unknown>
}
