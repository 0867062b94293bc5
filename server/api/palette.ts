import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { FoundPlace, PaletteAnswer } from '#shared/lists/admin-list.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { mayUse, rightToDraft, type UserEntry } from '#shared/people/people.ts'
import { wordFinder } from '#shared/search/search-words.ts'
import { findFields } from '#server/content/find-fields.ts'
import { privateJson } from './answers.ts'
import { findByIndex } from './palette-by-index.ts'
import type { Call } from './route.ts'

const questionLength = 100
/** Of each kind, so that none of them hides the others. */
const mostFields = 6
const mostFiles = 4
const mostPeople = 4

/** For the command palette: items, fields, files and people that somebody may work with, by their words. */
export async function getPalette({ request, backend: { editing, media, identity, search }, principal: by }: Call) {
  const question = (new URL(request.url).searchParams.get('suche') ?? '').slice(0, questionLength)
  const [items, files, users] = await Promise.all([
    editing.search(question, by.role),
    mayUse(by, 'edit-content') ? media.library.find(question, mostFiles) : [],
    mayUse(by, 'administrate') ? identity.users.list() : [],
  ])
  const fields = findFields(question, (document) => mayUse(by, rightToDraft(document)), mostFields)
  const answer: PaletteAnswer = {
    // Words as they are written come first, drafts included; without any, what the index of the site makes of them.
    items: items.length > 0 ? items : await findByIndex(search, question, by),
    places: [
      ...fields,
      ...files.map(({ id, name, alt }): FoundPlace => ({
        kind: 'media',
        title: name,
        note: alt,
        path: adminPaths.mediaEntry(id, name),
      })),
      ...people(users, question),
    ],
  }
  return privateJson(answer)
}

function people(users: UserEntry[], question: string): FoundPlace[] {
  if (question.trim() === '') return []
  const isFound = wordFinder(question)
  return users
    .filter(({ name, email }) => isFound(`${name} ${email}`))
    .slice(0, mostPeople)
    .map(({ id, name, email, role }) => ({
      kind: 'person',
      title: name,
      note: [role && adminMessages.roles[role], email].filter(Boolean).join(', '),
      path: adminPaths.person(id),
    }))
}
