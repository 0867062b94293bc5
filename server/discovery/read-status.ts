import { discoveryPaths, type FeedFormat } from '#shared/addresses/discovery-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Incident } from '#shared/content/incidents.ts'
import { feedMessages } from '#shared/messages/discovery.ts'
import { beginOf, shownIncidents } from '#shared/status/incidents.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { contentLines, escapedValue } from './content-lines.ts'
import type { Feed, FeedItem } from './feed.ts'
import { feedItemsShown, readFeedHead, type FeedParts } from './feed-head.ts'

const hourMs = 3_600_000
/** How long maintenance takes where nobody said so. */
const usualHours = 2

/** Disturbances and maintenance, the one with the newest word first. */
export async function readStatusFeed(parts: FeedParts, format: FeedFormat): Promise<Feed> {
  const places = { page: 'status', path: paths.status(), feedPath: discoveryPaths.statusFeed(format) }
  const [head, incidents] = await Promise.all([
    readFeedHead(parts, { ...places, title: feedMessages.status }),
    parts.content.list('incidents'),
  ])
  return {
    ...head,
    items: incidents
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, feedItemsShown)
      .map((incident) => statusItem(incident, head.author, parts.origin)),
  }
}

function statusItem(incident: Incident, author: string, origin: string): FeedItem {
  const { id, title, text, updates, affected, updatedAt } = incident
  const history = updates
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map((update) => `<p><b>${showBerlin(update.at || updatedAt)}</b> ${escapeHtml(update.text)}</p>`)
  return {
    id: `${origin}${paths.status()}#${id}`,
    url: `${origin}${paths.status()}#${id}`,
    title,
    summary: updates.at(-1)?.text ?? text,
    html: [...history, `<p>${escapeHtml(text)}</p>`].join('\n'),
    image: '',
    author,
    tags: affected,
    publishedAt: beginOf(incident),
    updatedAt,
  }
}

/** What is planned, for calendars that fetch it again (RFC 5545). */
export async function writeMaintenance({ content, origin }: FeedParts, now: Date): Promise<string> {
  const [incidents, services, company] = await Promise.all([
    content.list('incidents'),
    content.list('services'),
    content.document('companyProfile'),
  ])
  const { current, planned } = shownIncidents(incidents, services, now)
  const events = [...current, ...planned].filter(({ kind }) => kind === 'maintenance')
  const host = new URL(origin).host
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Schaufenster//Status//DE',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapedValue(feedMessages.status(company.name))}`,
    ...events.flatMap(({ id, title, text, affected, startsAt, endsAt }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${moment(now.toISOString())}`,
      `DTSTART:${moment(startsAt)}`,
      `DTEND:${moment(endsAt || new Date(Date.parse(startsAt) + usualHours * hourMs).toISOString())}`,
      `SUMMARY:${escapedValue(title)}`,
      `DESCRIPTION:${escapedValue([text, ...affected].join('\n'))}`,
      `URL:${origin}${paths.status()}#${id}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ])
}

/** "20261115T100000Z" */
function moment(iso: string): string {
  return iso.replaceAll(/[-:]|\.\d+/g, '')
}
