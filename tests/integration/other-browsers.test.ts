import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firefoxProgram, startFirefox } from '../other-browsers/firefox.ts'
import { createVisitor, keys, type Engine, type Visitor } from '../other-browsers/other-browser.ts'
import { startWebkit, webkitPrograms } from '../other-browsers/webkit.ts'
import { onePathPerKind } from '../crawl-site.ts'
import { startSite, type Site } from '../start-site.ts'

// What visitors and editors do most, in the engines that the end-to-end tests do not run in. `npm test` installs Firefox
// and WebKitGTK from Debian where it may; without one of them its tests are skipped, and the run says so.

const apiToken = 'token-for-other-browsers-0123456789ab'
const person = { name: 'Ada Admin', email: 'ada@musterwerk.example', password: 'Kran Petersilie Tacho Nebel' }
const engines: [string, (() => Promise<Engine>) | undefined][] = [
  ['Firefox', firefoxProgram ? () => startFirefox(firefoxProgram!) : undefined],
  ['WebKit', webkitPrograms && (() => startWebkit(webkitPrograms!))],
]

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-browsers-'))
let site: Site

beforeAll(async () => {
  if (engines.every(([, start]) => !start)) return
  site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken })
  const send = (path: string, body: object, headers: Record<string, string>) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const invitation = { email: person.email, role: 'admin' }
  const invited = await send('/api/users/invitations', invitation, { authorization: `Bearer ${apiToken}` })
  const { link } = (await invited.json()) as { link: string }
  await send('/api/auth/set-up', { token: link.split('/').at(-1), ...person }, { origin: site.url })
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(engines)('in %s', (_name, start) => {
  test.skipIf(!start)(
    'everything that people do most works, on every kind of page',
    async () => {
      await using engine = await start!()
      const visitor = createVisitor(engine, site.url)
      await visitor.resize(1280, 800)
      await answerConsent(visitor)
      await everyKindOfPage(visitor)
      await themeAndMenu(visitor)
      await dialogs(visitor)
      await contact(visitor)
      await chat(visitor)
      await signIn(visitor)
      await write(visitor)
      expect(visitor.errors()).toEqual([])
    },
    240_000,
  )
})

async function answerConsent(visitor: Visitor) {
  await visitor.visit('/')
  // The window of the chat opens by itself and would lie over what is clicked.
  await visitor.run(`sessionStorage.setItem('schaufenster-chat-closed', '1')`)
  await visitor.click('[data-answer=rejected]')
  await visitor.until(`!document.querySelector('[data-answer=rejected]')?.checkVisibility()`, 'banner gone')
  await visitor.until(`localStorage.getItem('schaufenster-consent')?.includes('"analytics":false')`, 'choice kept')
}

async function everyKindOfPage(visitor: Visitor) {
  const paths = await onePathPerKind(site.url)
  expect(paths.length).toBeGreaterThan(25)
  for (const path of [...paths, '/suche?suche=Passkeys', '/gibt-es-nicht']) {
    await visitor.visit(path)
    const seen = await visitor.run(
      `const heading = document.querySelector('h1'); const main = document.querySelector('main');
       return [heading.checkVisibility(), heading.textContent.length > 2, main.offsetHeight > 100,
         document.documentElement.scrollWidth <= innerWidth, document.fonts.status !== 'error']`,
    )
    expect(seen, `${visitor.name} on ${path}`).toEqual([true, true, true, true, true])
    if (path === '/') await visitor.keepPicture('home')
    if (path.startsWith('/blog/')) await visitor.keepPicture('post')
    if (path === '/contact') {
      await visitor.keepPicture('contact')
      await expectTodayMarked(visitor)
    }
  }
}

/** On a cell: not every engine draws the shadow of a table row. */
async function expectTodayMarked(visitor: Visitor) {
  await visitor.run(`document.querySelector('main table').scrollIntoView({ behavior: 'instant' })`)
  await visitor.until(
    `document.querySelector('[data-today] th') && getComputedStyle(document.querySelector('[data-today] th')).boxShadow !== 'none'`,
    'today is marked',
  )
}

