import { isPublicPath } from './navigation.ts'
import { paths } from './site-paths.ts'

/** Stored links that open a dialog are real links to the page with the same content (J22). */
const dialogs = {
  '#contact': { dialog: 'contact', path: paths.contact() },
  '#about': { dialog: 'about', path: paths.about() },
  '#team': { dialog: 'team', path: paths.team() },
  '#cookies': { dialog: 'cookies', path: paths.cookies() },
} as const

type DialogName = (typeof dialogs)[keyof typeof dialogs]['dialog']
export type LinkTarget =
  | { kind: 'dialog'; dialog: DialogName; path: string }
  | { kind: 'page' }
  | { kind: 'external' }
  | { kind: 'plain' }

/** What kind of place a stored href names. Files, anchors, e-mail and telephone stay plain links. */
export function linkTarget(href: string): LinkTarget {
  if (isDialog(href)) return { kind: 'dialog', ...dialogs[href] }
  if (/^https?:\/\//i.test(href)) return { kind: 'external' }
  // Admin area and sign-in are not among the routes that public pages know: they need a whole new page.
  if (href.startsWith('/') && !isFile(href) && isPublicPath(href)) return { kind: 'page' }
  return { kind: 'plain' }
}

function isDialog(href: string): href is keyof typeof dialogs {
  return Object.hasOwn(dialogs, href)
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path.split(/[?#]/)[0] ?? '')
}
