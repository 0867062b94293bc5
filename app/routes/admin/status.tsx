import { requireRight } from '#server/context.ts'
import { statusAdminMessages } from '#shared/messages/status.ts'
import { incidentState } from '#shared/status/incidents.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { ReportPage } from '#admin/status/report-page.tsx'
import type { Route } from './+types/status.ts'

export async function loader(args: Route.LoaderArgs) {
  const { content, now } = requireRight(args, 'edit-content')
  const [incidents, services] = await Promise.all([content.list('incidents'), content.list('services')])
  return {
    services: services.map(({ id, title }) => ({ id, title })),
    current: incidents
      .filter((incident) => incidentState(incident, now()) !== 'over')
      .map(({ id, title, severity, updates }) => ({ id, title, severity, updates: updates.length })),
  }
}

export function meta() {
  return adminMeta(statusAdminMessages.title)
}

export default function Status({ loaderData }: Route.ComponentProps) {
  return <ReportPage {...loaderData} />
}