async function themeAndMenu(visitor: Visitor) {
  await visitor.visit('/')
  const isDark = `document.documentElement.classList.contains('dark')`
  const before = await visitor.run(`return ${isDark}`)
  await visitor.click('header [data-toggle=theme]')
  await visitor.until(`${isDark} === ${!before}`, 'the other theme')
  await visitor.click('header [data-toggle=theme]')
  await visitor.until(`${isDark} === ${before}`, 'the theme as before')
  await visitor.resize(600, 800)
  await visitor.click('[aria-label="Menü öffnen"]')
  await visitor.until(`document.querySelector('dialog[aria-label=Menü]').checkVisibility()`, 'menu open')
  await visitor.press(keys.escape)
  await visitor.until(`!document.querySelector('dialog[aria-label=Menü]').checkVisibility()`, 'menu closed')
  await visitor.resize(1280, 800)
}

async function dialogs(visitor: Visitor) {
  await visitor.visit('/team')
  await visitor.click('footer a[href="/impressum"]')
  const shown = `document.querySelector('dialog[open]')?.textContent.includes('Musterwerk IT GmbH')`
  await visitor.until(shown, 'imprint in a dialog')
  await visitor.until(`location.hash === '#impressum'`)
  await visitor.press(keys.escape)
  await visitor.until(`!document.querySelector('dialog[open]')`, 'dialog closed')
}

async function contact(visitor: Visitor) {
  await visitor.click('header [data-dialog=contact]')
  const form = 'dialog[open] form'
  await visitor.type(`${form} [name=name]`, 'Annika Scholz')
  await visitor.type(`${form} [name=email]`, 'annika@praxis.example')
  await visitor.type(`${form} [name=phone]`, '0361 1234567')
  await visitor.type(`${form} [name=message]`, 'Wir suchen einen Partner.')
  const text = String(await visitor.run(`return document.querySelector('${form}').textContent`))
  const [, first, operator, second] = /(\d+) ([+×−]) (\d+)/.exec(text)!
  const [a, b] = [Number(first), Number(second)]
  await visitor.type(`${form} [name=mathAnswer]`, String(operator === '+' ? a + b : operator === '−' ? a - b : a * b))
  await visitor.click(`${form} [type=submit]`)
  await visitor.until(`document.body.textContent.includes('Nachricht gesendet!')`, 'message sent')
}

async function chat(visitor: Visitor) {
  await visitor.visit('/faq')
  await visitor.click('[data-chat-open]')
  await visitor.type('[data-chat] textarea', `Was kostet ein Erstgespräch?${keys.enter}`)
  await visitor.until(
    `document.querySelector('[role=log]')?.getAttribute('aria-busy') === 'false' && document.querySelector('[role=log] [data-dialog=contact]')`,
    'an answer',
  )
}

async function signIn(visitor: Visitor) {
  await visitor.visit('/login?weiter=/admin/inhalte/blogPosts/neu')
  await visitor.type('input[autocomplete=username]', person.email)
  await visitor.type('input[autocomplete=current-password]', `${person.password}${keys.enter}`)
  await visitor.until(`location.pathname === '/admin/inhalte/blogPosts/neu'`, 'signed in')
}

async function write(visitor: Visitor) {
  const title = `Geschrieben in ${visitor.name}`
  await visitor.type('#feld-title', title)
  await visitor.type('[contenteditable=true]', 'Ein Satz aus einem anderen Browser.')
  await visitor.until(`document.querySelector('[data-kind]')?.textContent.startsWith('Gespeichert')`, 'draft saved')
  // With a number where an earlier try has written the same.
  await visitor.until(`/\\/geschrieben-in-${visitor.name}(-\\d+)?$/.test(location.pathname)`, 'an address of its own')
  await visitor.until(
    `document.querySelector('iframe')?.contentDocument?.body?.textContent.includes('Ein Satz aus einem anderen Browser.')`,
    'preview',
  )
  await visitor.keepPicture('editor')
}
