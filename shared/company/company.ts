import type { CompanyProfile } from '#shared/content/company-profile.ts'
import type { Footer } from '#shared/content/footer.ts'

export type ContactDetails = { email: string; phone: string; phoneHref: string; address: string }

/** The company profile is the source; a filled field of the footer overrides it (J17). */
export function contactDetails(
  company: Pick<CompanyProfile, 'email' | 'phone' | 'street' | 'postalCode' | 'city'>,
  { contactInfo }: Pick<Footer, 'contactInfo'>,
): ContactDetails {
  const phone = contactInfo.phone || company.phone
  return {
    email: contactInfo.email || company.email,
    phone,
    phoneHref: phoneHref(phone),
    address: contactInfo.address || `${company.street}\n${company.postalCode} ${company.city}`,
  }
}

/** "+49 (0)361 000-00" is dialled +4936100000. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/, '').replaceAll(/[^+\d]/g, '')}`
}
