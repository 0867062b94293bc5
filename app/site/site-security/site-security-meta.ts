import type { WebPage } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Site } from '#site/page/site.ts'
import { companyReference } from '#site/page/structured-data.ts'

type Measured = { name: string; measuredAt: string | undefined }

/** The page for search engines and assistants, with the day of the last measurement. */
export function measuredPageData({ name, measuredAt }: Measured, site: Pick<Site, 'company' | 'publicUrl'>): WebPage {
  const address = `${site.publicUrl}${paths.siteSecurity()}`
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name,
    ...(measuredAt && { lastReviewed: measuredAt.slice(0, 10) }),
    about: companyReference(site),
  }
}
