import { expectAccessible } from './accessibility.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const toastOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const storedOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('schaufenster-consent') ?? 'null') as Record<string, unknown>)
const everything = { necessary: true, preferences: true, analytics: true, marketing: true }
const onlyNecessary = { necessary: true, preferences: false, analytics: false, marketing: false }

/** Everything a page could have left in the browser. */
const traces = async (page: Page) => ({
  cookies: await page.context().cookies(),
  stored: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
})

test('before a choice the banner shows and nothing at all is stored, on whatever page', async ({ page }) => {
  for (const path of ['/', '/blog', '/cookies', '/contact', '/datenschutz']) {
    await visit(page, path)
    await expect(bannerOf(page)).toBeVisible()
    expect(await traces(page)).toEqual({ cookies: [], stored: [] })
  }
  await visit(page, '/login')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
})

test('the banner comes when the page is at rest, not beside what somebody does', async ({ page }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await visit(page)
  await page.clock.runFor(350)
  await page.keyboard.press('Shift')
  await page.clock.runFor(250)
  await expect(bannerOf(page)).toBeHidden()
  await page.clock.runFor(1_000)
  await expect(bannerOf(page)).toBeVisible()
})

test('the banner asks on equal terms, names what it is about and takes no focus', async ({ page }) => {
  await visit(page)
  const banner = bannerOf(page)
  await expect(banner).toContainText('Einwilligung')
  for (const text of ['Präferenzen, Analyse oder Marketing', 'Empfänger', 'Drittländer', 'widerrufen'])
    await expect(banner).toContainText(text)
  await expect(banner.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz')
  await expect(banner.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/impressum')
  const looks = (name: string) =>
    banner.getByRole('button', { name }).evaluate((button) => {
      const { width, height } = button.getBoundingClientRect()
      const style = getComputedStyle(button)
      const names = [
        'font',
        'color',
        'background',
        'border',
        'borderRadius',
        'padding',
        'opacity',
        'boxShadow',
      ] as const
      return { width, height, ...Object.fromEntries(names.map((property) => [property, style[property]])) }
    })
  expect(await looks('Ablehnen')).toEqual(await looks('Alle akzeptieren'))
  const settings = banner.getByRole('link', { name: 'Einstellungen' })
  const color = (element: Element) => getComputedStyle(element).color
  expect(await settings.evaluate(color)).toBe(await page.locator('body').evaluate(color))
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('link', { name: 'Portfolio' }).first().focus()
  await expect(page.getByRole('link', { name: 'Portfolio' }).first()).toBeFocused()
  await settings.click()
  await expect(page).toHaveURL('/cookies')
})

test('the banner waits for the fonts it is written in and asks for no other', async ({ page }) => {
  await page.addInitScript(() => document.fonts.add(new FontFace('Elsewhere', 'url(/elsewhere.woff2)')))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
  })
  await visit(page)
  await expect(bannerOf(page)).toBeVisible()
  expect(asked).toHaveLength(2)
  expect(asked).not.toContain('/elsewhere.woff2')
})

