import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { FoundItem, FoundPlace } from '#shared/lists/admin-list.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { IconName } from '#kit/icon/icon.tsx'
import type { AdminFrame } from '#admin/shell/admin-frame.ts'

export type Command = {
  key: string
  group: keyof typeof shortcutMessages.groups
  icon: IconName
  label: string
  /** Small beside it: what kind of item. */
  note?: string
  /** What else it is called. */
  keywords?: string
  /** Where it leads, or what it does. */
  to?: string
  run?: () => void
}

type Deeds = { toggleTheme: () => void; showShortcuts: () => void; leaveTo: (path: string) => void }

/** Everything the palette offers before anything is searched: follows from the sections a person may use. */
export function commandsFor({ sections }: AdminFrame, deeds: Deeds): Command[] {
  const { commands } = shortcutMessages
  return [
    ...sections.map(({ path, icon, label }): Command => ({ key: `go ${path}`, group: 'go', icon, label, to: path })),
    ...sections.flatMap(({ collection, adds }): Command[] =>
      collection && adds
        ? [{ key: `new ${collection}`, group: 'create', icon: 'plus', label: adds, to: adminPaths.newItem(collection) }]
        : [],
    ),
    ...deedsIn(sections),
    { key: 'help', group: 'command', icon: 'info', label: helpMessages.title, to: adminPaths.help() },
    { key: 'theme', group: 'command', icon: 'moon', label: commands.theme, run: deeds.toggleTheme },
    { key: 'site', group: 'command', icon: 'external', label: commands.site, run: () => deeds.leaveTo(paths.home()) },
    { key: 'keys', group: 'command', icon: 'info', label: commands.shortcuts, run: deeds.showShortcuts },
  ]
}

/** Every word has to appear; what begins with the first word comes first. */
export function matchCommands(commands: readonly Command[], search: string): Command[] {
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const text = ({ label, group, keywords = '' }: Command) =>
    `${label} ${shortcutMessages.groups[group]} ${keywords}`.toLocaleLowerCase('de')
  const first = words[0] ?? ''
  return commands
    .filter((command) => words.every((word) => text(command).includes(word)))
    .toSorted((a, b) => Number(text(b).startsWith(first)) - Number(text(a).startsWith(first)))
}

/** What somebody may want to do, in the words they would use, beside the screen where it is done. */
function deedsIn(sections: AdminFrame['sections']): Command[] {
  const { deeds } = shortcutMessages
  const offered: [keyof typeof deeds, IconName, string, string][] = [
    ['invite', 'users', adminPaths.invite(), adminPaths.users()],
    ['upload', 'upload', adminPaths.media(), adminPaths.media()],
    ['backUp', 'shield', adminPaths.backup(), adminPaths.backup()],
    ['export', 'download', adminPaths.exchange(), adminPaths.exchange()],
    ['mail', 'link', adminPaths.connections(), adminPaths.connections()],
    ['replace', 'search', adminPaths.replace(), adminPaths.replace()],
    ['password', 'user', signInPaths.account(), adminPaths.dashboard()],
  ]
  return offered
    .filter(([, , , screen]) => sections.some(({ path }) => path === screen))
    .map(([name, icon, to]) => ({ key: `deed ${name}`, group: 'command', icon, to, ...deeds[name] }))
}

const placeIcons: Record<FoundPlace['kind'], IconName> = { field: 'edit', media: 'image', person: 'user' }
const placeGroups = { field: 'fields', media: 'media', person: 'people' } as const

export function placeCommand({ kind, title, note, path }: FoundPlace): Command {
  return {
    key: `place ${kind} ${path}`,
    group: placeGroups[kind],
    icon: placeIcons[kind],
    label: title,
    note,
    to: path,
  }
}

/** A page of the manual. */
export function helpCommand({ name, title }: { name: string; title: string }): Command {
  return { key: `help ${name}`, group: 'help', icon: 'info', label: title, to: adminPaths.help(name) }
}

export function itemCommand({ collection, id, title, area, document }: FoundItem): Command {
  return {
    key: `item ${collection}/${id}`,
    group: 'content',
    icon: document ? 'settings' : 'document',
    label: title,
    note: area,
    to: document ? adminPaths.document(collection) : adminPaths.item(collection, id),
  }
}
