import { requireRight } from '#server/context.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import type { TriedPeriods } from '#shared/personal-data/personal-data.ts'
import { PersonalDataPage } from '#admin/personal-data/personal-data-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/personal-data.ts'

const longestPeriod = 1_200

export async function loader(args: Route.LoaderArgs) {
  const { personalData } = requireRight(args, 'administrate')
  const [protocol, retention] = await Promise.all([
    personalData.protocol(),
    personalData.retention(triedIn(args.request)),
  ])
  return { protocol, retention }
}

/** Periods that somebody wants to see the effect of: `?audit=6`. */
function triedIn(request: Request): TriedPeriods {
  const numbers = [...new URL(request.url).searchParams].map(([kind, value]) => [kind, Number(value)] as const)
  return Object.fromEntries(
    numbers.filter(([, value]) => Number.isInteger(value) && value > 0 && value <= longestPeriod),
  )
}

export function meta() {
  return adminMeta(personalDataMessages.title)
}

export default function PersonalData({ loaderData }: Route.ComponentProps) {
  return <PersonalDataPage {...loaderData} />
}
