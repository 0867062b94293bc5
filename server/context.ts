import { createContext, data, redirect, RouterContextProvider } from 'react-router'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { apiTokenHolderId, mayUse, type Principal } from '#shared/people/people.ts'
import type { PageBackend } from './pages/page-backend.ts'
import type { DrawnPage } from './pages/page.ts'

// The seam: the only server file that routes may import. What a page may use of the server.

/** For every page. It has no inbox, drafts, people or audit log: those are handed out by requireRight only. */
export type PublicBackend = PageBackend['everybody']
/** What a front end answers with. */
export type { DrawnPage }
type Guarded = { [Right in keyof PageBackend['guarded']]: ReturnType<PageBackend['guarded'][Right]> }
/** For administrators. */
export type AdminBackend = Guarded['administrate']
type Areas = PageBackend['areas']
type Opened<Kind extends keyof Areas> =
  Exclude<ReturnType<Areas[Kind]>, undefined> extends { open: () => infer Reads } ? Reads : never
/** One collection or document with its drafts. */
export type ContentArea = Opened<'collection'> | Opened<'document'>

type Asked = { request: Request; context: Readonly<RouterContextProvider> }
type Doors = {
  principal: Principal | null
  guarded: { [Right in keyof Guarded]: (by: Principal) => Guarded[Right] }
  areas: { [Kind in keyof Areas]: (name: string) => { right: keyof Guarded; open: () => Opened<Kind> } | undefined }
}

export const backend = createContext<PublicBackend>()
/** Marks the scripts that React writes into a screen (pages/own-scripts.ts). */
export const screenNonce = createContext<string>()
/** Not exported: whoever could read it would need no right. */
const doors = createContext<Doors>()

export function createPageContext({ everybody, guarded, areas }: PageBackend): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(backend, everybody)
  context.set(doors, { principal: everybody.principal, guarded, areas })
  return context
}

/** First line of every loader and action of the admin area: who asks, whether they may (J25), and what they get. */
export function requireRight<Right extends keyof Guarded>({ request, context }: Asked, right: Right): Guarded[Right] {
  const { principal, guarded } = context.get(doors)
  const { pathname, search } = new URL(request.url)
  const asked = pathname.replace(/\.data$/, '') + search
  if (!principal) throw redirect(signInPaths.login(asked))
  if (principal.lacksSecondFactor && !mayUse(principal, right)) throw redirect(signInPaths.missingFactor(asked))
  const isNobodys = right === 'own-account' && principal.id === apiTokenHolderId
  if (isNobodys || !mayUse(principal, right)) throw data(null, { status: 403 })
  return guarded[right](principal)
}

/** The same for the drafts of one collection or document. Whether it exists is told only to those who may write at all. */
export function requireRightToDraft<Kind extends keyof Areas>(asked: Asked, kind: Kind, name: string) {
  requireRight(asked, 'write-drafts')
  const area = asked.context.get(doors).areas[kind](name)
  if (!area) throw data(null, { status: 404 })
  return { ...requireRight(asked, area.right), area: area.open() }
}
