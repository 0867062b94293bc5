import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AnyCollection, AnyDocument } from '#shared/content/define.ts'
import { collections, documents } from '#shared/content/index.ts'
import { mayUse, rightToDraft, rightToWrite, type Principal, type Right } from '#shared/people/people.ts'
import { isLegalName } from '#shared/addresses/legal-names.ts'
import { accessibilityMessages } from '#shared/messages/accessibility.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { calendarMessages } from '#shared/messages/admin-calendar.ts'
import { consentAdminMessages } from '#shared/messages/consent-admin.ts'
import { auditMessages, systemMessages, trashMessages } from '#shared/messages/admin-operations.ts'
import { backupMessages } from '#shared/messages/backup.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { redirectMessages } from '#shared/messages/redirects.ts'
import { setupMessages } from '#shared/messages/setup.ts'
import { replaceMessages } from '#shared/messages/replace.ts'
import { legalWatchMessages } from '#shared/messages/legal-watch.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import { statusAdminMessages } from '#shared/messages/status.ts'
import { subscriberMessages } from '#shared/messages/status-mail.ts'
import { travelMessages } from '#shared/messages/travel.ts'
import { selfTestMessages } from '#shared/messages/self-test.ts'
import { siteSecurityMessages } from '#shared/messages/site-security-admin.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { siteWordsMessages } from '#shared/messages/site-words.ts'
import type { IconName } from '#kit/icon/icon.tsx'

export type SectionGroup = keyof typeof adminMessages.groups
export type AdminSection = {
  label: string
  icon: IconName
  path: string
  right: Right
  /** Without one it stands alone at the top. */
  group?: SectionGroup
  /** The collection it lists, for its number of items. */
  collection?: string
  /** Screens beside its own at which it is marked. */
  also?: string[]
  /** What a new item is called, where people can add some. */
  adds?: string
}

const icons: Record<string, IconName> = {
  blogPosts: 'document',
  categories: 'tag',
  services: 'footer',
  trainings: 'book',
  trainingFormats: 'list',
  trainingLevels: 'bar-chart',
  portfolio: 'briefcase',
  testimonials: 'quote',
  stats: 'bar-chart',
  history: 'clock',
  benefits: 'check',
  team: 'users',
  faq: 'chat',
  faqTopics: 'tag',
  jobs: 'user',
  incidents: 'alert',
  partners: 'link',
  pages: 'home',
  ownPages: 'document',
  registeredServices: 'shield',
  generalSettings: 'settings',
  brand: 'eye',
  companyProfile: 'briefcase',
  headerMenu: 'menu',
  footer: 'footer',
  impressum: 'scales',
  datenschutz: 'scales',
  agb: 'scales',
  barrierefreiheit: 'scales',
  chat: 'chat',
  discovery: 'search',
  siteOptions: 'settings',
}

/**
 * Everything the admin area offers, in the order of the sidebar; sidebar, command palette and dashboard follow from it.
 * A new screen adds its row here, with the right it needs.
 */
