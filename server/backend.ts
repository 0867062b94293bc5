import { join } from 'node:path'
import { alarmMessages } from '#shared/messages/alarms.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import type { SystemState } from '#shared/operations/operations.ts'
import { openAccessibility } from './accessibility/accessibility.ts'
import { openAlarms } from './alarms/alarms.ts'
import { openBackups } from './backup/backups.ts'
import { inSteps } from './backup/replace-database.ts'
import type { RenderFrom } from './backup/prove.ts'
import { createAssistant } from './chat/assistant.ts'
import { openVisitorChat } from './chat/chat.ts'
import { openUnansweredQuestions } from './questions/questions.ts'
import { startChores, type Chore } from './base/chores.ts'
import type { Config } from './base/config.ts'
import { openConnections } from './connections/connections.ts'
import { openConsent } from './consent/consent.ts'
import { openContact } from './contact/contact.ts'
import { openChangeFeed } from './database/change-feed.ts'
import { checkNightly } from './database/check-nightly.ts'
import { runAlone } from './database/run-alone.ts'
import { createEditingReads } from './content/editing-reads.ts'
import { createEditorReads } from './content/editor-reads.ts'
import { openPageSwitch } from './content/page-switch.ts'
import { openPast } from './content/past.ts'
import { openPresence } from './content/presence.ts'
import { openPreviewLinks } from './content/preview-links.ts'
import { openReviews } from './content/reviews.ts'
import { scheduleChore } from './content/schedule.ts'
import { openSnapshots } from './content/snapshots.ts'
import { openFilledContent } from './content/filled-content.ts'
import { openContentStore } from './content/store.ts'
import { tidyUp } from './content/tidy-up.ts'
import { openTrash } from './content/trash.ts'
import { warmUp } from './content/warm-up.ts'
import type { Database } from './database/schema.ts'
import { openAnnouncements } from './discovery/announce.ts'
import { openDiscovery } from './discovery/discovery.ts'
import { createListeners } from './discovery/listeners.ts'
import { openCdnPurge } from './discovery/purge-cdn.ts'
import { contentPart } from './exchange/content-part.ts'
import { openExchange } from './exchange/exchange.ts'
import { redirectPart } from './exchange/redirect-part.ts'
import { mediaPart } from './exchange/media-part.ts'
import { createRenderLimits } from './http/render-limits.ts'
import { forgetCountedCalls, openSharedLimit } from './http/shared-limit.ts'
import { openIdentity } from './people/identity.ts'
import { createDurations } from './base/durations.ts'
import type { Log } from './base/log.ts'
import { openMail } from './inbox/mail.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openTraces } from './metrics/traces.ts'
import { openMedia } from './media/media.ts'
import { readOpenUploads } from './media/read-open-uploads.ts'
import { openMoveLock } from './move/move-lock.ts'
import { openLegalWatch } from './operations/legal-watch.ts'
import { createOperationReads } from './operations/operation-reads.ts'
import { createReadiness } from './operations/readiness.ts'
import { openMissingPages } from './redirects/missing-pages.ts'
import { openReplacements } from './replace/replacements.ts'
import { openRedirects } from './redirects/redirects.ts'
import { carryErasures } from './personal-data/erasures.ts'
import { openPersonalData } from './personal-data/personal-data.ts'
import { openPreferences } from './preferences/preferences.ts'
import { openPageViews } from './page-views/page-views.ts'
import { isMailServer } from './base/settings/mail-config.ts'
import { resetsPerAddress } from './sign-in/limits.ts'
import { openSeenNews } from './help/seen-news.ts'
import { carrySubscriptionEnds } from './status/end-subscription.ts'
import { followIncidents } from './status/follow-incidents.ts'
import { openSubscribers } from './status/subscribers.ts'
import { tellSubscribers } from './status/tell-subscribers.ts'
import { openTravel } from './travel/travel.ts'
import { openSetup } from './setup/setup.ts'
import { openSiteSecurity } from './site-security/site-security.ts'
import { openSelfTest, type ReadOwnPage } from './self-test/self-test.ts'
import { openSearch } from './search/open-search.ts'

