import type { Locator } from '@playwright/test'
import { expect, test, withMotion, type Page } from './site.ts'
import { toSettle, visit } from './visit.ts'

test.use({ ...withMotion, settled: false })

/** A click is painted before anything else comes of it. */
const paintClick = (page: Page) => page.clock.runFor(20)

test('a page that is not there yet comes after a second of loader, every time; the way back and a tab at once', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const loader = page.getByRole('status').filter({ hasText: 'Seite wird geladen' })
  const follow = async (link: Locator) => {
    // Not by the pointer, which would have the page fetched ahead.
    await link.dispatchEvent('click')
    await paintClick(page)
  }
  /** Pages that were shown or fetched ahead stay in memory for so long. */
  const forgetPages = () => page.clock.runFor(31_000)
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' })

  // The second time the start page is as well known as any, but no longer in memory.
  for (const [name, from, to] of [
    ['Blog', '/', '/blog'],
    ['Musterwerk IT, Startseite', '/blog', '/'],
    ['Blog', '/', '/blog'],
  ] as const)
    await test.step(`from ${from} to ${to}`, async () => {
      await forgetPages()
      await follow((name === 'Blog' ? menu : page.getByRole('banner')).getByRole('link', { name }))
      await expect(loader).toBeVisible()
      await page.clock.runFor(970)
      await expect(loader).toBeVisible()
      await expect(page).toHaveURL(from)
      await page.clock.runFor(30)
      await expect(page).toHaveURL(to)
      await expect(loader).toBeHidden()
    })

  await forgetPages()
  const loaderShown = await page.locator('[data-page-loader]').evaluateHandle((element) => {
    const shown: boolean[] = []
    new MutationObserver(() => shown.push(!element.hasAttribute('hidden'))).observe(element, {
      attributeFilter: ['hidden'],
    })
    return shown
  })
  await follow(page.getByRole('link', { name: 'Healthcare IT 1' }))
  await expect(page).toHaveURL('/blog?kategorie=healthcare-it')
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page.locator('main h1')).toHaveText(/^IT, die/)
  expect(await loaderShown.jsonValue()).not.toContain(true)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`${reducedMotion === 'reduce' ? 'with reduced motion a new page jumps' : 'a new page scrolls smoothly'} to its top`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, '/faq')
    await toSettle(page)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    // A jump has arrived in the same task as the exchange, a smooth scroll has not begun to move.
    const start = await page.evaluateHandle(() => {
      const seen: number[] = []
      document.addEventListener('page-exchanged', () => queueMicrotask(() => seen.push(scrollY)))
      return seen
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Startseite$/ })
      .first()
      .click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await start.jsonValue()).toEqual([reducedMotion === 'reduce' ? 0 : 900])
  })

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`without View Transitions a new page ${reducedMotion === 'reduce' ? 'does not fade with reduced motion' : 'fades in'}`, async ({
    page,
  }) => {
    await page.addInitScript(() => delete (Document.prototype as Partial<Document>).startViewTransition)
    await page.emulateMedia({ reducedMotion })
    await visit(page, '/')
    const fades = await page.evaluateHandle(() => {
      const seen: unknown[] = []
      document.addEventListener('page-exchanged', () =>
        // The fade begins in the same task as the exchange.
        queueMicrotask(() => {
          for (const { effect } of document.querySelector('main')!.getAnimations())
            seen.push((effect as KeyframeEffect).getKeyframes().map(({ opacity }) => opacity))
        }),
      )
      return seen
    })
    await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    expect(await fades.jsonValue()).toEqual(reducedMotion === 'reduce' ? [] : [['0', '1']])
    await expect(page.locator('main')).toHaveCSS('opacity', '1')
  })

test('between click and new page the old one never shows again', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  const styles = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await styles.promise
    await route.continue()
  })
  // Every change of what is seen: which page stands there, and whether the cover hides it.
  await page.evaluate(() => {
    const cover = document.querySelector<HTMLElement>('[data-page-loader]')!
    const film: string[] = []
    const take = () => {
      const frame = cover.hidden ? document.querySelector('main h1')!.textContent : 'cover'
      if (frame !== film.at(-1)) film.push(frame)
    }
    new MutationObserver(take).observe(document.body, { subtree: true, childList: true, attributes: true })
    take()
    Object.assign(window, { film })
  })
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Blog' })
    .dispatchEvent('click')
  await paintClick(page)
  const cover = page.locator('[data-page-loader]')
  await expect(cover).toBeVisible()
  const asked = page.waitForRequest('**/*.css')
  await page.clock.runFor(1_000)
  await asked
  // The second is over and the page is there, but not yet how it looks.
  await expect(cover).toBeVisible()
  styles.resolve()
  await expect(page).toHaveURL('/blog')
  await expect(cover).toBeHidden()
  const film = await page.evaluate(() => (window as unknown as { film: string[] }).film)
  expect(film.slice(1)).toEqual(['cover', 'Blog'])
})