const sections: readonly AdminSection[] = [
  { label: adminMessages.overview, icon: 'grid', path: adminPaths.dashboard(), right: 'write-drafts' },
  {
    label: inboxMessages.title,
    icon: 'inbox',
    path: adminPaths.messages(),
    right: 'read-inbox',
  },
  {
    label: calendarMessages.title,
    icon: 'calendar',
    path: adminPaths.calendar(),
    right: 'write-drafts',
    group: 'content',
  },
  {
    label: statusAdminMessages.title,
    icon: 'alert',
    path: adminPaths.status(),
    right: 'edit-content',
    group: 'content',
  },
  {
    label: subscriberMessages.title,
    icon: 'users',
    path: adminPaths.subscribers(),
    right: 'read-inbox',
    group: 'content',
  },
  ...Object.values<AnyCollection>(collections).map(collectionSection),
  {
    label: consentAdminMessages.title,
    icon: 'check',
    path: adminPaths.consents(),
    right: 'administrate',
    group: 'legal',
  },
  {
    label: legalWatchMessages.title,
    icon: 'check',
    path: adminPaths.legalWatch(),
    right: 'administrate',
    group: 'legal',
  },
  {
    label: personalDataMessages.title,
    icon: 'user',
    path: adminPaths.personalData(),
    right: 'administrate',
    group: 'legal',
  },
  {
    label: selfTestMessages.title,
    icon: 'shield',
    path: adminPaths.selfTest(),
    right: 'administrate',
    group: 'legal',
  },
  {
    label: accessibilityMessages.title,
    icon: 'eye',
    path: adminPaths.accessibility(),
    right: 'administrate',
    group: 'legal',
  },
  {
    label: siteSecurityMessages.title,
    icon: 'shield',
    path: adminPaths.siteSecurity(),
    right: 'administrate',
    group: 'legal',
  },
  ...Object.values<AnyDocument>(documents)
    .filter(({ part }) => part === undefined)
    .map(documentSection),
  {
    label: siteWordsMessages.title,
    icon: 'quote',
    path: adminPaths.words(),
    right: 'administrate',
    group: 'website',
    also: Object.values<AnyDocument>(documents)
      .filter(({ part }) => part === 'words')
      .map(({ name }) => adminPaths.document(name)),
  },
  operation(setupMessages.title, 'check', adminPaths.setup(), 'administrate'),
  operation(adminMessages.users, 'users', adminPaths.users(), 'administrate'),
  operation(connectionMessages.title, 'link', adminPaths.connections(), 'administrate'),
  operation(trashMessages.title, 'trash', adminPaths.trash(), 'edit-content'),
  operation(exchangeMessages.title, 'download', adminPaths.exchange(), 'administrate'),
  operation(backupMessages.title, 'shield', adminPaths.backup(), 'administrate'),
  operation(auditMessages.title, 'list', adminPaths.audit(), 'administrate'),
  operation(systemMessages.title, 'activity', adminPaths.system(), 'administrate'),
  {
    label: redirectMessages.title,
    icon: 'arrow-right',
    path: adminPaths.redirects(),
    right: 'edit-content',
    group: 'website',
  },
  {
    label: travelMessages.title,
    icon: 'clock',
    path: adminPaths.travel(),
    right: 'edit-content',
    group: 'website',
  },
  {
    label: replaceMessages.title,
    icon: 'search',
    path: adminPaths.replace(),
    right: 'edit-content',
    group: 'website',
  },
  {
    label: questionMessages.title,
    icon: 'chat',
    path: adminPaths.questions(),
    right: 'edit-content',
    group: 'content',
  },
  {
    label: libraryMessages.title,
    icon: 'image',
    path: adminPaths.media(),
    right: 'edit-content',
    group: 'content',
  },
]

/** What a person may use; only for loaders, because definitions stay on the server. */
export function sectionsFor(person: Pick<Principal, 'role' | 'inbox'>): AdminSection[] {
  return sections.filter(({ right }) => mayUse(person, right))
}

function operation(label: string, icon: IconName, path: string, right: Right): AdminSection {
  return { label, icon, path, right, group: 'operations' }
}

function documentSection(definition: AnyDocument): AdminSection {
  const { name, label, area } = definition
  return {
    label,
    icon: icons[name] ?? 'document',
    path: adminPaths.document(name),
    right: rightToWrite(definition),
    group: isLegalName(name) ? 'legal' : area,
  }
}

function collectionSection(definition: AnyCollection): AdminSection {
  const { name, label, area, fixed } = definition
  return {
    label: label.many,
    icon: icons[name] ?? 'document',
    path: adminPaths.list(name),
    right: rightToDraft(definition),
    group: name === 'registeredServices' ? 'legal' : area,
    collection: name,
    ...(!fixed && { adds: label.one }),
  }
}
