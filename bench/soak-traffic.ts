import { setTimeout as delay } from 'node:timers/promises'
import { chatApiPath } from '#shared/chat/chat-events.ts'
import { ticketMinAgeMs } from '#shared/limits.ts'
import { uploadHeaders } from '#shared/media/upload-rules.ts'
import { goodPassword, openBrowser } from '../tests/browser.ts'
import { contactCall } from '../tests/contact-call.ts'
import { pngPicture } from '../tests/media-files.ts'

/** One visit of one kind; `ask` counts and times each of its requests. */
export type TrafficVisit = (ask: Ask) => Promise<void>
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

const pages = [
  '/',
  '/about',
  '/team',
  '/blog',
  '/portfolio',
  '/career',
  '/contact',
  '/faq',
  '/security',
  '/ai',
  '/partners',
]
const words = ['ePA', 'Sicherheit', 'Webshop', 'Cloud', 'Praxis', 'Datenschutz', 'Schulung', 'Notfall', 'Website', 'KI']
const questions = ['Was kostet eine Website?', 'Helfen Sie bei der ePA?', 'Wie erreiche ich Sie im Notfall?', 'Hallo']
const account = { name: 'Ada Admin', email: 'ada@musterwerk.example', password: goodPassword }

let number = 0
const next = () => number++
const anyOf = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)]!
/** Every visitor has an address, so that no limit mistakes them for one. */
const address = () => `10.${next() % 250}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`

/** What people do on a site, with how often they do it. Uploads need pictures made beforehand. */
export function createTraffic({ url, token, photographs }: { url: string; token: string; photographs: Buffer[] }) {
  const withToken = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (ask: Ask, method: string, path: string, body: unknown) =>
    ask(path, { method, headers: withToken, body: JSON.stringify(body) })
  const shown: string[] = []
  let uploads = 0

  async function upload(ask: Ask, name: string, file: Buffer) {
    const started = await send(ask, 'POST', '/api/storage/uploads', { name, size: file.length })
    const piece = { authorization: withToken.authorization, [uploadHeaders.offset]: '0' }
    const path = started.headers.get('location') ?? ''
    const kept = await ask(path, { method: 'PATCH', headers: piece, body: new Uint8Array(file) })
    const { media } = (await kept.json()) as { media?: { thumbnail: string } }
    if (media) shown.push(media.thumbnail)
  }

  const visits: Record<string, { weight: number; visit: TrafficVisit }> = {
    page: { weight: 50, visit: async (ask) => void (await ask(anyOf(pages))) },
    'page anew': {
      weight: 8,
      visit: async (ask) => void (await ask(`/blog?suche=${anyOf(words)}${next() % 500}`)),
    },
    'not found': { weight: 3, visit: async (ask) => void (await ask(`/gibt-es-nicht-${next()}`)) },
    search: { weight: 10, visit: async (ask) => void (await ask(`/suche?suche=${anyOf(words)}+${anyOf(words)}`)) },
    chat: {
      weight: 6,
      async visit(ask) {
        const body = JSON.stringify({ message: anyOf(questions) })
        await ask(chatApiPath, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      },
    },
    contact: {
      weight: 2,
      async visit(ask) {
        const { ticket } = (await (await ask('/api/contact/ticket')).json()) as { ticket: string }
        await delay(ticketMinAgeMs + 200)
        const body = JSON.stringify(contactCall(ticket, { message: `Nachricht ${next()} aus dem Dauerlauf.` }))
        await ask('/api/v1.0/email/send', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      },
    },
    edit: {
      weight: 4,
      async visit(ask) {
        const id = `dauerlauf-${next()}`
        await send(ask, 'POST', '/api/content/stats', { id, values: { value: String(next()), label: 'Dauerlauf' } })
        await send(ask, 'PATCH', `/api/content/stats/${id}`, { version: 1, values: { label: 'Geändert' } })
        await send(ask, 'DELETE', `/api/content/stats/${id}`, { version: 2 })
      },
    },
    draft: {
      weight: 3,
      async visit(ask) {
        const content = `<p>${'Ein Satz, der gespeichert wird, während jemand schreibt. '.repeat(80)}</p>`
        const id = `entwurf-${next()}`
        const values = { title: `Entwurf ${id}`, teaser: 'Kurz', motif: 'web', content }
        const path = `/api/content/blogPosts/${id}`
        await send(ask, 'POST', '/api/content/blogPosts', { id, values, draft: true })
        for (const version of [1, 2])
          await send(ask, 'PATCH', path, { version, values: { teaser: `Stand ${version}` }, draft: true })
        await send(ask, 'DELETE', path, { version: 3 })
      },
    },
    'sign-in': {
      weight: 1,
      async visit(ask) {
        const browser = openBrowser(
          { fetch: async (request) => ask(new URL(request.url).pathname, await initOf(request)) },
          { origin: url },
        )
        const { email, password } = account
        await browser.openSession(await browser.send('POST', '/api/auth/password', { email, password }))
        await browser.send('GET', '/admin')
        await browser.send('DELETE', '/api/auth/session')
      },
    },
    'offline copy': { weight: 2, visit: async (ask) => void (await ask('/api/sync/copy', { headers: withToken })) },
    picture: { weight: 4, visit: async (ask) => void (await ask(anyOf(shown) ?? '/favicon.svg')) },
    upload: {
      // Two or three in a minute.
      weight: photographs.length > 0 ? 0.2 : 0,
      async visit(ask) {
        const large = uploads++ % 2 === 0 ? photographs.shift() : undefined
        if (large) await upload(ask, `Foto-${next()}.jpg`, large)
        else await upload(ask, `Bild-${next()}.png`, await pngPicture(320, 240, next()))
      },
    },
  }
  const total = Object.values(visits).reduce((sum, { weight }) => sum + weight, 0)

  return {
    /** By their weights. */
    choose(): [kind: string, visit: TrafficVisit] {
      let left = Math.random() * total
      for (const [kind, { weight, visit }] of Object.entries(visits)) if ((left -= weight) < 0) return [kind, visit]
      return ['page', visits.page!.visit]
    },
    address,
    async createAccount(setUpToken: string) {
      const browser = openBrowser({ fetch: (request) => fetch(request) }, { origin: url })
      const { status } = await browser.send('POST', '/api/auth/set-up', { token: setUpToken, ...account })
      if (status !== 200) throw new Error(`The first account was refused: ${status}`)
    },
  }
}

async function initOf(request: Request): Promise<RequestInit> {
  const body = request.body ? await request.text() : undefined
  return { method: request.method, headers: Object.fromEntries(request.headers), body }
}
