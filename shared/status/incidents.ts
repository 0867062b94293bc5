import { servicePath } from '#shared/addresses/site-paths.ts'
import type { Incident } from '#shared/content/incidents.ts'
import type { Service } from '#shared/content/services.ts'

export type IncidentState = 'planned' | 'current' | 'over'
/** As the page shows it. */
export type ShownIncident = Pick<Incident, 'id' | 'title' | 'kind' | 'severity' | 'text' | 'updates'> & {
  state: IncidentState
  startsAt: string
  endsAt: string
  /** Names of everything that it concerns. */
  affected: string[]
}
/** What a bar on other pages says. */
export type IncidentNotice = Pick<Incident, 'id' | 'title' | 'severity' | 'kind'> & {
  /** Addresses of the pages; empty for all. */
  paths: string[]
}
type ServiceFacts = Pick<Service, 'id' | 'title' | 'address' | 'ownPage'>

const pastShown = 20

export function beginOf({ startsAt, createdAt }: Pick<Incident, 'startsAt' | 'createdAt'>): string {
  return startsAt || createdAt
}

/** Moments are ISO-8601 in UTC, so comparing text compares them. */
export function incidentState(incident: Pick<Incident, 'startsAt' | 'endsAt' | 'createdAt'>, now: Date): IncidentState {
  const at = now.toISOString()
  if (incident.endsAt !== '' && incident.endsAt <= at) return 'over'
  return beginOf(incident) > at ? 'planned' : 'current'
}

/** What is going on first, then what will be, then what was, the newest of each first; what is planned by its day. */
export function shownIncidents(all: readonly Incident[], services: readonly ServiceFacts[], now: Date) {
  const shown = all.map((incident): ShownIncident => {
    const { id, title, kind, severity, text, updates, endsAt } = incident
    const named = incident.services.flatMap(
      ({ service }) => services.find((entry) => entry.id === service)?.title ?? [],
    )
    return {
      id,
      title,
      kind,
      severity,
      text,
      updates: updates.toSorted((a, b) => b.at.localeCompare(a.at)),
      state: incidentState(incident, now),
      startsAt: beginOf(incident),
      endsAt,
      affected: [...named, ...incident.affected],
    }
  })
  const of = (state: IncidentState) => shown.filter((incident) => incident.state === state)
  const newestFirst = (a: ShownIncident, b: ShownIncident) => b.startsAt.localeCompare(a.startsAt)
  return {
    current: of('current').toSorted(newestFirst),
    planned: of('planned').toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)),
    past: of('over').toSorted(newestFirst).slice(0, pastShown),
  }
}

/** What is going on now, for the bars of other pages. */
export function incidentNotices(
  all: readonly Incident[],
  services: readonly ServiceFacts[],
  now: Date,
): IncidentNotice[] {
  return all
    .filter((incident) => incidentState(incident, now) === 'current')
    .map(({ id, title, severity, kind, services: concerned }) => ({
      id,
      title,
      severity,
      kind,
      paths: concerned.flatMap(({ service }) => {
        const found = services.find((entry) => entry.id === service)
        return found ? [servicePath(found)] : []
      }),
    }))
}

/** The gravest one that concerns a page. */
export function noticeFor(path: string, notices: readonly IncidentNotice[]): IncidentNotice | undefined {
  const order = ['outage', 'limited', 'notice']
  return notices
    .filter(({ paths }) => paths.length === 0 || paths.includes(path))
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))[0]
}

/** Whether pages say something else at the second moment because one begins or ends by itself in between. */
export function turnsBetween(all: readonly Incident[], before: Date, after: Date): boolean {
  return all.some((incident) => incidentState(incident, before) !== incidentState(incident, after))
}
