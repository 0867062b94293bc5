import { adminPaths } from '#shared/admin-paths.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import { collections } from '#shared/content/index.ts'
import { mayUse, rightToWrite, type Right, type Role } from '#shared/identity.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import type { IconName } from '#ui/icon/icon.tsx'

export type SectionGroup = keyof typeof adminMessages.groups
export type Section = {
  label: string
  icon: IconName
  path: string
  right: Right
  /** Without one it stands alone at the top. */
  group?: SectionGroup
  /** The collection it lists, for its number of items. */
  collection?: string
  /** What a new item is called, where people can add some. */
  adds?: string
}

const icons: Record<string, IconName> = {
  blogPosts: 'document',
  categories: 'tag',
  services: 'footer',
  trainings: 'book',
  portfolio: 'briefcase',
  testimonials: 'quote',
  stats: 'bar-chart',
  history: 'clock',
  benefits: 'check',
  team: 'users',
  faq: 'chat',
  jobs: 'user',
  partners: 'link',
  pages: 'home',
  registeredServices: 'shield',
}

/**
 * Everything the admin area offers, in the order of the sidebar; sidebar, command palette and dashboard follow from it.
 * A new screen adds its row here, with the right it needs.
 */
const sections: readonly Section[] = [
  { label: adminMessages.overview, icon: 'grid', path: adminPaths.dashboard(), right: 'edit-content' },
  {
    label: inboxMessages.title,
    icon: 'inbox',
    path: adminPaths.messages(),
    right: 'administrate',
  },
  ...Object.values<AnyCollection>(collections).map(collectionSection),
  { label: adminMessages.users, icon: 'users', path: adminPaths.users(), right: 'administrate', group: 'operations' },
]

/** What a person may use; only for loaders, because definitions stay on the server. */
export function sectionsFor(role: Role): Section[] {
  return sections.filter(({ right }) => mayUse(role, right))
}

function collectionSection(definition: AnyCollection): Section {
  const { name, label, area, fixed } = definition
  return {
    label: label.many,
    icon: icons[name] ?? 'document',
    path: adminPaths.list(name),
    right: rightToWrite(definition),
    group: name === 'registeredServices' ? 'legal' : area,
    collection: name,
    ...(!fixed && { adds: label.one }),
  }
}
