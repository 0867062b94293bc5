import type { Transaction } from 'kysely'
import type { ConsentContent, ConsentSettings } from '#shared/consent/consent.ts'
import { composeNotice } from '#shared/consent/consent-notice.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import type { SiteOptions } from '#shared/content/site-options.ts'
import { consentNoticeWords } from '#shared/messages/consent-notice.ts'
import { consentWords } from '#shared/messages/consent.ts'
import { offlineCopyService } from '#shared/offline/offline-copy.ts'
import { toRegisterCategories } from '#shared/consent/service-register.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import type { Log } from '#server/base/log.ts'
import { fingerprintsOf, raisesRevision, sha256, type Fingerprints } from './revision.ts'
import type { ServiceOrigins } from '#server/http/security-headers.ts'
import { originsOf } from './service-origins.ts'
import { readSiteOptions } from '#server/content/site-options.ts'

/** Everything that follows from the register of services, as it is now. */
export type Notice = {
  content: ConsentContent
  settings: ConsentSettings
  origins: ServiceOrigins
  services: RegisteredService[]
}
type Parts = { database: Database; store: PublishedReads; feed: ChangeFeed; log: Log; now: () => Date }

const sources = new Set(['registeredServices', 'pages', 'siteOptions', 'companyProfile', 'wordsCookies', '*'])

/**
 * The text that asks for consent and its revision. Each text is written down when it changes, before a page shows it,
 * so that the hash in the ledger always leads to what the visitor saw.
 */
export function openNotice({ database, store, feed, log, now }: Parts) {
  let known: Notice | undefined
  let loading: Promise<Notice> | undefined
  let version = 0

  async function load(): Promise<Notice> {
    const [registered, page, options, changed] = await Promise.all([
      store.list('registeredServices'),
      store.get('pages', 'cookies'),
      readSiteOptions(store),
      // A failure counts here: what is written down must be what is shown.
      store.document('wordsCookies'),
    ])
    const words = wordsFrom(consentNoticeWords, { ...changed })
    const { settings: title, categories: purposes } = wordsFrom(consentWords, { ...changed })
    const { consentMonths: months } = options.retention
    const offlineCopy = categoryOfOfflineCopy(registered, options)
    const services = registered.map((service) =>
      service.id === offlineCopyService ? { ...service, category: offlineCopy } : service,
    )
    const settings = page?.blocks.find((block) => block.kind === 'consentSettings')
    const banner = settings && { title: settings.bannerTitle, lead: settings.bannerText }
    const shown = {
      notice: composeNotice(services, banner, months, { words, purposes }),
      categories: toRegisterCategories(services, words),
    }
    const hash = sha256(JSON.stringify(shown))
    const revision = await writeDown(hash, fingerprintsOf(services), JSON.stringify(shown))
    return {
      content: { title, revision, hash, ...shown },
      settings: { revision, months, services: services.flatMap(gated), offlineCopy },
      origins: originsOf(services),
      services,
    }
  }

  async function writeDown(hash: string, services: Fingerprints, shown: string): Promise<number> {
    const unchanged = await newest(database.query)
    if (unchanged?.hash === hash) return unchanged.revision
    return inWriteTransaction(database, async (transaction) => {
      // Another process may have been faster.
      const last = await newest(transaction)
      if (last?.hash === hash) return last.revision
      const before = last && readFingerprints(last.services)
      // What nobody can read any more nobody has agreed to: visitors are asked again.
      const raised = before === undefined || raisesRevision(before, services)
      const revision = (last?.revision ?? 0) + (raised ? 1 : 0)
      await transaction
        .insertInto('consent_notices')
        .values({ revision, hash, services: JSON.stringify(services), shown, at: now().toISOString() })
        .execute()
      return revision
    })
  }

  function current(): Promise<Notice> {
    if (known) return Promise.resolve(known)
    const asked = version
    loading ??= load()
      .then((notice) => {
        if (asked === version) known = notice
        return notice
      })
      .finally(() => {
        if (asked === version) loading = undefined
      })
    return loading
  }

  const stop = feed.subscribe((changes) => {
    if (!changes.some(({ collection, audience }) => audience === 'public' && sources.has(collection))) return
    version++
    known = undefined
    loading = undefined
    current().catch((cause) => log.warn('consent notice unreadable', { cause }))
  })

  return { current, stop }
}

async function newest(query: Database['query'] | Transaction<Tables>) {
  return query.selectFrom('consent_notices').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst()
}

/** Necessary unless the owner ties it to consent (H22, J18); the register, the text that asks and the gate follow. */
function categoryOfOfflineCopy(
  services: RegisteredService[],
  options: Pick<SiteOptions, 'offlineCopyNeedsPreferences'>,
) {
  if (options.offlineCopyNeedsPreferences) return 'preferences'
  return services.find(({ id }) => id === offlineCopyService)?.category ?? 'necessary'
}

/** What the browser must know of a service; one that neither loads nor stores anything with consent is left out. */
function gated({ id, category, script, use, keys }: RegisteredService): ConsentSettings['services'] {
  const address = use === 'script' ? script : ''
  if (category === 'necessary' && address === '') return []
  return [{ id, category, script: address, keys: keys.map(({ name, storage }) => ({ name, storage })) }]
}

function readFingerprints(stored: string): Fingerprints | undefined {
  try {
    return JSON.parse(stored) as Fingerprints
  } catch {
    return undefined
  }
}
