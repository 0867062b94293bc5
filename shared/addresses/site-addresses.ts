import { emergencyPath } from './emergency-path.ts'
import { paths } from './site-paths.ts'

/** The pages that are code, in the words of the link picker. */
export const sitePages: readonly { value: string; label: string }[] = [
  { value: paths.home(), label: 'Startseite' },
  { value: paths.services(), label: 'Leistungen (Startseite)' },
  { value: paths.portfolio(), label: 'Portfolio' },
  { value: paths.blog(), label: 'Blog' },
  { value: paths.training(), label: 'Schulungen' },
  { value: paths.recruitment(), label: 'Personalberatung' },
  { value: paths.healthcareIt(), label: 'Healthcare IT' },
  { value: paths.ai(), label: 'KI-Lösungen' },
  { value: paths.ecommerce(), label: 'E-Commerce' },
  { value: paths.security(), label: 'IT-Sicherheit' },
  { value: paths.about(), label: 'Über uns' },
  { value: paths.team(), label: 'Team' },
  { value: paths.career(), label: 'Karriere' },
  { value: paths.partners(), label: 'Partner' },
  { value: paths.faq(), label: 'Häufige Fragen' },
  { value: paths.contact(), label: 'Kontakt' },
  { value: emergencyPath, label: 'Notfall' },
  { value: paths.status(), label: 'Status' },
  { value: paths.siteSecurity(), label: 'Sicherheit dieser Website' },
  { value: paths.search(), label: 'Suche' },
  { value: paths.cookies(), label: 'Cookies' },
  { value: paths.impressum(), label: 'Impressum' },
  { value: paths.datenschutz(), label: 'Datenschutz' },
  { value: paths.agb(), label: 'AGB' },
  { value: paths.barrierefreiheit(), label: 'Barrierefreiheit' },
]

/** Dialogs that links open on any page (J22). */
export const siteDialogs: readonly { value: string; label: string }[] = [
  { value: '#contact', label: 'Dialog „Kontakt“' },
  { value: '#about', label: 'Dialog „Über uns“' },
  { value: '#team', label: 'Dialog „Team“' },
  { value: '#cookies', label: 'Cookie-Einstellungen' },
]

/** A page of this site without its place and question, or undefined for addresses elsewhere and for files. */
export function pagePathOf(href: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const path = href.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  return /\.\w{1,6}$/.test(path) || path.startsWith('/media/') ? undefined : path
}
