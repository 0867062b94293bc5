import { contactDetails, phoneHref } from '#shared/company/company.ts'
import { emergencyWords } from '#shared/messages/emergency.ts'
import { useSite } from '#site/page/site.ts'
import { useWords } from '#site/page/words.ts'

/** The number for emergencies; without one it is the usual one. */
export function useEmergencyNumber(): string {
  const { company, footer } = useSite()
  return company.hotline || contactDetails(company, footer).phone
}

/** It as a button for the head of a page. */
export function useEmergencyCall(): { label: string; href: string } {
  const number = useEmergencyNumber()
  return { label: useWords(emergencyWords).callNow({ number }), href: phoneHref(number) }
}
