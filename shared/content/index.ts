import { benefits } from './benefits.ts'
import { blogPosts } from './blog-posts.ts'
import { brand } from './brand.ts'
import { categories } from './categories.ts'
import { chat } from './chat.ts'
import { faqTopics, trainingFormats, trainingLevels } from './choices.ts'
import { companyProfile } from './company-profile.ts'
import type { AnyDefinition, Item } from './define.ts'
import { discovery } from './discovery.ts'
import { faq } from './faq.ts'
import { footer } from './footer.ts'
import { generalSettings } from './general-settings.ts'
import { headerMenu } from './header-menu.ts'
import { history } from './history.ts'
import { incidents } from './incidents.ts'
import { jobs } from './jobs.ts'
import { agb, barrierefreiheit, datenschutz, impressum } from './legal-texts.ts'
import { ownPages } from './own-pages.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { portfolio } from './portfolio.ts'
import { registeredServices } from './registered-services.ts'
import { services } from './services.ts'
import { siteOptions } from './site-options.ts'
import { stats } from './stats.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'
import { trainings } from './trainings.ts'
import { wordDocuments } from './words/word-documents.ts'

/** Everything the site can say, in the order of the admin area. Adding content starts here (docs/adding-content.md). */
export const collections = {
  blogPosts,
  categories,
  services,
  trainings,
  trainingFormats,
  trainingLevels,
  portfolio,
  testimonials,
  stats,
  history,
  benefits,
  team,
  faq,
  faqTopics,
  jobs,
  incidents,
  partners,
  pages,
  ownPages,
  registeredServices,
}

export const documents = {
  generalSettings,
  brand,
  companyProfile,
  headerMenu,
  footer,
  impressum,
  datenschutz,
  agb,
  barrierefreiheit,
  chat,
  discovery,
  ...wordDocuments,
  siteOptions,
}

export type CollectionName = keyof typeof collections
export type DocumentName = keyof typeof documents
export type ContentName = CollectionName | DocumentName
export type ItemOf<Name extends ContentName> = Item<(typeof collections & typeof documents)[Name]>

const registry: ReadonlyMap<string, AnyDefinition> = new Map(
  Object.entries<AnyDefinition>({ ...collections, ...documents }),
)

export const definitions: readonly AnyDefinition[] = [...registry.values()]

export function findDefinition(name: string): AnyDefinition | undefined {
  return registry.get(name)
}
