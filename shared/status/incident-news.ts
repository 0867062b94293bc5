import type { Incident } from '#shared/content/incidents.ts'
import { incidentState } from './incidents.ts'

export type NewsKind = 'opened' | 'planned' | 'updated' | 'closed'
/** What subscribers have not heard yet of one message. */
type IncidentNews = {
  what: NewsKind
  /** What it tells, so that nothing is told twice. */
  events: string[]
  text: string
  /** What has long been over is noted and told to nobody. */
  isFresh: boolean
}

const dayMs = 86_400_000

/** Everything that happened since in one mail: who ends a disturbance mostly says in the same breath what it was. */
export function incidentNews(incident: Incident, told: ReadonlySet<string>, now: Date): IncidentNews | undefined {
  const state = incidentState(incident, now)
  const happened = [
    { event: 'begin', text: incident.text },
    ...incident.updates.map(({ at, text }) => ({ event: `update ${at || text}`, text })),
    ...(state === 'over' ? [{ event: `end ${incident.endsAt}`, text: '' }] : []),
  ]
  const untold = happened.filter(({ event }) => !told.has(event))
  if (untold.length === 0) return undefined
  const begins = !told.has('begin')
  const ends = untold.some(({ event }) => event.startsWith('end '))
  const begun = state === 'planned' ? 'planned' : 'opened'
  const longAgo = new Date(now.getTime() - dayMs).toISOString()
  return {
    what: ends ? 'closed' : begins ? begun : 'updated',
    events: untold.map(({ event }) => event),
    text: untold.flatMap(({ text }) => text || []).join('\n'),
    isFresh: state !== 'over' || incident.endsAt > longAgo,
  }
}
