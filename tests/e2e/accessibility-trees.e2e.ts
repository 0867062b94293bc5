import { readFileSync } from 'node:fs'
import { expect, test, type Page } from './site.ts'
import { goTo, visit } from './visit.ts'

// What screen readers are told of a page, as text that people read: tests/accessibility-trees. `npm run trees` writes it
// anew; whoever changes a page reads the difference before it is kept.

// A site that nobody else writes to, and one moment: whether somebody answers the telephone changes with the hour.
test.use({ environment: { SCHAUFENSTER_PROJECT_ID: 'trees' }, viewport: { width: 1920, height: 1080 } })
test.beforeEach(async ({ page }) => page.clock.install({ time: new Date('2026-11-16T09:00:00Z') }))

/** What differs from visit to visit or from day to day: the sum of the question, holidays to come, when something was saved. */
const passing: [RegExp, string][] = [
  [/\d+ [+×−] \d+/g, '1 + 1'],
  [/^ +- table "Abweichende Zeiten":\n(?: {4}.*\n)+/gm, ''],
  [/© \d{4}/g, '© 2026'],
  [/Stand: \d+\. \p{L}+ \d{4}/gu, 'Stand: heute'],
  [/localhost(?::|%3A)\d+/g, 'localhost'],
  [/((?:Gespeichert|cell|Veröffentlicht) "?)(?:heute, [\d:]+|\d+\. \p{L}+\.? \d{4})/gu, '$1heute'],
]

async function expectTree(page: Page, part: string, name: string) {
  await expect(page.locator(`${part} [aria-busy=true]`)).toHaveCount(0)
  const read = async () => {
    const tree = await page.locator(part).ariaSnapshot()
    return `${passing.reduce((text, [found, put]) => text.replaceAll(found, put), tree)}\n`
  }
  // Some of it comes when the browser has nothing better to do.
  const kept = readFileSync(test.info().snapshotPath(`${name}.txt`), { encoding: 'utf8', flag: 'a+' })
  await expect
    .poll(read, { timeout: test.info().config.updateSnapshots === 'all' ? 5_000 : 30_000 })
    .toBe(kept)
    .catch(() => {})
  expect.soft(await read()).toMatchSnapshot(`${name}.txt`)
}

/** The roles in the browser's own tree, which leaves out what lies behind a modal dialog. */
async function rolesTold(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const { nodes } = await browser.send('Accessibility.getFullAXTree')
  await browser.detach()
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value))
}

test.describe('on a first visit', () => {
  test.use({ chatStaysClosed: false })

  test('the banner comes before the page and the chat after it', async ({ page }) => {
    await visit(page)
    await page.clock.runFor(3_000)
    await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Fragen Sie uns' }).getByRole('log')).toBeVisible()
    await expectTree(page, 'body', 'home')
  })
})

const pages = {
  blog: '/blog',
  post: '/blog/passkeys-im-unternehmen',
  contact: '/contact',
  cookies: '/cookies',
  faq: '/faq',
  'not-found': '/gibt-es-nicht',
  portfolio: '/portfolio',
  search: '/suche?suche=Passkeys',
  service: '/healthcare-it',
  team: '/team',
  training: '/training',
}

/** What scripts add to a page when it has nothing better to do. */
const addedLater: Partial<Record<string, string>> = { post: 'Link kopieren', contact: 'Jetzt geöffnet' }

test('the contents of pages', async ({ page, mayReport }) => {
  mayReport('404') // One of them does not exist.
  for (const [name, path] of Object.entries(pages)) {
    await visit(page, path)
    const added = addedLater[name]
    if (added) await expect(page.getByRole('main').getByText(added)).toBeVisible()
    await expectTree(page, 'main', name)
  }
})

test('dialogs and the menu, with nothing behind them', async ({ page }) => {
  await visit(page, '/agb')
  expect(await rolesTold(page)).toContain('main')
  for (const id of ['contact', 'impressum', 'cookies']) {
    await visit(page, `/agb#${id}`)
    await expect(page.locator('dialog:modal').getByRole('heading').first()).toBeFocused()
    await expect(page.locator('dialog:modal').getByText('Inhalt wird geladen')).toHaveCount(0)
    await expectTree(page, 'dialog:modal', `dialog-${id}`)
    expect(await rolesTold(page), id).not.toContain('main')
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expectTree(page, 'dialog:modal', 'menu')
  expect(await rolesTold(page)).not.toContain('main')
})

test('signing in, and a list and the editor of the admin area', async ({ page, site }) => {
  const toasts = page.getByRole('region', { name: 'Meldungen (F8)' })
  await visit(page, '/login')
  await expect(toasts).toBeAttached()
  await expectTree(page, 'body', 'sign-in')
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await goTo(page, '/admin/inhalte/categories')
  await expect(toasts).toBeAttached()
  await expectTree(page, 'body', 'admin-list')
  await goTo(page, '/admin/inhalte/faq/erstgespraech')
  await expectTree(page, 'main', 'admin-editor')
})
