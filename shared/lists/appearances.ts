import { pageAddress } from '#shared/addresses/item-address.ts'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import { appearanceMessages as words } from '#shared/messages/appearances.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import { topicPages, type Topic } from '#shared/services/topic-pages.ts'
import type { Values } from '#shared/editing/values.ts'

type Listed = Pick<CopiedItem, 'item' | 'live' | 'publishAt'>
/** How many visitors see before it, among all and among those that share its service or category. */
type Place = { among: number; amongSame: number }
type Appearance = { on: string[]; note?: string }
type AppearsOn = (values: Values, place: Place, id: string) => Appearance

/** What the rules below look at. */
export const appearanceFields = ['service', 'category', 'topic', 'ownPage']

const labels = new Map(sitePages.map(({ value, label }) => [value, label]))
const pageAt = (path: string) => labels.get(path) ?? path
const home = pageAt(paths.home())
const about = pageAt(paths.about())
const everywhere = (...pages: string[]) => {
  const on = pages.map(pageAt)
  return () => ({ on })
}

/** The pages that show an item, by collection, with the blocks that they came with; what owners made of them is not asked. */
const appearsOn: Record<string, AppearsOn> = {
  blogPosts: ({ category }, { among, amongSame }) => ({
    on: [
      ...(among < shownCounts.homePosts ? [home] : []),
      pageAt(paths.blog()),
      ...topicsOf((topic) => amongSame < shownCounts.topicPosts && topic.category === category),
    ],
  }),
  categories: () => ({ on: [], note: words.categoryWithPosts }),
  services: ({ ownPage }) => ({ on: [home, ownPage ? pageAt(String(ownPage)) : words.servicePage] }),
  trainings: everywhere(paths.training()),
  trainingFormats: everywhere(paths.training()),
  trainingLevels: everywhere(paths.training()),
  faqTopics: everywhere(paths.faq()),
  portfolio: ({ service }, { amongSame }) => ({
    on: [
      pageAt(paths.portfolio()),
      words.ownPage,
      ...(amongSame < shownCounts.topicProjects ? servicePages(service) : []),
    ],
  }),
  testimonials: ({ service }, { among, amongSame }) => {
    const onHome = among < shownCounts.homeTestimonials
    const on = [...(onHome ? [home] : []), ...(amongSame === 0 ? servicePages(service) : [])]
    return on.length > 0 ? { on } : { on, note: words.onlyFirst(shownCounts.homeTestimonials) }
  },
  stats: everywhere(paths.home(), paths.about()),
  history: everywhere(paths.home(), paths.about()),
  benefits: everywhere(paths.about()),
  team: (_values, { among }) => ({
    on: [pageAt(paths.team()), ...(among < shownCounts.teamFaces ? [words.teamDialog, about] : [])],
  }),
  faq: ({ topic }) => {
    const pages = topicsOf(({ questions }) => questions === topic)
    return { on: [pageAt(paths.faq()), ...pages], ...(pages.length === 0 && { note: words.topicWithoutPage }) }
  },
  jobs: () => ({ on: [pageAt(paths.career()), pageAt(paths.team()), words.ownPage] }),
  partners: everywhere(paths.partners()),
  incidents: everywhere(paths.status()),
  ownPages: () => ({ on: [words.ownPage] }),
  pages: (_values, _place, id) => ({ on: [pageAt(pageAddress(id) ?? words.sharedTexts)] }),
  registeredServices: everywhere(paths.cookies(), paths.datenschutz()),
}

/** Whoever has as many before it stands on no page that shows only the first. */
const mostShown = Math.max(...Object.values(shownCounts))

/**
 * What a list says about the items asked for: where visitors find them, or why they do not. `items` are all of the collection
 * in the order that visitors see, and looked at as far as need be; of an item with a newer draft the draft's values count,
 * which its publication makes true.
 */
export function describeAppearances(
  collection: string,
  items: Iterable<Listed>,
  asked: readonly Listed[],
): Map<string, string> {
  const told = new Map<string, string>()
  const open = new Map<unknown, Map<string, Listed>>()
  for (const one of asked) {
    if (!one.live) told.set(one.item.id, one.publishAt === null ? words.draft : words.scheduled)
    else open.set(kindOf(one), (open.get(kindOf(one)) ?? new Map<string, Listed>()).set(one.item.id, one))
  }
  const same = new Map<unknown, number>()
  let among = 0
  for (const one of items) {
    if (open.size === 0) break
    if (!one.live) continue
    const kind = kindOf(one)
    const place = { among: among++, amongSame: same.get(kind) ?? 0 }
    same.set(kind, place.amongSame + 1)
    const alike = open.get(kind)
    // All that come later are told the same.
    const known = place.amongSame < mostShown ? [alike?.get(one.item.id)] : [...(alike?.values() ?? [])]
    for (const { item } of known.filter((other) => other !== undefined)) {
      told.set(item.id, appearance(collection, item, place))
      alike!.delete(item.id)
    }
    if (alike?.size === 0) open.delete(kind)
  }
  return told
}

function kindOf({ item }: Listed): unknown {
  const values: Values = item
  return values.service ?? values.category ?? ''
}

function appearance(collection: string, item: Listed['item'], place: Place): string {
  const { on, note } = appearsOn[collection]?.(item, place, item.id) ?? { on: [] }
  return [on.length > 0 ? words.shown(on) : '', note].filter(Boolean).join(' · ')
}

function topicsOf(isMeant: (topic: Topic) => boolean): string[] {
  return Object.values<Topic>(topicPages)
    .filter(isMeant)
    .map(({ path }) => pageAt(path))
}

function servicePages(service: unknown): string[] {
  if (!service) return []
  const topics = topicsOf((topic) => topic.service === service)
  return topics.length > 0 ? topics : [words.servicePage]
}
