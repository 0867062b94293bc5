import { join } from 'node:path'
import { backupMessages } from '#shared/messages/backup.ts'
import type { SystemState } from '#shared/operations/operations.ts'
import { openBackups } from './backup/backups.ts'
import type { RenderFrom } from './backup/prove.ts'
import { createAssistant } from './chat/assistant.ts'
import { openVisitorChat } from './chat/chat.ts'
import { openUnansweredQuestions } from './questions/questions.ts'
import { startChores } from './chores.ts'
import type { Config } from './config.ts'
import { openConnections } from './connections/connections.ts'
import { openConsent } from './consent/consent.ts'
import { openContact } from './contact/contact.ts'
import { openChangeFeed } from './database/change-feed.ts'
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
import { openDiscovery } from './discovery/discovery.ts'
import { contentPart } from './exchange/content-part.ts'
import { openExchange } from './exchange/exchange.ts'
import { redirectPart } from './exchange/redirect-part.ts'
import { mediaPart } from './exchange/media-part.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { openIdentity } from './people/identity.ts'
import type { Log } from './log.ts'
import { openMail } from './inbox/mail.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openMedia } from './media/media.ts'
import { openLegalWatch } from './operations/legal-watch.ts'
import { createOperationReads } from './operations/operation-reads.ts'
import { createReadiness } from './operations/readiness.ts'
import { openMissingPages } from './redirects/missing-pages.ts'
import { openReplacements } from './replace/replacements.ts'
import { openRedirects } from './redirects/redirects.ts'
import { openPreferences } from './preferences/preferences.ts'
import { openPageViews } from './page-views/page-views.ts'
import type { MailConfig } from './settings/mail-config.ts'
import { resetsPerAddress } from './sign-in/limits.ts'
import { openSeenNews } from './help/seen-news.ts'
import { openSetup } from './setup/setup.ts'
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
  /** Does nothing by itself: no deliveries, no schedules. */
  still?: boolean
}

const minuteMs = 60_000

function isMailServer({ route, unreadable }: MailConfig): boolean {
  return route.kind === 'smtp' && !unreadable
}

/** Opens every part once and sets the chores going: the one list of what the server is made of. */
export async function openBackend({ config, database, log, now, cachedPages, renderFrom, still = false }: Given) {
  const feed = await openChangeFeed(database, log)
  const connections = await openConnections({ config, database, feed, log, now })
  const store = openContentStore(database, feed, now)
  const filled = openFilledContent(store, feed)
  const stopWarmUp = warmUp(store, log)
  const pageSwitch = openPageSwitch(store, feed)
  const search = openSearch(filled, feed, log, pageSwitch)
  const unanswered = openUnansweredQuestions(database, store, now)
  const mail = await openMail({ database, store: filled, config, connections, log, now })
  const contact = await openContact({ database, store, config, outbox: mail.outbox, now })
  const consent = await openConsent({ database, store: filled, feed, log, now })
  const pageViews = openPageViews(database, now)
  const media = await openMedia({ config, database, feed, log, now })
  const identity = openIdentity({
    config,
    database,
    log,
    now,
    providers: connections.providers,
    // A template of an EmailJS provider may have a recipient of its own, so links go by a mail server only.
    letters: { possible: () => isMailServer(connections.mail()), send: mail.send },
  })
  const trash = openTrash(database, feed, now)
  const snapshots = openSnapshots(database, feed, now)
  const previewLinks = openPreviewLinks(database, now)
  const redirects = openRedirects(database, feed, now)
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
  const backups = await openBackups({ config, database, feed, log, now, renderFrom, alarm })
  const recurring = [
    ...identity.chores,
    ...mail.chores,
    scheduleChore(database, store, log, now),
    tidyUp({ trash, snapshots, database, store, log, now }),
    ...consent.chores,
    ...pageViews.chores,
    missingPages.chore,
    replacements.chore,
    unanswered.chore,
    legalWatch.chore,
    ...media.chores,
    ...backups.chores,
  ]
  const chores = startChores(still ? [] : recurring, log, now)
  const metrics = openMetrics({ database, backups, chores, cachedPages })

  return {
    config,
    log,
    database,
    now,
    feed,
    connections,
    store,
    filled,
    editing: createEditingReads({ database, store, feed }),
    editor: createEditorReads({ store, feed, connections, pageSwitch }),
    trash,
    snapshots,
    previewLinks,
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
      now,
    }),
    resetLimit: createRateLimit({ ...resetsPerAddress, now }),
    chatLimit: createRateLimit({ limit: config.chat.perMinute, windowMs: minuteMs, now }),
    unanswered,
    mail,
    contact,
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
    media,
    backups,
    metrics,
    discovery: openDiscovery({ config, store, filled, pageSwitch, media, log, now }),
    exchange: openExchange(archived, join(config.mediaDir, 'imports'), now),
    operations: createOperationReads({
      config,
      database,
      store,
      feed,
      connections,
      identity,
      trash,
      snapshots,
      chores,
      cachedPages,
      backups,
    }),
    readiness: createReadiness(database, log, now),
    /** Finishes what is under way. */
    async close() {
      feed.close()
      metrics.close()
      stopWarmUp()
      connections.close()
      await identity.links.close()
      search.close()
      pageSwitch.close()
      consent.stop()
      await mail.close()
      await backups.close()
      await chores.stop()
      await pageViews.write().catch((cause) => log.warn('page views not written', { cause }))
      await missingPages.write().catch((cause) => log.warn('missing pages not written', { cause }))
      await media.close()
    },
  }
}
