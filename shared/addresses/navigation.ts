import { paths } from './site-paths.ts'

export type NavigationItem = {
  label: string
  to: string
  /** Further addresses that belong to this item: it stays marked there. */
  covers?: readonly string[]
  highlighted?: boolean
}

/** The header's items (spec §2), in its order. */
export const headerNavigation: readonly NavigationItem[] = [
  { label: 'Startseite', to: paths.home() },
  { label: 'Leistungen', to: paths.services(), covers: ['/leistungen', paths.ecommerce(), paths.security()] },
  { label: 'TI', to: paths.healthcareIt() },
  { label: 'Schulungen', to: paths.training() },
  { label: 'Personalberatung', to: paths.recruitment() },
  { label: 'Portfolio', to: paths.portfolio() },
  { label: 'Blog', to: paths.blog() },
  { label: 'KI', to: paths.ai(), highlighted: true },
]

/** Where the skip link leads; every page's <main> carries it. */
export const contentId = 'inhalt'

/** The value of aria-current: the page itself, or something below the item. */
export function currentMark({ to, covers = [] }: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/(.)\/+$/, '$1')
  if (here === to) return 'page'
  return [to, ...covers].some((path) => here === path || here.startsWith(`${path}/`)) ? 'true' : undefined
}

/** The admin and everything around signing in stand without header, footer, chat (spec §2) and particles (J23). */
export function hasSiteFrame(pathname: string): boolean {
  return !/^\/(admin|login|einrichtung|konto|__)(\/|$)/.test(pathname)
}
