import { requireRight } from '#server/context.ts'
import { accessibilityMessages } from '#shared/messages/accessibility.ts'
import { AccessibilityPage } from '#admin/accessibility/accessibility-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/accessibility.ts'

export async function loader(args: Route.LoaderArgs) {
  const { accessibility } = requireRight(args, 'administrate')
  const [result, paths] = await Promise.all([accessibility.last(), accessibility.paths()])
  return { result: result ?? null, paths }
}

export function meta() {
  return adminMeta(accessibilityMessages.title)
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <AccessibilityPage {...loaderData} />
}
