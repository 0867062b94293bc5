import type { SpecialAnnouncement } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ShownIncident } from '#shared/status/incidents.ts'
import type { Site } from '#site/page/site.ts'
import { companyReference } from '#site/page/structured-data.ts'

/** A disturbance or maintenance for search engines. */
export function announcementData(
  { id, title, text, updates, startsAt, endsAt }: ShownIncident,
  site: Pick<Site, 'company' | 'publicUrl'>,
): SpecialAnnouncement {
  return {
    '@type': 'SpecialAnnouncement',
    '@id': `${site.publicUrl}${paths.status()}#${id}`,
    name: title,
    text: updates[0]?.text ?? text,
    url: `${site.publicUrl}${paths.status()}#${id}`,
    datePosted: startsAt,
    ...(endsAt && { expires: endsAt }),
    author: companyReference(site),
  }
}
