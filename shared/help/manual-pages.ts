import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'

/** Every page of the manual in its order: first what people want to do, then what each group of screens is for. */
export const manualPages = [
  'erste-schritte',
  'beitrag-schreiben',
  'leistungen',
  'team',
  'menue-und-fusszeile',
  'seiten',
  'unternehmensprofil',
  'bilder-und-dateien',
  'nachrichten',
  'versionen',
  'zeitplan',
  'personen',
  'konto',
  'verbindungen',
  'export-und-sicherung',
  'tastatur',
  'inhalte',
  'website',
  'rechtliches',
  'betrieb',
  'was-ist-neu',
] as const
export type ManualPageName = (typeof manualPages)[number]

export const newsPage: ManualPageName = 'was-ist-neu'

/** The page about each group of the sidebar. */
export const pageOfGroup = {
  content: 'inhalte',
  website: 'website',
  legal: 'rechtliches',
  operations: 'betrieb',
} as const satisfies Record<string, ManualPageName>

/** The page about a screen and those below it; the first that fits. */
const pageOfScreen: [path: string, page: ManualPageName][] = [
  [adminPaths.messages(), 'nachrichten'],
  [adminPaths.media(), 'bilder-und-dateien'],
  [adminPaths.list('blogPosts'), 'beitrag-schreiben'],
  [adminPaths.list('services'), 'leistungen'],
  [adminPaths.list('team'), 'team'],
  [adminPaths.list('registeredServices'), 'rechtliches'],
  [adminPaths.list('pages'), 'seiten'],
  [adminPaths.list('ownPages'), 'seiten'],
  [`${adminPaths.dashboard()}/inhalte`, 'inhalte'],
  [adminPaths.questions(), 'inhalte'],
  [adminPaths.status(), 'inhalte'],
  [adminPaths.subscribers(), 'inhalte'],
  [adminPaths.words(), 'website'],
  [adminPaths.redirects(), 'website'],
  [adminPaths.replace(), 'website'],
  [adminPaths.legalWatch(), 'rechtliches'],
  [adminPaths.consents(), 'rechtliches'],
  [adminPaths.personalData(), 'rechtliches'],
  [adminPaths.selfTest(), 'rechtliches'],
  [adminPaths.accessibility(), 'rechtliches'],
  [adminPaths.siteSecurity(), 'rechtliches'],
  [adminPaths.users(), 'personen'],
  [adminPaths.exchange(), 'export-und-sicherung'],
  [adminPaths.backup(), 'export-und-sicherung'],
  [adminPaths.trash(), 'versionen'],
  [adminPaths.travel(), 'versionen'],
  [adminPaths.connections(), 'verbindungen'],
  [signInPaths.account(), 'konto'],
  [adminPaths.audit(), 'betrieb'],
  [adminPaths.system(), 'betrieb'],
  [adminPaths.setup(), 'erste-schritte'],
]

/** What the manual says about a screen; nothing about the manual itself. */
export function pageAbout(pathname: string): ManualPageName | undefined {
  if (pathname === adminPaths.dashboard()) return 'erste-schritte'
  return pageOfScreen.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1]
}
