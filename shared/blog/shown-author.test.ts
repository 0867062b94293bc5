import { expect, test } from 'vitest'
import type { TeamMember } from '#shared/content/team.ts'
import { shownAuthor } from './shown-author.ts'

const member: TeamMember = {
  id: 'lena-hartwig',
  createdAt: '',
  updatedAt: '',
  name: 'Lena Hartwig-Neu',
  role: 'Geschäftsführung',
  description: 'Hält die Fäden zusammen.',
  image: '/media/lena',
  portrait: 'lena',
}
const written = { member: '', name: 'Lena Hartwig', role: '', avatar: '', portrait: 'none' as const }

test('a person of the team is shown as the team shows them, under the newest name', () => {
  expect(shownAuthor({ ...written, member: member.id }, [member])).toEqual({
    name: 'Lena Hartwig-Neu',
    role: 'Geschäftsführung',
    avatar: '/media/lena',
    portrait: 'lena',
    description: 'Hält die Fäden zusammen.',
  })
})

test('the role that a post gives stands over that of the team', () => {
  expect(shownAuthor({ ...written, member: member.id, role: 'Gastgeberin' }, [member]).role).toBe('Gastgeberin')
})

test.each([
  ['nobody of the team is chosen', { ...written }, [member]],
  ['the person left', { ...written, member: 'gone' }, [member]],
  ['the team cannot be read', { ...written, member: member.id }, null],
])('a post keeps the author it names when %s', (_case, author, team) => {
  expect(shownAuthor(author, team)).toEqual({
    name: 'Lena Hartwig',
    role: '',
    avatar: '',
    portrait: 'none',
    description: '',
  })
})
