import type { Member } from '#shared/blocks/teasers.ts'
import type { ContactSettings } from '#shared/contact/contact.ts'
import type { ConsentContent } from '#shared/consent/consent.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { paths } from '#shared/addresses/site-paths.ts'

/** The dialogs of the public site and the page with the same content (H10, H11): the real target of every link. */
export const dialogPaths = {
  contact: paths.contact(),
  about: paths.about(),
  team: paths.team(),
  impressum: paths.impressum(),
  datenschutz: paths.datenschutz(),
  agb: paths.agb(),
  cookies: paths.cookies(),
} as const

export type DialogName = keyof typeof dialogPaths
export type LegalDialogName = 'impressum' | 'datenschutz' | 'agb'

export function isDialogName(name: string | undefined): name is DialogName {
  return name !== undefined && Object.hasOwn(dialogPaths, name)
}

/** The dialog that shows the page at this path, if one does. */
export function dialogOfPath(path: string): DialogName | undefined {
  return Object.keys(dialogPaths)
    .filter(isDialogName)
    .find((name) => dialogPaths[name] === path)
}

// What a dialog fetches when it opens (paths.dialogContent).
type Statement = Pick<PageBlockOf<'statement'>, 'id' | 'title' | 'lead' | 'body' | 'items'>
type ContactContent = { title: string; intro: string; privacy: string; settings: ContactSettings }
type AboutContent = { title: string; lead: string; statements: Statement[] }
export type TeamContent = {
  title: string
  lead: string
  members: Member[]
  /** There are more people than the dialog shows (J34). */
  hasMore: boolean
  statements: Statement[]
}
export type LegalContent = { title: string; html: string; updatedAt: string }
export type DialogContents = {
  contact: ContactContent
  about: AboutContent
  team: TeamContent
  cookies: ConsentContent
} & Record<LegalDialogName, LegalContent>