test('accepting enables everything, rejecting only the necessary; neither is asked again', async ({ page }) => {
  await visit(page)
  await bannerOf(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(toastOf(page, 'Cookies akzeptiert')).toContainText('Alle Cookie-Einstellungen wurden aktiviert')
  expect(await storedOf(page)).toMatchObject(everything)
  await expect(page.getByRole('main')).toBeFocused()

  await page.evaluate(() => localStorage.clear())
  await visit(page)
  await bannerOf(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(toastOf(page, 'Cookies abgelehnt')).toContainText('Es werden nur notwendige Cookies verwendet')
  expect(await storedOf(page)).toMatchObject(onlyNecessary)
  await expect.poll(async () => (await storedOf(page))?.sent).toBe(true)

  await visit(page, '/cookies')
  await expect(page.getByText(/Ihre Auswahl vom/)).toBeVisible()
  // Three seconds later: it would be there.
  await expect(page.locator('[data-chat=closed]')).toBeAttached()
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await traces(page)).toEqual({ cookies: [], stored: ['schaufenster-consent'] })
})

test('a single switch saves at once; reset takes everything back, also on the server', async ({ page }) => {
  await visit(page, '/cookies')
  const panel = page.getByRole('main')
  const necessary = panel.getByRole('switch', { name: 'Notwendig' })
  await expect(necessary).toBeChecked()
  await expect(necessary).toBeDisabled()
  await expect(bannerOf(page)).toBeVisible()
  await panel.getByRole('switch', { name: 'Präferenzen' }).click()
  await expect(toastOf(page, 'Cookie aktiviert')).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
  expect(await storedOf(page)).toMatchObject({ ...onlyNecessary, preferences: true })
  await panel.getByRole('switch', { name: 'Präferenzen' }).click()
  await expect(toastOf(page, 'Cookie deaktiviert')).toBeVisible()
  expect(await storedOf(page)).toMatchObject(onlyNecessary)

  const record = panel.getByRole('region', { name: 'Ihr Nachweis' })
  await expect(record.getByRole('listitem')).toHaveText([/Nur Notwendiges/, /Präferenzen/])
  const { id } = await storedOf(page)
  await expect(record).toContainText(String(id))
  const withdrawn = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await record.getByRole('button', { name: 'Einwilligung widerrufen' }).click()
  await withdrawn
  await expect(bannerOf(page)).toBeVisible()
  await expect(panel.getByText('Sie haben noch keine Auswahl getroffen.')).toBeVisible()
  // Once the server has it.
  await expect.poll(() => traces(page)).toEqual({ cookies: [], stored: [] })
  const own = await page.request.get('/api/consent', { headers: { 'consent-id': String(id) } })
  const { entries } = (await own.json()) as { entries: { action: string }[] }
  expect(entries.map(({ action }) => action)).toEqual(['choose', 'choose', 'withdraw'])
})

test('a withdrawal without a connection reaches the server when there is one again', async ({ page, mayReport }) => {
  await visit(page, '/cookies')
  const panel = page.getByRole('main')
  await panel.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect.poll(async () => (await storedOf(page))?.sent).toBe(true)
  const { id } = await storedOf(page)
  await page.context().setOffline(true)
  await panel.getByRole('button', { name: 'Einwilligung widerrufen' }).click()
  await expect(panel.getByText('Sie haben noch keine Auswahl getroffen.')).toBeVisible()
  expect(await storedOf(page)).toBeNull()
  await page.context().setOffline(false)
  await expect.poll(() => traces(page)).toEqual({ cookies: [], stored: [] })
  const own = await page.request.get('/api/consent', { headers: { 'consent-id': String(id) } })
  const { entries } = (await own.json()) as { entries: { action: string }[] }
  expect(entries.map(({ action }) => action)).toEqual(['choose', 'withdraw'])
  mayReport('ERR_INTERNET_DISCONNECTED') // The broken connection is reported, as it should be.
})

test('the footer opens the same settings as a dialog; its reset brings the banner back', async ({ page }) => {
  await visit(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Cookie-Einstellungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
  await expect(dialog.getByRole('switch')).toHaveCount(4)
  await dialog
    .getByText(/^\d+ Dienste anzeigen$/)
    .first()
    .click()
  await expect(dialog.getByText('schaufenster-consent', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(dialog.getByText('Cookies akzeptiert')).toBeVisible()
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bannerOf(page)).toBeVisible()
  expect(await storedOf(page)).toBeNull()
  await footer.getByRole('link', { name: 'Cookies', exact: true }).click()
  await expect(page).toHaveURL('/cookies')
})

test('the banner never hides the legal links, the focus or the legal texts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await visit(page, '/faq')
  const banner = bannerOf(page)
  await expect(banner).toBeVisible()
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const bottomOf = async () => (await legal.boundingBox())!
  const top = (await banner.boundingBox())!.y
  await expect.poll(async () => (await bottomOf()).y + (await bottomOf()).height).toBeLessThanOrEqual(top)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => scrollTo(0, 0))
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!
      const cover = document.querySelector('section[aria-label="Cookie-Hinweis"]')!
      if (cover.contains(focused)) return false
      const [inner, outer] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()]
      return inner.top >= outer.top && inner.bottom <= outer.bottom && inner.height > 0
    })
    expect(hidden).toBe(false)
  }

  for (const path of ['/impressum', '/datenschutz']) {
    await visit(page, path)
    await expect(banner).toBeAttached()
    expect(await banner.evaluate((element) => getComputedStyle(element).position)).toBe('relative')
    const below = await page.getByRole('contentinfo').boundingBox()
    expect((await banner.boundingBox())!.y).toBeGreaterThanOrEqual(below!.y + below!.height - 1)
  }
})

test('two tabs agree, and a choice ends after twelve months', async ({ page, context, watch }) => {
  const other = await context.newPage()
  watch(other)
  await visit(page)
  await visit(other, '/cookies')
  await expect(bannerOf(other)).toBeVisible()
  await bannerOf(page).getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(bannerOf(other)).toHaveCount(0)
  await expect(other.getByRole('main').getByRole('switch', { checked: true })).toHaveCount(4)
  await other.getByRole('main').getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(bannerOf(page)).toBeVisible()
  await bannerOf(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(bannerOf(other)).toHaveCount(0)

  const { at } = await storedOf(page)
  const expiry = new Date(String(at))
  expiry.setUTCFullYear(expiry.getUTCFullYear() + 1)
  await page.clock.setFixedTime(new Date(expiry.getTime() - 60_000))
  await visit(page, '/cookies')
  await expect(page.getByText(/Ihre Auswahl vom/)).toBeVisible()
  // Three seconds later: it would be there.
  await expect(page.locator('[data-chat=closed]')).toBeAttached()
  await expect(bannerOf(page)).toHaveCount(0)
  await page.clock.setFixedTime(new Date(expiry.getTime() + 60_000))
  await visit(page)
  await expect(bannerOf(page)).toBeVisible()
  expect(await storedOf(page)).toBeNull()
})

for (const width of [360, 1280])
  test(`banner and settings are accessible in both themes at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/partners')
    await expect(bannerOf(page)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await dialog
      .getByText(/^\d+ Dienste anzeigen$/)
      .first()
      .click()
    await expectAccessible(page)
  })
