import { openBaseFloor } from './backend/base.ts'
import { openContentFloor } from './backend/content.ts'
import type { BackendOptions, Floor } from './backend/floor.ts'
import { openInboxFloor } from './backend/inbox.ts'
import { openOperationsFloor } from './backend/operations.ts'
import { openPeopleFloor } from './backend/people.ts'
import { openVisitorsFloor } from './backend/visitors.ts'

/** The opened parts of the server; handlers of the API get all of them, pages what page-backend.ts names. */
export type Backend = Awaited<ReturnType<typeof openBackend>>

/** Opens the server floor by floor, each on those below it, and starts the chores. */
export async function openBackend(options: BackendOptions) {
  const base = await openBaseFloor(options)
  const content = await openContentFloor(base, options)
  const inbox = await openInboxFloor(base, content)
  const people = openPeopleFloor(base, content, inbox)
  const operations = await openOperationsFloor(base, content, inbox, people, options)
  const visitors = await openVisitorsFloor(base, content, operations)
  const floors: Floor[] = [base, content, inbox, people, operations, visitors]
  const chores = base.running
  chores.start(options.still ? [] : floors.flatMap((floor) => floor.chores))

  return {
    ...base.parts,
    ...content.parts,
    ...inbox.parts,
    ...people.parts,
    ...operations.parts,
    ...visitors.parts,
    /** Finishes what is under way. */
    async close() {
      base.parts.feed.close()
      for (const floor of floors.toReversed()) await floor.close?.()
      await chores.stop()
      for (const floor of floors) await floor.finish?.()
    },
  }
}
