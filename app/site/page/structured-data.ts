import type { BreadcrumbList, ListItem, WebPage } from 'schema-dts'
import { linkTarget } from '#shared/addresses/link-target.ts'
import { withoutTypesetting } from '#shared/text/typography.ts'
import type { Site } from './site.ts'

/** A step on the way to a page; without an address it is the page itself. */
export type Crumb = { label: string; href?: string }

/** What search engines learn of a page. Who writes it says of which type of schema.org it is; all of them together take minutes to compare. */
export type StructuredData = object | string

/** The company by its name here; the home page and others tell everything of it (company-meta.ts). */
export function companyReference({ company, publicUrl }: Pick<Site, 'company' | 'publicUrl'>) {
  return {
    '@type': 'ProfessionalService' as const,
    '@id': `${publicUrl}/#unternehmen`,
    name: company.name,
    url: `${publicUrl}/`,
  }
}

type MeasuredPage = { name: string; path: string; measuredAt: string | undefined; accessibilitySummary?: string }

/** A page about something that the site measures of itself, with the day of the last measurement. */
export function measuredPageData(
  { name, path, measuredAt, accessibilitySummary }: MeasuredPage,
  site: Pick<Site, 'company' | 'publicUrl'>,
): WebPage {
  const address = site.publicUrl + path
  return {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name,
    ...(accessibilitySummary !== undefined && { accessibilitySummary }),
    ...(measuredAt && { lastReviewed: measuredAt.slice(0, 10) }),
    about: companyReference(site),
  }
}

/** The file alone, wherever it is read: what describes it to our own pages is nothing for others. */
export function pictureFile(picture: string, publicUrl: string): string {
  return new URL(picture.split('#')[0]!, publicUrl).href
}

/** The same way as the breadcrumb of the page; undefined for the beginning of all ways. */
export function breadcrumbData(crumbs: readonly Crumb[], path: string, publicUrl: string): BreadcrumbList | undefined {
  if (crumbs.length < 2) return undefined
  const steps = crumbs.map(({ label, href = path }, index): ListItem => {
    const target = linkTarget(href)
    const item = publicUrl + (target.kind === 'dialog' ? target.path : href)
    return { '@type': 'ListItem', position: index + 1, name: label, item }
  })
  return { '@type': 'BreadcrumbList', itemListElement: steps }
}

/** All of it as one script. */
export function structuredDataScript(data: readonly (StructuredData | undefined)[]) {
  const known = data.filter((entry) => entry !== undefined)
  if (known.length === 0) return []
  return [{ structuredData: { '@context': 'https://schema.org', '@graph': asWritten(known) } }]
}

/** Texts on pages are typeset; search engines read them as they are written. */
function asWritten(data: readonly StructuredData[]): object {
  return JSON.parse(withoutTypesetting(JSON.stringify(data)).replaceAll('\u00ad', '')) as object
}
