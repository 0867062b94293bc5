import { checkLegal } from '#shared/legal/check-legal.ts'
import type { LegalFinding, LegalPlace, WatchedSite } from '#shared/legal/rules/rule.ts'
import { collections, documents } from '#shared/content/index.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import type { Chore } from '#server/base/chores.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Log } from '#server/base/log.ts'

type Parts = {
  store: Pick<ContentStore, 'catalogue' | 'document' | 'list'>
  feed: Pick<ChangeFeed, 'read'>
  log: Log
  now: () => Date
}
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const watchedCollections = ['pages', 'services', 'faq'] as const
const watchedDocuments = ['footer', 'generalSettings'] as const

/** Looks at what is public with the rules of shared/legal/rules: whenever somebody asks, and every day for the log. */
export function openLegalWatch({ store, feed, log, now }: Parts) {
  async function findings(): Promise<LegalFinding[]> {
    const site = await readSite()
    return site ? checkLegal(site) : []
  }

  /** Undefined where a legal text or the profile is not public, as on a site that is being set up. */
  async function readSite(): Promise<WatchedSite | undefined> {
    const [company, impressum, datenschutz, agb, barrierefreiheit, services, others] = await Promise.all([
      store.document('companyProfile'),
      store.document('impressum'),
      store.document('datenschutz'),
      store.document('agb'),
      store.document('barrierefreiheit'),
      store.list('registeredServices'),
      readOthers(),
    ])
    if (!company || !impressum || !datenschutz || !agb || !barrierefreiheit) return undefined
    await feed.read()
    await store.catalogue.upToDate()
    const hasPosts = store.catalogue
      .shelf('blogPosts')
      .inOrder.some(({ state }) => state === 'published' || state === 'changed')
    const texts = { impressum, datenschutz, agb, barrierefreiheit }
    return { now: now(), company, texts, services, hasPosts, others }
  }

  async function readOthers(): Promise<WatchedSite['others']> {
    const lists = await Promise.all(
      watchedCollections.map(async (collection) =>
        (await store.list(collection)).map((item) => ({
          place: { collection, id: item.id, label: titleOf(collections[collection], item) } satisfies LegalPlace,
          text: JSON.stringify(item),
        })),
      ),
    )
    const single = await Promise.all(
      watchedDocuments.map(async (name) => ({
        place: { collection: name, id: name, label: documents[name].label } satisfies LegalPlace,
        text: JSON.stringify((await store.document(name)) ?? ''),
      })),
    )
    return [...lists.flat(), ...single]
  }

  const chore: Chore = {
    name: 'check legal texts',
    everyMs: dayMs,
    firstAfterMs: minuteMs,
    async work() {
      const found = await findings()
      const errors = found.filter(({ level }) => level === 'error').length
      log.info('legal texts checked', { errors, hints: found.length - errors, rules: rulesOf(found) })
    },
  }
  return { findings, chore }
}

function rulesOf(found: LegalFinding[]): string {
  return [...new Set(found.map(({ rule }) => rule))].join(' ')
}
