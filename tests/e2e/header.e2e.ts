import { menuOverflowPx } from '#shared/addresses/menu-width.ts'
import { visit } from './visit.ts'
import { expect, test } from './site.ts'

test('the header names the pages of the site in order and marks the current one', async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(navigation.getByRole('link')).toHaveText([
    'Startseite',
    'Leistungen',
    'TI',
    'Schulungen',
    'Personalberatung',
    'Portfolio',
    'Blog',
    'KI',
  ])
  await expect(navigation.locator('[aria-current]')).toHaveText(['Startseite'])
})

test('the first stop of the keyboard is the way to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the bar condenses when the page has scrolled more than 20 px', async ({ page }) => {
  await visit(page)
  const bar = page.getByRole('banner').locator('> div')
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect(bar).toHaveCSS('height', '76px')
  await scrollTo(21)
  await expect(bar).toHaveCSS('height', '60px')
  await scrollTo(20)
  await expect(bar).toHaveCSS('height', '76px')
})

test('Leistungen leads to the services on the home page, from there and from elsewhere', async ({
  page,
  mayReport,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Leistungen' })
  const services = page.locator('#leistungen')
  const distance = () => services.evaluate((section) => Math.round(section.getBoundingClientRect().top))
  await visit(page)
  await link.click()
  await expect.poll(distance).toBe(96)
  await visit(page, '/gibt-es-nicht')
  await link.click()
  await expect(page).toHaveURL('/#leistungen')
  await expect.poll(distance).toBe(96)
  mayReport('404') // The browser reports the 404 of the second page.
})

test('the Kontakt button blinks every 8 seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await visit(page)
  // What comes and goes in the header has begun.
  await expect(page.locator('[data-theme-tooltip]')).toHaveAttribute('data-shown', 'true')
  await page.clock.pauseAt(Date.now() + 60_000)
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt' })
  await expect(contact).toHaveAttribute('href', '/contact')
  const msUntilBlink = async () => {
    for (let ms = 0; ; ms += 200) {
      if ((await contact.getAttribute('data-blinking')) === 'true') return ms
      await page.clock.runFor(200)
    }
  }
  expect(await msUntilBlink()).toBeLessThanOrEqual(8000)
  await page.clock.runFor(7000)
  await expect(contact).toHaveAttribute('data-blinking', 'false')
  expect(await msUntilBlink()).toBe(1000)
})

test('the logo is a picture in the dark theme only, and only if there is one', async ({ page, site }) => {
  await page.goto('/')
  const picture = await page.locator('link[rel=icon]').getAttribute('href')
  const change = async (version: number, logoDarkUrl: string) => {
    const path = '/api/content/generalSettings/generalSettings'
    const response = await site.send('PATCH', path, { version, values: { logoDarkUrl } })
    expect(response.status).toBe(200)
  }
  const home = page.getByRole('banner').getByRole('link', { name: 'Musterwerk IT, Startseite' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(home.getByText('Musterwerk IT')).toBeVisible()
  await change(1, picture!)
  await page.reload()
  await expect(home.getByRole('img', { name: 'Musterwerk IT' })).toBeVisible()
  await expect(home.getByText('Musterwerk IT')).toBeHidden()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(home.getByText('Musterwerk IT')).toBeVisible()
  await expect(home.getByRole('img')).toBeHidden()
  await change(2, '')
})

test('a menu as wide as the editor allows stands beside the name from 1080 px on', async ({ page, site }) => {
  await page.setViewportSize({ width: 1080, height: 800 })
  for (const letters of ['Webentwicklung', 'Illustrationsrat', 'MANAGEMENT', 'ABC']) {
    const labels = Array.from({ length: 8 }, (_, index) => letters[index % letters.length]!)
    for (let at = 0; ; at++) {
      const longer = labels.with(at % 8, labels[at % 8]! + letters[at % letters.length]!)
      if (menuOverflowPx(longer) > 0) break
      labels.splice(0, 8, ...longer)
    }
    const items = labels.map((label) => ({ label, href: '/faq' }))
    const { version } = (await (await site.send('GET', '/api/editing/headerMenu/headerMenu')).json()) as {
      version: number
    }
    const path = '/api/content/headerMenu/headerMenu'
    expect((await site.send('PATCH', path, { version, values: { items } })).status).toBe(200)
    await page.goto('/')
    const places = await page.evaluate(async () => {
      await document.fonts.ready
      const bar = document.querySelector('header > div')!
      const [name, menu, contact] = ['a span', 'nav', 'a[data-blinking]'].map((part) => bar.querySelector(part)!)
      const right = (element: Element) => element.getBoundingClientRect().right
      return {
        whole: name!.scrollWidth <= name!.clientWidth,
        apart: right(name!) <= menu!.getBoundingClientRect().left,
        inside: right(contact!) <= right(bar),
      }
    })
    expect(places, letters).toEqual({ whole: true, apart: true, inside: true })
  }
  expect((await site.send('POST', '/api/import-defaults/headerMenu')).status).toBe(200)
})

test.describe('below 1080 px', () => {
  test.use({ viewport: { width: 800, height: 800 } })

  test('the menu keeps the focus inside, closes on Esc and gives the focus back', async ({ page }) => {
    await visit(page)
    const burger = page.getByRole('button', { name: 'Menü öffnen' })
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await burger.click()
    await expect(menu).toBeVisible()
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab')
      const inside = await page.evaluate(() => document.activeElement?.matches('body, dialog *'))
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(burger).toBeFocused()
  })

  test('the menu lists everything, Über uns, Team, search and Notfall below, and closes on the way to a page', async ({
    page,
  }) => {
    await visit(page)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    const items = menu.getByRole('navigation').getByRole('link')
    await expect(items).toHaveCount(12)
    await expect(items.nth(8)).toHaveAttribute('href', '/about')
    await expect(items.nth(9)).toHaveAttribute('href', '/team')
    await expect(items.nth(10)).toHaveAttribute('href', '/suche')
    await expect(items.nth(11)).toHaveAttribute('href', '/notfall')
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible()
    await items.filter({ hasText: 'Leistungen' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/#leistungen')
  })

  test('a click beside the menu, the way back and a wide window close it', async ({ page }) => {
    await visit(page)
    const burger = page.getByRole('button', { name: 'Menü öffnen' })
    const menu = page.getByRole('dialog', { name: 'Menü' })
    await burger.click()
    await expect(menu).toBeVisible()
    await page.mouse.click(100, 400)
    await expect(menu).toBeHidden()
    await page.evaluate(() => history.pushState(history.state, '', '#oben'))
    await burger.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    // It opens with the next paint; who thinks better of it before is not met by it.
    await burger.evaluate(async (button: HTMLElement) => {
      button.click()
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    })
    await expect(menu).toBeHidden()
    await burger.click()
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect(menu).toBeHidden()
  })

  test('the menu opens and closes without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await expect(page.getByRole('link', { name: 'Personalberatung' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /wechseln|Bewegung/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Menü schließen' }).click()
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeHidden()
    await context.close()
  })
})
