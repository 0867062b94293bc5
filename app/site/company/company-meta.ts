import type {
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  ProfessionalService,
  WebSite,
  WithActionConstraints,
  SearchAction,
} from 'schema-dts'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import type { Member } from '#shared/blocks/teasers.ts'
import { contactDetails } from '#shared/company/company.ts'
import { days, type OpeningHours, type SpecialDay } from '#shared/company/opening-hours.ts'
import { specialRuns } from '#shared/company/special-days.ts'
import { pictureFile, companyReference } from '#site/page/structured-data.ts'
import type { Site } from '#site/page/site.ts'
import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { federalStates } from '#shared/messages/federal-states.ts'

/** Everything of the company, from its profile (J17); what still waits for the owner is left out. */
export function companyData(site: Site): ProfessionalService {
  const { company, footer, settings, publicUrl, specialDays } = site
  const { email, phone } = contactDetails(company, footer)
  const profiles = footer.socialLinks.map(({ href }) => href).filter((href) => /^https?:/.test(href))
  return {
    ...companyReference(site),
    legalName: [company.name, company.legalForm].filter(Boolean).join(' '),
    description: settings.siteDescription,
    logo: pictureFile(settings.logoUrl || discoveryPaths.icon('512.png'), publicUrl),
    image: pictureFile(settings.socialPreviewImage || discoveryPaths.icon('512.png'), publicUrl),
    email,
    telephone: phone,
    foundingDate: String(company.founded),
    ...(isGiven(company.vatId) && { vatID: company.vatId }),
    address: postalAddress(company),
    openingHoursSpecification: openingHours(company.openingHours),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialHours(specialDays) }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

export function websiteData(site: Site): WebSite {
  const { company, settings, publicUrl } = site
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: `${publicUrl}${paths.search()}?${searchParameter}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: settings.siteName,
    ...(company.name !== settings.siteName && { alternateName: company.name }),
    url: `${publicUrl}/`,
    inLanguage: 'de',
    publisher: { '@id': companyReference(site)['@id'] },
    potentialAction: search,
  }
}

/** The people of the team. */
export function peopleData(members: readonly Pick<Member, 'name' | 'role' | 'image'>[], site: Site): Person[] {
  return members.map(({ name, role, image }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(image && { image: pictureFile(image, site.publicUrl) }),
    worksFor: companyReference(site),
  }))
}

/** Search engines know countries by two letters (ISO 3166). */
const countryCodes: Record<string, string> = {
  deutschland: 'DE',
  germany: 'DE',
  österreich: 'AT',
  schweiz: 'CH',
  luxemburg: 'LU',
  liechtenstein: 'LI',
}

export function countryCode(country: string): string {
  return countryCodes[country.trim().toLowerCase()] ?? country
}

/** Where the company is, for search engines. */
export function postalAddress(company: CompanyProfile): PostalAddress {
  const { street, postalCode, city, federalState, country } = company
  // Who has chosen one of the states need not write it once more.
  const region = federalState === '' ? company.region : federalStates[federalState]
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    ...(region && { addressRegion: region }),
    addressCountry: countryCode(country),
  }
}

/** Days with the same hours together; what is no time of day is for people only. */
function openingHours(hours: OpeningHours): OpeningHoursSpecification[] {
  const byTime = new Map<string, OpeningHours>()
  for (const entry of hours) {
    const [opens, closes] = [clock(entry.opens), clock(entry.closes)]
    if (opens && closes) byTime.set(`${opens} ${closes}`, [...(byTime.get(`${opens} ${closes}`) ?? []), entry])
  }
  return [...byTime].map(([time, entries]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days
      .filter((day) => entries.some((entry) => entry.day === day))
      .map((day) => `https://schema.org/${capital(day)}` as const),
    opens: time.slice(0, 5),
    closes: time.slice(6),
  }))
}

/** From midnight to midnight is how search engines are told that it is closed. */
function specialHours(special: readonly SpecialDay[]): OpeningHoursSpecification[] {
  return specialRuns(special).flatMap(({ first, last, name, hours }) =>
    (hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      name,
      validFrom: first,
      validThrough: last,
      opens: clock(opens) ?? '00:00',
      closes: clock(closes) ?? '00:00',
    })),
  )
}

function clock(time: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(time.trim()) ?? []
  return hour && `${hour.padStart(2, '0')}:${minute}`
}

function capital<Word extends string>(word: Word) {
  return (word[0]!.toUpperCase() + word.slice(1)) as Capitalize<Word>
}

function isGiven(text: string): boolean {
  return text !== '' && !text.startsWith('[')
}
