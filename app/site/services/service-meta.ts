import type { Service as ServiceData } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Service } from '#shared/content/services.ts'
import type { Site } from '#site/page/site.ts'
import { companyReference } from '#site/page/structured-data.ts'

/** A service for search engines. Its provider is the company of the profile (J17). */
export function serviceOffer(
  { title, summary, address }: Pick<Service, 'title' | 'summary' | 'address'>,
  site: Pick<Site, 'company' | 'publicUrl'>,
): ServiceData {
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: summary,
    url: site.publicUrl + paths.service(address),
    provider: companyReference(site),
  }
}
