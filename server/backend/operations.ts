import { alarmMessages } from '#shared/messages/alarms.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import { openAccessibility } from '#server/accessibility/accessibility.ts'
import { openAlarms } from '#server/alarms/alarms.ts'
import { openBackups } from '#server/backup/backups.ts'
import { openAnnouncements } from '#server/discovery/announce.ts'
import { openDiscovery } from '#server/discovery/discovery.ts'
import { createListeners } from '#server/discovery/listeners.ts'
import { openCdnPurge } from '#server/discovery/purge-cdn.ts'
import { openMetrics } from '#server/metrics/metrics.ts'
import { openTraces } from '#server/metrics/traces.ts'
import { openLegalWatch } from '#server/operations/legal-watch.ts'
import { createOperationReads } from '#server/operations/operation-reads.ts'
import { openSelfTest } from '#server/self-test/self-test.ts'
import { openSiteSecurity } from '#server/site-security/site-security.ts'
import type { BaseFloor } from './base.ts'
import { carryOver } from './carry-over.ts'
import type { ContentFloor } from './content.ts'
import { forAllNodes, type BackendOptions, type Floor } from './floor.ts'
import type { InboxFloor } from './inbox.ts'
import type { PeopleFloor } from './people.ts'

export type OperationsFloor = Awaited<ReturnType<typeof openOperationsFloor>>

/** How the site goes: what it keeps, measures and tells of itself. */
export async function openOperationsFloor(
  { common, parts: { connections, renderLimits }, running: chores, storeTimes }: BaseFloor,
  { published, parts: { store, filled, pageSwitch, media, trash, snapshots } }: ContentFloor,
  { parts: { mail } }: InboxFloor,
  { parts: { identity } }: PeopleFloor,
  { cachedPages, renderFrom, readOwnPage, still = false }: BackendOptions,
) {
  const { config, database, feed, log, now } = common
  const discovery = openDiscovery({ config, database, store, filled, pageSwitch, media, log, now })
  const cdn = openCdnPurge({ config, pages: discovery.pagePaths, log })
  const listeners = async () => createListeners(config, database, await store.document('discovery'))
  const announcements = openAnnouncements({ database, listeners, log, now })
  const alarm = (text: string) => mail.alarm(backupMessages.alarmSender, text)
  const backups = await openBackups({ ...common, renderFrom, alarm, carryOver, storeTimes })
  const accessibility = openAccessibility({ ...common, paths: discovery.pagePaths })
  const selfTest = openSelfTest({ ...common, store: published, paths: discovery.pagePaths, readOwnPage })
  const siteSecurity = openSiteSecurity({ ...common, store: published, pageSwitch, selfTest, backups, readOwnPage })
  const legalWatch = openLegalWatch({ store, feed, log, now })
  const renderLoad = renderLimits.load
  const metrics = openMetrics({ ...common, storeTimes, backups, chores, cachedPages, renderLoad, still })
  const traces = config.traces && openTraces(config.traces, config.outbound.tracesMs, log)
  const alarms = openAlarms({
    config,
    database,
    backups,
    providers: connections.providers,
    now,
    securityTxt: async () => siteSecurity.report(),
    tell: (text) => mail.alarm(alarmMessages.sender, text),
  })
  const watched = { ...common, chores, cachedPages, backups }
  return {
    parts: {
      discovery,
      cdn,
      announcements,
      backups,
      accessibility,
      selfTest,
      siteSecurity,
      legalWatch,
      metrics,
      traces,
      operations: createOperationReads({ ...watched, store, connections, identity, trash, snapshots }),
    },
    chores: [
      ...forAllNodes(database, [alarms.chore]),
      metrics.days.chore,
      legalWatch.chore,
      selfTest.chore,
      siteSecurity.chore,
      ...backups.chores,
      announcements.chore,
    ],
    async close() {
      await metrics.days.write().catch((cause) => log.warn('daily figures not written', { cause }))
      metrics.close()
      await traces?.close()
      await cdn.close()
      await backups.close()
      await selfTest.close()
    },
  } satisfies Floor
}
