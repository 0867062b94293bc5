import type { Service } from '#shared/content/services.ts'
import type { Site } from '#site/page/site.ts'

/** A service for search engines (schema.org). Its provider is the company of the profile (J17). */
export function serviceOffer({ title, summary }: Pick<Service, 'title' | 'summary'>, site?: Pick<Site, 'company'>) {
  return {
    '@type': 'Service',
    name: title,
    description: summary,
    provider: { '@type': 'Organization', name: site?.company.name },
  }
}
