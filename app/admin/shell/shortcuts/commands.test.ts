import { expect, test } from 'vitest'
import type { AdminFrame } from '#admin/shell/admin-frame.ts'
import { commandsFor, matchCommands } from './commands.ts'

const principal = { id: 'a', name: 'Ada', email: 'ada@example.org', role: 'admin' } as const
const frame = {
  principal,
  siteName: 'Site',
  sections: [
    { label: 'Übersicht', icon: 'grid', path: '/admin', right: 'edit-content' },
    {
      label: 'Team',
      icon: 'users',
      path: '/admin/inhalte/team',
      right: 'edit-content',
      collection: 'team',
      adds: 'Teammitglied',
    },
  ],
} as const
const nothing = () => {}
const idle = { toggleTheme: nothing, showShortcuts: nothing, leaveTo: nothing }
const commands = commandsFor({ ...frame, sections: [...frame.sections] }, idle)

test('offers every section, what can be added to it, and a few commands', () => {
  expect(commands.filter(({ group }) => group === 'go').map(({ to }) => to)).toEqual(['/admin', '/admin/inhalte/team'])
  expect(commands.find(({ group }) => group === 'create')).toMatchObject({
    label: 'Teammitglied',
    to: '/admin/inhalte/team/neu',
  })
})

test('offers what somebody may do, by the words they would use, where they may use its screen', () => {
  const users = { label: 'Benutzer', icon: 'users', path: '/admin/benutzer', right: 'administrate' } as const
  const found = (sections: AdminFrame['sections']) =>
    matchCommands(commandsFor({ ...frame, sections }, idle), 'kollegin').map(({ to }) => to)
  expect(found([...frame.sections, users])).toEqual(['/admin/benutzer?einladen=ja'])
  expect(found([...frame.sections])).toEqual([])
})

test('finds by words of label and group, the beginning first', () => {
  expect(matchCommands(commands, 'TEAM').map(({ label }) => label)).toEqual(['Team', 'Teammitglied'])
  expect(matchCommands(commands, 'anlegen team').map(({ label }) => label)).toEqual(['Teammitglied'])
  expect(matchCommands(commands, 'einhorn')).toEqual([])
})
