import type { WebPage } from 'schema-dts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Site } from '#site/page/site.ts'
import { companyReference } from '#site/page/structured-data.ts'

type Statement = { name: string; summary: string; measuredAt: string | undefined }

/** The statement for search engines and assistants. */
export function statementData(
  { name, summary, measuredAt }: Statement,
  site: Pick<Site, 'company' | 'publicUrl'>,
): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${site.publicUrl}${paths.barrierefreiheit()}`,
    url: `${site.publicUrl}${paths.barrierefreiheit()}`,
    name,
    accessibilitySummary: summary,
    ...(measuredAt && { lastReviewed: measuredAt.slice(0, 10) }),
    about: companyReference(site),
  }
}
