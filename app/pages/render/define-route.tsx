import type { ComponentType, ReactNode } from 'react'
import { pages as stylesOfPages } from 'virtual:page-styles'
import type { PublicBackend } from '#server/context.ts'
import type { NotFoundText } from '#site/frame/message-page.tsx'
import type { HeadTag } from '#site/page/page-meta.ts'
import type { Site } from '#site/page/site.ts'

/** What a page is asked for. `Names` are the variable parts of its address. */
export type Asked<Names extends string = never> = {
  backend: PublicBackend
  request: Request
  url: URL
  /** The page's own address, as shared/addresses/site-routes.ts lists it. */
  pattern: string
  parameters: Record<Names, string>
}

/** A page with its data, ready to be rendered. */
export type OpenedPage = {
  status: number
  headers?: Record<string, string>
  head(site: Site): HeadTag[]
  body: ReactNode
  /** Addresses of style sheets, beside those that every page has. */
  styles?: readonly string[]
}

export type PublicRoute<Names extends string = never> = {
  open(asked: Asked<Names>): Promise<OpenedPage | Response>
  /** What a form without JavaScript sends; pages without one take nothing. */
  submit?(asked: Asked<Names>): Promise<OpenedPage | Response>
}

type Definition<Data extends object, Names extends string> = {
  load(asked: Asked<Names>): Promise<Data>
  head(data: Data, site: Site): HeadTag[]
  Body: ComponentType<Data>
  /** Answers a form: elsewhere, or with this page once more and what changed in its data. */
  submit?(asked: Asked<Names>): Promise<Response | { status: number; changed: Partial<Data> }>
}

/** A public page: what it reads, what stands in its head, what is shown. Its file has the same name, so its styles are found. */
export function defineRoute<Data extends object, Names extends string = never>(
  name: string,
  { load, head, Body, submit }: Definition<Data, Names>,
): PublicRoute<Names> {
  const opened = (data: Data, status: number): OpenedPage => ({
    status,
    head: (site) => head(data, site),
    body: <Body {...data} />,
    styles: stylesOfPages[name],
  })
  return {
    open: async (asked) => opened(await load(asked), 200),
    ...(submit && {
      async submit(asked) {
        const answer = await submit(asked)
        if (answer instanceof Response) return answer
        return opened({ ...(await load(asked)), ...answer.changed }, answer.status)
      },
    }),
  }
}

/** Thrown by `load` where there is nothing to show. */
export type PageRefusal = { refusal: 404; text: NotFoundText } | { refusal: 503 }

export function isPageRefusal(cause: unknown): cause is PageRefusal {
  return typeof cause === 'object' && cause !== null && 'refusal' in cause
}

/** Thrown by `load` as well: the page is elsewhere. */
export function redirectTo(
  path: string,
  status: 301 | 302 | 303 = 302,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, { status, headers: { ...headers, location: path } })
}
