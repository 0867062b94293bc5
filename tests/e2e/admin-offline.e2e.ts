import type { BrowserContext } from '@playwright/test'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { adminCachePrefix } from '#shared/offline/offline-copy.ts'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, openSignedIn, test, type Page } from './signed-in.ts'
import { ownSite, type SiteFixture } from './site.ts'
import { goTo, visit } from './visit.ts'

// Editors keep working without a connection. Each test has items of its own, because a worker shares one site.

test.use({ ...ownSite, serviceWorkers: 'allow' })
test.describe.configure({ timeout: 300_000 })

const collection = 'blogPosts'
const list = adminPaths.list(collection)
const state = (page: Page) => page.locator('[data-kind]')
const teaser = (page: Page) => page.getByLabel('Anreißer')
const bar = (page: Page) => page.getByLabel('Verbindung', { exact: true })
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const disconnected =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|409|404|ERR_NETWORK_CHANGED|ERR_CONNECTION_REFUSED/

async function makeItem(site: SiteFixture, title: string): Promise<string> {
  const values = { title, teaser: 'Vorher', motif: 'web' }
  const made = await site.send('POST', `/api/content/${collection}`, { values, draft: true })
  return ((await made.json()) as WorkingItem).item.id
}
async function stored(site: SiteFixture, id: string): Promise<WorkingItem> {
  return (await (await site.send('GET', `/api/editing/${collection}/${id}`)).json()) as WorkingItem
}
/** Until the service worker could start the admin area by itself. */
async function kept(page: Page) {
  const hasShell = ([prefix, shell]: string[]) =>
    caches.keys().then(async (names) => {
      const own = await Promise.all(names.filter((name) => name.startsWith(prefix!)).map((name) => caches.open(name)))
      return (await Promise.all(own.map((cache) => cache.match(shell!)))).some(Boolean)
    })
  await expect.poll(() => page.evaluate(hasShell, [adminCachePrefix, adminPaths.offlineShell()])).toBe(true)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Writes into the item that is open, once the connection is gone. */
async function editOffline(context: BrowserContext, page: Page, text: string) {
  await expect(teaser(page)).toHaveValue('Vorher')
  await kept(page)
  await context.setOffline(true)
  await teaser(page).fill(text)
  await expect(state(page)).toContainText('auf diesem Gerät gesichert')
}

test('an editor goes on without a connection, and nothing that was done gets lost', async ({
  context,
  page,
  site,
  mayReport,
}) => {
  mayReport(disconnected)
  const questions = ['Erste Frage?', 'Zweite Frage?', 'Dritte Frage?']
  const [written, refused, deleted, late] = [
    await makeItem(site, 'Funkloch im Zug?'),
    await makeItem(site, 'Bald gelöscht?'),
    await makeItem(site, 'Weg damit?'),
    await makeItem(site, 'Feierabend?'),
  ]
  const asked = await Promise.all(questions.map((title) => makeItem(site, title)))
  await visit(page, list)
  await kept(page)

  await test.step('what is written shows in every tab, survives reloading, and arrives once', async () => {
    const other = await context.newPage()
    await visit(other, list)
    await context.setOffline(true)
    await row(page, 'Funkloch im Zug?').getByRole('link', { name: 'Funkloch im Zug?', exact: true }).click()
    await teaser(page).fill('Im Tunnel geschrieben')
    await expect(state(page)).toContainText('auf diesem Gerät gesichert')
    await expect(bar(page)).toContainText('Offline · Eine Änderung ausstehend')
    await expectAccessible(page)
    await expect(row(other, 'Funkloch im Zug?')).toContainText('ausstehend')
    await expectAccessible(other)

    await other
      .getByRole('link', { name: /anlegen|Neu/ })
      .first()
      .click()
    await other.getByLabel('Titel', { exact: true }).fill('Ohne Netz entstanden?')
    await teaser(other).fill('Ja, im Zug.')
    await expect(other).toHaveURL(/\/blogPosts\/lokal-/)
    await expect(state(other)).toContainText('auf diesem Gerät gesichert')
    for (const tab of [page, other]) await tab.reload()
    await expect(teaser(page)).toHaveValue('Im Tunnel geschrieben')
    await expect(teaser(other)).toHaveValue('Ja, im Zug.')
    await expect(bar(other)).toContainText('2 Änderungen ausstehend')

    await context.setOffline(false)
    await expect(state(page)).toContainText('Gespeichert')
    await expect(other).toHaveURL(/\/blogPosts\/ohne-netz-entstanden$/)
    await expect(state(other)).toContainText('Gespeichert')
    expect(await stored(site, written)).toMatchObject({ version: 2, item: { teaser: 'Im Tunnel geschrieben' } })
    expect(await stored(site, 'ohne-netz-entstanden')).toMatchObject({ item: { teaser: 'Ja, im Zug.' } })
    await expect(bar(page)).toBeEmpty()
    await other.close()
  })

  await test.step('what the server will not take is undone, told, and its text stays', async () => {
    await goTo(page, adminPaths.item(collection, refused))
    await editOffline(context, page, 'Mühsam formuliert')
    await page.getByRole('link', { name: 'Zurück zur Liste' }).click()
    await expect(row(page, 'Bald gelöscht?')).toContainText('ausstehend')
    await site.send('DELETE', `/api/content/${collection}/${refused}`, { version: 1 })
    await context.setOffline(false)
    await expect(bar(page)).toContainText('Eine Änderung nicht übernommen')
    await expect(row(page, 'Bald gelöscht?')).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Einzelheiten' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Mühsam formuliert')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Verwerfen' }).click()
    await expect(dialog).toContainText('Alle Änderungen sind auf dem Server.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('deleting can be taken back until it is sent', async () => {
    await context.setOffline(true)
    for (const last of [false, true]) {
      await row(page, 'Weg damit?').getByRole('checkbox').check()
      await page.getByRole('button', { name: 'In den Papierkorb' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /löschen|Papierkorb/i })
        .click()
      await expect(row(page, 'Weg damit?')).toHaveCount(0)
      if (!last) await page.getByRole('button', { name: 'Rückgängig' }).click()
      if (!last) await expect(row(page, 'Weg damit?')).toHaveCount(1)
    }
    await context.setOffline(false)
    await expect(bar(page)).toBeEmpty()
    await expect.poll(async () => (await site.send('GET', `/api/editing/${collection}/${deleted}`)).status).toBe(404)
  })

  await test.step('nobody signs out without hearing that changes still wait here', async () => {
    await goTo(page, adminPaths.item(collection, late))
    await editOffline(context, page, 'Noch unterwegs')
    await page.getByRole('button', { name: /^Konto:/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    const dialog = page.getByRole('dialog', { name: 'Noch nicht alles übertragen' })
    await expect(dialog).toContainText('Eine Änderung wartet auf diesem Gerät')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // Still at work: what waits arrives.
    await context.setOffline(false)
    await expect(state(page)).toContainText('Gespeichert')
  })

  const other = await context.newPage()
  await test.step('another tab goes on when the leading one is closed while sending', async () => {
    await goTo(page, list)
    await visit(other, list)
    await context.setOffline(true)
    for (const title of questions) {
      await row(page, title).getByRole('link', { name: title, exact: true }).click()
      await teaser(page).fill(`Antwort auf ${title}`)
      await expect(state(page)).toContainText('auf diesem Gerät gesichert')
      await page.getByRole('link', { name: 'Zurück zur Liste' }).click()
      await expect(row(page, title)).toContainText('ausstehend')
    }
    await expect(row(other, 'Dritte Frage?')).toContainText('ausstehend')
    // The first change gets to the server, and the tab is gone before it hears so.
    const sending = page.waitForRequest((request) => request.method() === 'PATCH')
    await context.setOffline(false)
    await sending
    await page.close()
    await expect(row(other, 'Dritte Frage?')).not.toContainText('ausstehend')
    for (const [index, id] of asked.entries())
      await expect
        .poll(() => stored(site, id))
        .toMatchObject({ version: 2, item: { teaser: `Antwort auf ${questions[index]}` } })
  })

  await test.step('signing out takes the copy along', async () => {
    await kept(other)
    await other.getByRole('button', { name: /^Konto:/ }).click()
    await other.getByRole('button', { name: 'Abmelden' }).click()
    await other.waitForURL('**/login**')
    const left = await other.evaluate(async () => ({
      person: localStorage.getItem('schaufenster:offline-person'),
      caches: (await caches.keys()).filter((name) => name.includes('admin')).length,
    }))
    expect(left).toEqual({ person: null, caches: 0 })
  })
})

test('two people who change the same item without a connection choose, and nothing is lost', async ({
  context,
  page,
  browser,
  site,
  mayReport,
}) => {
  mayReport(disconnected)
  const id = await makeItem(site, 'Wer hat recht?')
  const elsewhere = await browser.newContext({ baseURL: site.url })
  const colleague = await openSignedIn(elsewhere, site, { name: 'Cora Kollegin', email: 'cora@musterwerk.example' })
  for (const tab of [page, colleague]) await visit(tab, adminPaths.item(collection, id))
  await editOffline(context, page, 'Von Ada')
  await editOffline(elsewhere, colleague, 'Von Cora')
  await context.setOffline(false)
  await expect(state(page)).toContainText('Gespeichert')
  await elsewhere.setOffline(false)
  const dialog = colleague.getByRole('dialog')
  await expect(dialog).toContainText('Von Ada')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: /übernehmen|speichern/i }).click()
  await expect(state(colleague)).toContainText('Gespeichert')
  expect(await stored(site, id)).toMatchObject({ version: 3, item: { teaser: 'Von Cora' } })
  // The other one sees it without doing anything.
  await expect(teaser(page)).toHaveValue('Von Cora')
  await elsewhere.close()
})

test('without IndexedDB everything works as long as the tab is open', async ({ page, site }) => {
  const id = await makeItem(site, 'Ohne Ablage?')
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await visit(page, adminPaths.item(collection, id))
  await teaser(page).fill('Geht trotzdem')
  await expect(state(page)).toContainText('Gespeichert')
  expect((await warned).text()).toContain('nichts dauerhaft ablegen')
  expect(await stored(site, id)).toMatchObject({ item: { teaser: 'Geht trotzdem' } })
})
