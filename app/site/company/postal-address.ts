import type { PostalAddress } from 'schema-dts'
import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { federalStates } from '#shared/messages/federal-states.ts'

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
