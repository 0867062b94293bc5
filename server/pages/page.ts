import type { RouterContextProvider } from 'react-router'
import type { ServiceOrigins } from '#server/http/security-headers.ts'

// A page on its way from its address to the socket. server/pages.ts lists the steps; each hands on what the next one needs.

/** As a front end draws it: the text, and what in it the front end itself has written. */
export type DrawnPage = {
  status: number
  headers: Headers
  text: string
  /** Inline scripts and styles that may run. Nothing else that stands in the text may. */
  inline: { scripts: readonly string[]; styles: readonly string[] }
  /** Its style sheets, which belong at this place of the text. */
  sheets?: { at: number; addresses: readonly string[] }
}

/** The two front ends; an argument so that tests need no build of the app. */
export type Render = (request: Request, context: RouterContextProvider) => Promise<DrawnPage>

/** With what the server knows of how well it could be read. */
export type RenderedPage = DrawnPage & {
  origins: ServiceOrigins
  /** Something in it stands in for what could not be read. */
  degraded: boolean
  /** The database could not be reached. */
  away: boolean
}

/** Nothing is left to add: both forms of it, the same where it has no styles. */
export type FinishedPage = {
  status: number
  headers: Headers
  /** With its style sheets in it, for whoever opens it. */
  whole: string
  /** With links to them, for the script of the page before, which mostly has them. */
  linked: string
  /** Whether it may be kept. */
  keep: boolean
  away: boolean
}

/** A page of which nothing is known but what it answers. */
export async function toPage(response: Response): Promise<DrawnPage> {
  const { status, headers } = response
  return { status, headers: new Headers(headers), text: await response.text(), inline: { scripts: [], styles: [] } }
}
