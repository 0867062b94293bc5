import { requireRight } from '#server/context.ts'
import { setupMessages } from '#shared/messages/setup.ts'
import { isSetupStep } from '#shared/setup/setup.ts'
import { SetupPage } from '#admin/setup/setup-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/setup.ts'

export async function loader(args: Route.LoaderArgs) {
  const { setup, connections } = requireRight(args, 'administrate')
  const overview = await setup.overview()
  const asked = new URL(args.request.url).searchParams.get('schritt')
  const current = isSetupStep(asked) ? asked : (overview.steps.find(({ state }) => state === 'open')?.name ?? 'profile')
  return { overview, current, mail: connections.shown().mail }
}

export function meta() {
  return adminMeta(setupMessages.title)
}

export default function SetupRoute({ loaderData }: Route.ComponentProps) {
  return <SetupPage {...loaderData} />
}
