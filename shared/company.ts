import type { CompanyProfile } from './content/company-profile.ts'
import type { Footer } from './content/footer.ts'

export type ContactDetails = { email: string; phone: string; phoneHref: string; addressLines: string[] }

/** How the company is reached: the profile is the source, a non-empty field of the footer overrides it (J17). */
export function contactDetails(
  profile: Pick<CompanyProfile, 'email' | 'phone' | 'street' | 'postalCode' | 'city'>,
  { email, phone, address }: Footer['contactInfo'],
): ContactDetails {
  const profileAddress = `${profile.street}\n${profile.postalCode} ${profile.city}`
  const shownPhone = phone.trim() || profile.phone
  return {
    email: email.trim() || profile.email,
    phone: shownPhone,
    phoneHref: phoneHref(shownPhone),
    addressLines: (address.trim() || profileAddress).split('\n').map((line) => line.trim()),
  }
}

/** "+49 (0)361 000-00" is dialled +4936100000. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/, '').replaceAll(/[^+\d]/g, '')}`
}