/** The opened parts of the server; handlers of the API get all of them, pages what page-backend.ts names. */
export type Backend = Awaited<ReturnType<typeof openBackend>>
type Given = {
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

const minuteMs = 60_000
/** What a restore must not take back: people who wanted to be forgotten, and subscribers who left. */
export const carryOver = inSteps(carryErasures, carrySubscriptionEnds)

/** Opens every part once and sets the chores going: the one list of what the server is made of. */
export async function openBackend(given: Given) {
  const { config, database, log, now, cachedPages, renderFrom, readOwnPage, isReserved, still = false, quietMs } = given
  const feed = await openChangeFeed(database, log)
  const common = { config, database, feed, log, now }
  const moveLock = await openMoveLock(common)
  const connections = await openConnections(common)
  const store = openContentStore(database, feed, now)
  const filled = openFilledContent(store, feed)
  const stopWarmUp = warmUp(store, log)
  const pageSwitch = openPageSwitch(store, feed)
  const published = { ...filled, catalogue: store.catalogue, idAt: store.idAt }
  const accessibility = openAccessibility({ ...common, paths: () => discovery.pagePaths() })
  const measured = { accessibility: accessibility.last, siteSecurity: () => siteSecurity.last(), now }
  const search = openSearch(filled, feed, log, pageSwitch, measured)
  const unanswered = openUnansweredQuestions({ database, store, search, now })
  const mail = await openMail({ database, store: filled, config, connections, log, now })
  const contact = await openContact({ database, store, config, outbox: mail.outbox, now })
  const subscribers = openSubscribers({ ...common, store: filled, outbox: mail.outbox, offered: mail.reachesVisitors })
  const consent = await openConsent({ database, store: filled, feed, log, now })
  const pageViews = openPageViews(database, now)
  const renderLimits = createRenderLimits({ perMinute: config.rendersPerMinute, now })
  const storeTimes = config.objectStorage || config.backup.objectStorage ? createDurations() : undefined
  const media = await openMedia({ ...common, storeTimes })
  const identity = openIdentity({
    ...common,
    providers: connections.providers,
    // A template of an EmailJS provider may have a recipient of its own, so links go by a mail server only.
    letters: { possible: () => isMailServer(connections.mail()), send: mail.send },
  })
  const trash = openTrash(database, feed, now)
  const snapshots = openSnapshots(database, feed, now)
  const previewLinks = openPreviewLinks(database, now)
  const redirects = openRedirects({ database, feed, now, isReserved })
  // Media first: what is lost between the two leaves pictures without pages, never pages without pictures.
  const archived = [mediaPart({ media, log }), contentPart({ database, snapshots }), redirectPart(redirects)]
  const missingPages = openMissingPages(database, now)
  const replacements = openReplacements(database, feed, now)
  const setup = openSetup({
    database,
    store,
    feed,
    sendsMail: () => connections.mail().route.kind !== 'none',
    hasSecondFactor: identity.accounts.hasSecondFactor,
    replacements,
    now,
  })
  const legalWatch = openLegalWatch({ store, feed, log, now })
  const alarm = (text: string) => mail.alarm(backupMessages.alarmSender, text)
  const backups = await openBackups({ ...common, renderFrom, alarm, carryOver, storeTimes })
  const metrics = openMetrics({
    ...common,
    storeTimes,
    backups,
    chores: { states: () => chores.states() },
    cachedPages,
    renderLoad: renderLimits.load,
    still,
  })
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
  /** Once for all nodes. */
  const alone = (chore: Chore): Chore => ({ ...chore, work: () => runAlone(database, chore.name, chore.work) })
  const personalData = openPersonalData({ database, store, feed, log, now })
  const selfTest = openSelfTest({ ...common, store: published, paths: accessibility.paths, readOwnPage })
  const siteSecurity = openSiteSecurity({ ...common, store: published, pageSwitch, selfTest, backups, readOwnPage })
  const announcements = openAnnouncements({
    database,
    listeners: async () => createListeners(config, database, await store.document('discovery')),
    log,
    now,
  })
  const recurring = [
    ...identity.chores,
    ...mail.chores,
    ...[
      scheduleChore(database, store, log, now),
      tidyUp({ trash, snapshots, database, store, log, now }),
      ...consent.chores,
      replacements.chore,
      unanswered.chore,
      { name: 'forget counted calls', everyMs: 60 * minuteMs, work: () => forgetCountedCalls(database, now()) },
      alarms.chore,
      personalData.chore,
      followIncidents({ database, store, feed, now }),
      tellSubscribers({ database, store: filled, outbox: mail.outbox, now }),
      subscribers.chore,
    ].map(alone),
    checkNightly(database, log, now),
    metrics.days.chore,
    ...pageViews.chores,
    missingPages.chore,
    legalWatch.chore,
    selfTest.chore,
    siteSecurity.chore,
    ...media.chores,
    ...backups.chores,
    announcements.chore,
  ]
  const discovery = openDiscovery({ config, database, store, filled, pageSwitch, media, log, now })
  const cdn = openCdnPurge({ config, pages: discovery.pagePaths, log })
  const chores = startChores(still ? [] : recurring, log, now, quietMs)
  const watched = { ...common, chores, cachedPages, backups }

  return {
    config,
    log,
    database,
    now,
    feed,
    moveLock,
    connections,
    store,
    filled,
    editing: createEditingReads({ database, store, feed }),
    editor: createEditorReads({ config, store, feed, connections, pageSwitch }),
    trash,
    snapshots,
    previewLinks,
    travel: openTravel({ database, store, feed, previewLinks, names: identity.names, now }),
    presence: openPresence(database, now),
    past: openPast(database),
    reviews: openReviews(database, feed, now),
    pageSwitch,
    search,
    chat: openVisitorChat({
      webhook: connections.webhook,
      log,
      store: filled,
      assistant: createAssistant({ search, store: filled, now }),
      unanswered,
      inTurn: renderLimits.run,
      now,
    }),
    renderLimits,
    resetLimit: openSharedLimit({ database, name: 'resets', ...resetsPerAddress, now }),
    chatLimit: openSharedLimit({ database, name: 'chat', limit: config.chat.perMinute, windowMs: minuteMs, now }),
    unanswered,
    mail,
    contact,
    subscribers,
    identity,
    consent,
    pageViews,
    redirects,
    missingPages,
    replacements,
    setup,
    preferences: openPreferences(database),
    seenNews: openSeenNews(database, now),
    legalWatch,
    personalData,
    accessibility,
    selfTest,
    siteSecurity,
    media,
    openUploads: () => readOpenUploads({ open: media.uploads.open, names: identity.names }),
    backups,
    metrics,
    traces,
    announcements,
    discovery,
    cdn,
    exchange: openExchange(archived, join(config.mediaDir, 'imports'), now),
    operations: createOperationReads({ ...watched, store, connections, identity, trash, snapshots }),
    readiness: createReadiness(database, log, now),
    /** Finishes what is under way. */
    async close() {
      feed.close()
      await metrics.days.write().catch((cause) => log.warn('daily figures not written', { cause }))
      metrics.close()
      await traces?.close()
      stopWarmUp()
      await cdn.close()
      connections.close()
      await identity.close()
      search.close()
      pageSwitch.close()
      consent.stop()
      await mail.close()
      await backups.close()
      await selfTest.close()
      await chores.stop()
      await pageViews.write().catch((cause) => log.warn('page views not written', { cause }))
      await missingPages.write().catch((cause) => log.warn('missing pages not written', { cause }))
      await media.close()
    },
  }
}
