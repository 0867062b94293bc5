import type { IncomingHttpHeaders } from 'node:http'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { pageFetchHeader, toPageFetch } from '#shared/addresses/page-fetch.ts'
import { sessionCookieName } from '../sign-in/auth-names.ts'

/** On the own machine the cookie goes without the prefix. */
const editorsCookie = sessionCookieName.replace(/^__Host-/, '')

export type AnsweredRequest = { method: string; path: string; status: number; headers: IncomingHttpHeaders }

/** Programs rather than people; those that pretend to be people are not found without watching people. */
const programs =
  /bot|crawl|spider|slurp|scan|monitor|uptime|preview|headless|lighthouse|fetch|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|libwww|facebookexternalhit|validator|feed/i
/** Anything with an ending is a file. */
const file = /\.\w{1,12}$/

/** The page that somebody looked at, or undefined: only people who do not object (DNT, GPC), and not the editors. */
export function countedPage({ method, path, status, headers }: AnsweredRequest): string | undefined {
  if (status !== 200 && status !== 304) return undefined
  if (file.test(path) || path.startsWith('/dialoge/') || path.startsWith('/api/')) return undefined
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return undefined
  if (headers['sec-purpose'] || headers.purpose) return undefined
  const agent = headers['user-agent']
  if (!agent || isProgram(agent)) return undefined
  if (headers.cookie?.includes(editorsCookie)) return undefined
  if (!isSeen(method, headers)) return undefined
  return isPublicPath(path) && path !== '/healthz' && path !== '/readyz' ? path : undefined
}

/** Whether somebody sees the answer: by a click on the page before, or because it fills a tab. */
function isSeen(method: string, headers: IncomingHttpHeaders): boolean {
  // Old browsers do not say what they ask for.
  const isFor = (destination: string) => (headers['sec-fetch-dest'] ?? destination) === destination
  const fetched = toPageFetch(headers[pageFetchHeader])
  // What was fetched ahead is seen with the HEAD that follows.
  if (fetched) return fetched === 'shown' && (method === 'GET' || method === 'HEAD') && isFor('empty')
  // A service worker that asks for a tab's page names the mode, but no destination any more.
  const isByWorker = isFor('empty') && headers['sec-fetch-mode'] === 'navigate'
  return method === 'GET' && (isFor('document') || isByWorker)
}

/** Many visitors share a browser, so each is looked at once. */
const knownAgents = new Map<string, boolean>()
const rememberedAgents = 1_000

function isProgram(agent: string): boolean {
  const known = knownAgents.get(agent)
  if (known !== undefined) return known
  if (knownAgents.size >= rememberedAgents) knownAgents.clear()
  const program = programs.test(agent)
  knownAgents.set(agent, program)
  return program
}

/** Came without naming a page, and came from another page of this site. */
export const fromNowhere = ''
export const fromThisSite = '.'
/** Came from one of many hosts, which are not kept apart. */
export const fromOthers = '*'

/** The host that led here; never more than the host. */
export function referrerOf({ headers }: Pick<AnsweredRequest, 'headers'>): string {
  if (headers[pageFetchHeader]) return fromThisSite
  const host = hostOf(headers.referer)
  return host !== '' && host === withoutPort(headers.host ?? '') ? fromThisSite : host
}

function hostOf(address: string | undefined): string {
  const host = /^https?:\/\/([a-z0-9.-]{1,100})(?::\d+)?(?:\/|$)/i.exec(address ?? '')?.[1]
  return host?.toLowerCase() ?? fromNowhere
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}
