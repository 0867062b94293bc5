import { openContact } from '#server/contact/contact.ts'
import { openMail } from '#server/inbox/mail.ts'
import { followIncidents } from '#server/status/follow-incidents.ts'
import { openSubscribers } from '#server/status/subscribers.ts'
import { tellSubscribers } from '#server/status/tell-subscribers.ts'
import type { BaseFloor } from './base.ts'
import type { ContentFloor } from './content.ts'
import { forAllNodes, type Floor } from './floor.ts'

export type InboxFloor = Awaited<ReturnType<typeof openInboxFloor>>

/** What people write to the site, and every mail that leaves it. */
export async function openInboxFloor(base: BaseFloor, content: ContentFloor) {
  const { config, database, feed, log, now } = base.common
  const { connections } = base.parts
  const { store, filled } = content.parts
  const mail = await openMail({ database, store: filled, config, connections, log, now })
  const { outbox } = mail
  const contact = await openContact({ database, store, config, outbox, now })
  const subscribers = openSubscribers({ ...base.common, store: filled, outbox, offered: mail.reachesVisitors })
  return {
    parts: { mail, contact, subscribers },
    chores: [
      ...mail.chores,
      ...forAllNodes(database, [
        followIncidents({ database, store, feed, now }),
        tellSubscribers({ database, store: filled, outbox, now }),
        subscribers.chore,
      ]),
    ],
    async close() {
      await mail.close()
    },
  } satisfies Floor
}
