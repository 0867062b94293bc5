import type { AnyDefinition } from '#shared/content/define.ts'
import { AppError } from '#shared/errors.ts'
import { travelErrors } from '#shared/messages/travel.ts'
import { readMoment, type Traveller } from '#shared/travel/moment.ts'
import type { PublishedPosts } from '#server/content/post-facts.ts'
import type { PreviewLinks } from '#server/content/preview-links.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { readChanges, readDifferences, type Span } from './changes.ts'
import { contentAt, type Journey } from './content-at.ts'
import { knownSince, readStops } from './stops.ts'
import { openTravelLinks } from './travel-links.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'catalogue'>
  feed: Pick<ChangeFeed, 'subscribe'>
  previewLinks: PreviewLinks
  names: (ids: string[]) => Promise<Record<string, string>>
  now: () => Date
}

/** A few people look at a few moments at a time. */
const momentsKept = 4

/** The whole site as of any moment that is known: the past by its versions, the future by its schedules. */
export function openTravel({ database, store, feed, previewLinks, names, now }: Parts) {
  const kept = new Map<string, Promise<PublishedPosts>>()
  // Nothing of the past changes, but what is removed for good is missing there, and plans do change.
  feed.subscribe(() => kept.clear())

  function keep(key: string, read: () => Promise<PublishedPosts>): Promise<PublishedPosts> {
    const known = kept.get(key)
    if (known) return known
    const oldest = kept.keys().next()
    if (kept.size >= momentsKept && !oldest.done) kept.delete(oldest.value)
    const reading = read()
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    return reading
  }

  const contentFor = (journey: Journey) => contentAt({ database, now, keep }, journey)

  return {
    contentAt: contentFor,
    links: openTravelLinks({ database, previewLinks, names, now }),
    /** A moment that can be shown, from whatever somebody asks for; the site is not known before its first version. */
    async moment(asked: string): Promise<string> {
      const at = readMoment(asked)
      if (at === undefined) throw new AppError('bad-moment', 422, travelErrors.noMoment)
      const since = await knownSince(database)
      if (since === undefined || at < since) throw new AppError('moment-unknown', 422, travelErrors.tooEarly(since))
      return at
    },
    knownSince: () => knownSince(database),
    stops: (traveller: Traveller, at: string) => readStops(database, traveller, { at, now: now().toISOString() }),
    changes: (traveller: Traveller, span: Span) =>
      readChanges(
        {
          database,
          contentAt: (at) => contentFor({ ...traveller, at }),
          names,
          now: now().toISOString(),
          traveller,
        },
        span,
      ),
    differences: (traveller: Traveller, definition: AnyDefinition, id: string, span: Span) =>
      readDifferences({ contentAt: (at) => contentFor({ ...traveller, at }), store }, definition, id, span),
  }
}
