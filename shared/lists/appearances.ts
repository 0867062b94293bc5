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

/**
 * What a list says about each item: where visitors find it, or why they do not. `items` are all of the collection in the
 * order that visitors see; of an item with a newer draft the draft's values count, which its publication makes true.
 */
export function describeAppearances(collection: string, items: readonly Listed[]): Map<string, string> {
  const counts = new Map<unknown, number>()
  const next = (key: unknown) => {
    const before = counts.get(key) ?? 0
    counts.set(key, before + 1)
    return before
  }
  return new Map(
    items.map(({ item, live, publishAt }) => {
      if (!live) return [item.id, publishAt === null ? words.draft : words.scheduled]
      const values: Values = item
      const place = { among: next('all'), amongSame: next(`same ${String(values.service ?? values.category ?? '')}`) }
      const { on, note } = appearsOn[collection]?.(values, place, item.id) ?? { on: [] }
      return [item.id, [on.length > 0 ? words.shown(on) : '', note].filter(Boolean).join(' · ')]
    }),
  )
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
