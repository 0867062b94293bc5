import { expect, test } from 'vitest'
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
const commands = commandsFor(
  { ...frame, sections: [...frame.sections] },
  { toggleTheme: nothing, showShortcuts: nothing, leaveTo: nothing },
)

test('offers every section, what can be added to it, and a few commands', () => {
  expect(commands.filter(({ group }) => group === 'go').map(({ to }) => to)).toEqual(['/admin', '/admin/inhalte/team'])
  expect(commands.find(({ group }) => group === 'create')).toMatchObject({
    label: 'Teammitglied',
    to: '/admin/inhalte/team/neu',
  })
})

test('finds by words of label and group, the beginning first', () => {
  expect(matchCommands(commands, 'TEAM').map(({ label }) => label)).toEqual(['Team', 'Teammitglied'])
  expect(matchCommands(commands, 'anlegen team').map(({ label }) => label)).toEqual(['Teammitglied'])
  expect(matchCommands(commands, 'einhorn')).toEqual([])
})
