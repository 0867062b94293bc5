import { requireRight } from '#server/context.ts'
import { travelParameters } from '#shared/addresses/admin-paths.ts'
import { AppError } from '#shared/errors.ts'
import { travelErrors, travelMessages } from '#shared/messages/travel.ts'
import { mayUse } from '#shared/people/people.ts'
import { TravelPage } from '#admin/travel/travel-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/travel.ts'

export async function loader(args: Route.LoaderArgs) {
  const { travels, now: clock, principal } = requireRight(args, 'edit-content')
  const { searchParams } = new URL(args.request.url)
  const now = clock().toISOString()
  let problem = ''

  /** What cannot be shown is said, and something else shown in its place. */
  async function asked(name: string): Promise<string | undefined> {
    const value = searchParams.get(name)
    if (!value) return undefined
    try {
      return await travels.moment(value)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      problem = error.message
      return undefined
    }
  }

  const at = (await asked(travelParameters.at)) ?? now
  const [wanted, stops, links, known] = await Promise.all([
    asked(travelParameters.since),
    travels.stops(at),
    travels.links(),
    travels.knownSince(),
  ])
  const knownSince = known ?? now
  // Without a wish: what the last change before the moment has changed.
  const before = stops.filter((stop) => stop.at <= at).at(-2)?.at ?? knownSince
  if (wanted && wanted > at) problem = travelErrors.order
  const since = wanted && wanted <= at ? wanted : before
  const { changes, more } = await travels.changes({ since, at })
  return {
    at,
    since,
    now,
    knownSince,
    problem,
    stops,
    changes,
    more,
    links,
    isAdmin: mayUse(principal, 'administrate'),
  }
}

export function meta() {
  return adminMeta(travelMessages.title)
}

export default function Travel({ loaderData }: Route.ComponentProps) {
  return <TravelPage {...loaderData} />
}