test('the cloth of a card becomes the cloth of its page, and the card again on the way back; never without motion', async ({
  page,
}) => {
  await visit(page, '/')
  await toSettle(page)
  // What takes part in each change.
  await page.evaluate(() => {
    const changes: string[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      const look = async () => {
        await transition.ready
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        const takesPart = (name: string) => parts.includes(`::view-transition-new(${name})`)
        changes.push(['cloth', 'site-header', 'root'].filter(takesPart).join())
      }
      void look()
      return transition
    }
    Object.assign(window, { changes })
  })
  const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
  const card = page.locator('#leistungen').getByRole('link', { name: /^IT-.?Sicherheit/ })
  await card.scrollIntoViewIfNeeded()
  const ahead = page.waitForResponse('**/security')
  await card.hover()
  await (await ahead).finished()
  await card.click()
  await expect(page).toHaveURL('/security')
  await expect.poll(changes).toEqual(['cloth,site-header,root'])
  // Until then the page still scrolls to its top, where the cloth is.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(changes).toEqual(['cloth,site-header,root', 'cloth,site-header,root'])
  // Nothing keeps a name that the next change would meet.
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await card.click()
  await expect(page).toHaveURL('/security')
  expect(await changes()).toHaveLength(2)
})

test('a new page starts at its top and is announced, the way back leads to where one was, and nothing is stored', async ({
  page,
  browser,
  site,
}) => {
  await visit(page, '/')
  const scrollY = () => page.evaluate(() => window.scrollY)

  await test.step('the strip at the top goes when the page is alive, and never shows without JavaScript', async () => {
    const strip = (tab: Page) => tab.locator('body > div[aria-hidden="true"]').first()
    await expect(strip(page)).toBeHidden()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    await still.goto(site.url)
    await expect(strip(still)).toBeHidden()
    await plain.close()
  })

  const teaser = page.getByRole('main').getByRole('link', { name: 'Alle Beiträge' })
  await test.step('a new page starts at its top with the focus on its content and its title announced', async () => {
    await toSettle(page)
    await teaser.evaluate(async (link) => {
      await document.fonts.ready
      link.scrollIntoView({ behavior: 'instant', block: 'center' })
    })
    const before = await scrollY()
    expect(before).toBeGreaterThan(1_000)
    await teaser.click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(scrollY).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('p[aria-live]')).toHaveText(await page.title())
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(scrollY).toBe(before)
  })

  await test.step('moving about stores nothing in the browser', async () => {
    await teaser.click()
    await expect(page).toHaveURL('/blog')
    await page.reload()
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
  })

  await test.step('choosing a tab stays at the place', async () => {
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Healthcare IT 1' }).click()
    await expect(page).toHaveURL('/blog?kategorie=healthcare-it')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Healthcare IT')
    expect(await scrollY()).toBe(150)
  })
})

test('the button of a page that failed loads the same address once more, with its query', async ({ page }) => {
  await page.goto('/faq?suche=cloud')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  // As app/site/frame/message-page.tsx writes it.
  const form = '<form action=""><button type="submit" data-reload="">Seite neu laden</button></form>'
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((title, html) => title.insertAdjacentHTML('afterend', html), form)
  const button = page.getByRole('button', { name: 'Seite neu laden' })
  await button.click()
  await expect(button).toHaveCount(0)
  await expect(page).toHaveURL('/faq?suche=cloud')
})

test('a button changes the screen without a document; a screen whose script is missing comes as one, once', async ({
  page,
  site,
  mayReport,
}) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin/kalender')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  await page.getByRole('main').getByRole('link', { name: 'Nächster Monat' }).click()
  await expect(page).toHaveURL(/\/admin\/kalender\?/)
  expect(documents).toEqual([])
  await page.route('**/assets/list-*.js', (route) => route.abort())
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Häufige Fragen/ })
    .first()
    .click()
  await expect(page).toHaveURL('/admin/inhalte/faq')
  await page.waitForLoadState('load')
  expect(documents).toEqual(['/admin/inhalte/faq'])
  // Its script is still missing: the document of the server stays, which can be read; an error page could not.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveText('Fehler beim Laden der Anwendung')
  mayReport('ERR_FAILED', 'Failed to fetch dynamically imported module') // The missing scripts are reported, as they should be.
})

test('tabs of the admin area keep the place on the screen, another screen starts at its top', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin')
  const scrollY = () => page.evaluate(() => window.scrollY)
  const tab = page.getByRole('main').locator('a[href$="zeitraum=7"]')
  await tab.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }))
  const before = await scrollY()
  expect(before).toBeGreaterThan(100)
  await tab.click()
  await expect(page).toHaveURL(/zeitraum=7/)
  await expect(tab).toHaveAttribute('aria-current', /./)
  expect(await scrollY()).toBe(before)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Häufige Fragen/ })
    .first()
    .click()
  await expect(page).toHaveURL('/admin/inhalte/faq')
  await expect.poll(scrollY).toBe(0)
})
