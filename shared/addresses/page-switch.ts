import { emergencyPath } from './emergency-path.ts'
import { pagePathOf } from './site-addresses.ts'
import { paths } from './site-paths.ts'

/** Pages that the owner can switch off, by their id. Home, contact, cookies and legal texts every site has to have. */
const switchable: Record<string, string> = {
  portfolio: paths.portfolio(),
  blog: paths.blog(),
  training: paths.training(),
  recruitment: paths.recruitment(),
  'healthcare-it': paths.healthcareIt(),
  ai: paths.ai(),
  ecommerce: paths.ecommerce(),
  security: paths.security(),
  about: paths.about(),
  team: paths.team(),
  career: paths.career(),
  partners: paths.partners(),
  faq: paths.faq(),
  notfall: emergencyPath,
  status: paths.status(),
  'sicherheit-dieser-website': paths.siteSecurity(),
}
/** Dialogs that show a page of their own (J22). */
const pagesOfDialogs: Record<string, string> = { '#about': paths.about(), '#team': paths.team() }

export function isSwitchable(pageId: string): boolean {
  return pageId in switchable
}

export function isSwitchedOff({ id, off }: { id: string; off: boolean }): boolean {
  return off && isSwitchable(id)
}

/** The addresses of the pages that are switched off. */
export function offPathsOf(pages: readonly { id: string; off: boolean }[]): string[] {
  return pages.filter(isSwitchedOff).map(({ id }) => switchable[id]!)
}

/** Whether a link leads to something; what stands below a page that is switched off is off, too. */
export function isPageOn(href: string, off: readonly string[]): boolean {
  const path = pagesOfDialogs[href] ?? pagePathOf(href)
  return path === undefined || !off.some((gone) => path === gone || path.startsWith(`${gone}/`))
}
