import type { Role } from '#shared/people/people.ts'
import { previewParameter } from '#shared/preview/preview.ts'

/** Before a moment in the parameter of previews: the whole site as it was or will be then. */
const travelMark = 'zeit:'
/** In the address of a travelled page: in which of the two themes it is drawn, since no script can ask the browser. */
export const travelThemeParameter = 'farben'
export const travelDark = 'dunkel'

/** UTC to the minute, second or millisecond. */
const momentForm = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?Z$/
const earliest = '2000'
const latest = '2100'

/** A moment as it is stored and compared; undefined for what is none, such as the 31st of February. */
export function readMoment(text: string): string | undefined {
  const [, minute] = momentForm.exec(text) ?? []
  if (minute === undefined || minute < earliest || minute >= latest) return undefined
  const parsed = Date.parse(text)
  if (Number.isNaN(parsed)) return undefined
  const moment = new Date(parsed).toISOString()
  return moment.startsWith(minute) ? moment : undefined
}

/** What stands behind the mark; undefined where something else is asked for. */
export function travelAsked(preview: string): string | undefined {
  return preview.startsWith(travelMark) ? preview.slice(travelMark.length) : undefined
}

/** The address of a page at a moment, for those who may travel. */
export function travelAddress(path: string, at: string, dark = false): string {
  return withTravel(path, travelQuery(`${travelMark}${at}`, dark))
}

export function travelQuery(preview: string, dark: boolean): string {
  const query = new URLSearchParams({ [previewParameter]: preview })
  if (dark) query.set(travelThemeParameter, travelDark)
  return query.toString()
}

/** The query of the journey goes with a path of the site, whatever else the path carries. */
export function withTravel(path: string, query: string): string {
  const [before = '', hash] = path.split('#')
  const joined = `${before}${before.includes('?') ? '&' : '?'}${query}`
  return hash === undefined ? joined : `${joined}#${hash}`
}

/** What a page of a journey says about itself. */
export type TravelShown = {
  at: string
  /** Whether that is still to come. */
  ahead: boolean
  dark: boolean
  /** The same page in the other theme. */
  otherTheme: string
  /** For people who may choose another moment; who came by a link may not. */
  screen?: string
}

/** Whose plans a journey into the future shows. */
export type Traveller = { role: Role }

/** Until when a link to a moment is valid, and who made it. */
export type TravelLink = { id: string; at: string; createdBy: string; expiresAt: string }

/** A moment at which something changed for visitors, or is going to. */
export type TravelStop = { at: string; changes: number; planned: boolean }

/** `passed`: seen in between only. */
export type TravelChangeKind = 'appeared' | 'changed' | 'withdrawn' | 'deleted' | 'passed'

/** What became of one item between two moments. */
export type TravelChange = {
  collection: string
  id: string
  area: string
  title: string
  kind: TravelChangeKind
  /** What was done, newest first; by nobody for those who may not know. */
  steps: { at: string; action: string; author: string }[]
  /** Whether there are two versions to compare. */
  comparable: boolean
}
