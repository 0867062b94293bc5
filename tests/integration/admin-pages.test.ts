import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { readConfig } from '#server/base/config.ts'
import { openIdentity } from '#server/people/identity.ts'
import routes from '../../app/routes.ts'
import { goodPassword, openBrowser } from '../browser.ts'
import { newSqlitePlace, openAt, silentLog, type Place } from '../databases.ts'
import { migrate } from '#server/database/migrate.ts'
import { setMove } from '#server/move/move-lock.ts'
import { moveMessages } from '#shared/messages/move.ts'
import { roles } from '#shared/people/people.ts'
import { apiToken } from '../start-app.ts'
import { startSite, type Site } from '../start-site.ts'

// Every page of the admin area, as the route table lists it, asked as a visitor and in every role.

/** What stands for the parameters of a path. */
const examples: Record<string, string> = {
  collection: 'blogPosts',
  id: 'neu',
  name: 'footer',
  page: 'nachrichten',
  legal: 'agb',
}
const forAdministrators =
  /^\/admin\/(benutzer|einrichtung|verbindungen|einwilligungen|nachrichten|protokoll|rechtstexte|auskunft|selbsttest|abonnenten|barrierefreiheit|sicherheit|zeitreise\/rechtstexte|austausch|sicherung|system|texte|dokumente\/|inhalte\/registeredServices)/
/** Beyond what contributors have. */
const forEditors = /^\/admin\/(papierkorb|status|fragen|medien|weiterleitungen|suchen-und-ersetzen|zeitreise)/

let place: Place
let site: Site

beforeAll(async () => {
  place = await newSqlitePlace()
  const database = await openAt(place)
  await migrate(database)
  const config = readConfig(place.environment)
  const { accounts } = openIdentity({ config, database, log: silentLog, now: () => new Date() })
  for (const role of roles)
    await accounts.create({ name: role, email: `${role}@musterwerk.example`, role, password: goodPassword })
  await database.close()
  site = await startSite({ ...place.environment, SCHAUFENSTER_API_TOKEN: apiToken })
})

afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await place[Symbol.asyncDispose]()
})

function adminPages(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const own = [above, path].filter(Boolean).join('/')
    const filled = `/${own.replaceAll(/:(\w+)\??/g, (_, name: string) => examples[name] ?? 'unbekannt')}`
    const isPage = (path || index) && /^\/(admin|konto)(\/|$)/.test(filled) && !filled.includes('*')
    return [...(isPage ? [filled] : []), ...adminPages(children, own)]
  })
}

async function signIn(role: string) {
  const browser = openBrowser({ fetch: (request) => fetch(request, { redirect: 'manual' }) }, { origin: site.url })
  const credentials = { email: `${role}@musterwerk.example`, password: goodPassword }
  await browser.openSession(await browser.send('POST', '/api/auth/password', credentials))
  return browser
}

const pages = [...new Set(adminPages(routes))]

test('there are pages to try', () => {
  expect(pages).toEqual(expect.arrayContaining(['/admin', '/konto', '/admin/benutzer', '/admin/inhalte/blogPosts']))
})

test('a visitor is sent to the login page and back, and gets no data', async () => {
  for (const page of pages)
    for (const path of [page, `${page}.data`]) {
      const response = await fetch(site.url + path, { redirect: 'manual' })
      const answer = `${response.headers.get('location') ?? ''} ${await response.text()}`
      expect(answer, path).toContain(`/login?weiter=${encodeURIComponent(page)}`)
    }
})

test('an editor opens what editors may use, and nothing else', async () => {
  const editor = await signIn('editor')
  for (const page of [...pages, '/admin/inhalte/registeredServices']) {
    const { status } = await editor.send('GET', page)
    expect([page, status]).toEqual([page, forAdministrators.test(page) ? 403 : 200])
  }
})

test('a contributor opens drafts, the overview and the own account, and nothing else', async () => {
  const contributor = await signIn('contributor')
  for (const page of [...pages, '/admin/inhalte/registeredServices']) {
    const { status } = await contributor.send('GET', page)
    const isOpen = !forAdministrators.test(page) && !forEditors.test(page)
    expect([page, status]).toEqual([page, isOpen ? 200 : 403])
  }
})

test('an option that this installation cannot follow is off limits and says why', async () => {
  const page = await (await (await signIn('admin')).send('GET', '/admin/dokumente/siteOptions')).text()
  const [control] = /<input[^>]*id="feld-acknowledgementMail"[^>]*>/.exec(page) ?? ['']
  expect(control).toContain('disabled=""')
  expect(page).toContain('Hier ohne Wirkung: Es ist kein Mailversand eingerichtet.')
  expect(/<input[^>]*id="feld-phoneRequired"[^>]*>/.exec(page)?.[0]).not.toContain('disabled')
})

test('an administrator is refused nowhere', async () => {
  const admin = await signIn('admin')
  // What the examples name need not exist everywhere.
  for (const page of pages) expect([200, 404], page).toContain((await admin.send('GET', page)).status)
})

test('the holder of the API token opens what an administrator does, but has no account of their own', async () => {
  const headers = { authorization: `Bearer ${apiToken}` }
  for (const page of [...pages, '/', '/login', '/einrichtung/unbekannt', '/suche?q=hallo'])
    for (const path of [page, page.replace(/^[^?]+[^/?]/, '$&.data')]) {
      const { status } = await fetch(site.url + path, { headers, redirect: 'manual' })
      if (page === '/konto') expect([path, status]).toEqual([path, 403])
      else expect(status, path).toBeLessThan(500)
    }
})

test('while the site moves every screen says so', async () => {
  const admin = await signIn('admin')
  const database = await openAt(place)
  await setMove(database, { state: 'copying', database: 'anderswo', media: 'dort' }, new Date().toISOString())
  const shown = async () => (await (await admin.send('GET', '/admin/system')).text()).includes(moveMessages.bannerTitle)
  await expect.poll(shown).toBe(true)
  await setMove(database, undefined, new Date().toISOString())
  await expect.poll(shown).toBe(false)
  await database.close()
})
