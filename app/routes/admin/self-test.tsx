import { requireRight } from '#server/context.ts'
import { selfTestMessages } from '#shared/messages/self-test.ts'
import { SelfTestPage } from '#admin/self-test/self-test-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/self-test.ts'

export async function loader(args: Route.LoaderArgs) {
  const { selfTest } = requireRight(args, 'administrate')
  return { result: (await selfTest.last()) ?? null }
}

export function meta() {
  return adminMeta(selfTestMessages.title)
}

export default function SelfTest({ loaderData }: Route.ComponentProps) {
  return <SelfTestPage {...loaderData} />
}
