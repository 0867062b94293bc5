import { isMailServer } from '#server/base/settings/mail-config.ts'
import { openSeenNews } from '#server/help/seen-news.ts'
import { openSharedLimit } from '#server/http/shared-limit.ts'
import { readOpenUploads } from '#server/media/read-open-uploads.ts'
import { openIdentity } from '#server/people/identity.ts'
import { openPersonalData } from '#server/personal-data/personal-data.ts'
import { openSetup } from '#server/setup/setup.ts'
import { resetsPerAddress } from '#server/base/limits.ts'
import { openTravel } from '#server/travel/travel.ts'
import type { BaseFloor } from './base.ts'
import type { ContentFloor } from './content.ts'
import { forAllNodes, type Floor } from './floor.ts'
import type { InboxFloor } from './inbox.ts'

export type PeopleFloor = ReturnType<typeof openPeopleFloor>

/** Who works here: accounts and signing in, and what is shown by the names of people. */
export function openPeopleFloor(base: BaseFloor, content: ContentFloor, { parts: { mail } }: InboxFloor) {
  const { database, feed, log, now } = base.common
  const { connections } = base.parts
  const { store, media, previewLinks, replacements } = content.parts
  const identity = openIdentity({
    ...base.common,
    providers: connections.providers,
    // A template of an EmailJS provider may have a recipient of its own, so links go by a mail server only.
    letters: { possible: () => isMailServer(connections.mail()), send: mail.send },
  })
  const personalData = openPersonalData({ database, store, feed, log, now })
  return {
    parts: {
      identity,
      resetLimit: openSharedLimit({ database, name: 'resets', ...resetsPerAddress, now }),
      personalData,
      seenNews: openSeenNews(database, now),
      travel: openTravel({ database, store, feed, previewLinks, names: identity.names, now }),
      openUploads: () => readOpenUploads({ open: media.uploads.open, names: identity.names }),
      setup: openSetup({
        database,
        store,
        feed,
        sendsMail: () => connections.mail().route.kind !== 'none',
        hasSecondFactor: identity.accounts.hasSecondFactor,
        replacements,
        now,
      }),
    },
    chores: [...identity.chores, ...forAllNodes(database, [personalData.chore])],
    async close() {
      await identity.close()
    },
  } satisfies Floor
}
