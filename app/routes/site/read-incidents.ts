import type { PublicBackend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { incidentNotices, type IncidentNotice } from '#shared/status/incidents.ts'

/** What the bars of pages say. A page without it is still a page: what cannot be read is left out. */
export async function readIncidentNotices({ content, offPaths, now }: PublicBackend): Promise<IncidentNotice[]> {
  const incidents = (await content.section(content.list('incidents'))) ?? []
  if (incidents.length === 0) return []
  const [services, off] = await Promise.all([
    content.section(content.list('services')),
    offPaths().catch((): string[] => []),
  ])
  return off.includes(paths.status()) ? [] : incidentNotices(incidents, services ?? [], now())
}
