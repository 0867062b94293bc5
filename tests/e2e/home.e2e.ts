import { expectAccessible } from './accessibility.ts'
import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use(withMotion)

test('the home page shows the seeded services without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.url)
  for (const name of ['Webentwicklung', 'IT-Sicherheit', 'Cloud', 'E-Commerce', 'Personalberatung'])
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  await context.close()
})

test('a field of the loom says where it leads when it is touched, and leads there', async ({ page }) => {
  await visit(page, '/')
  const field = page.locator('main > header').getByRole('link', { name: 'Cloud', exact: true })
  const label = field.getByText('Cloud')
  await expect(label).toHaveCSS('opacity', '0')
  // The topic of the same name, further down, lights it up as well.
  const topic = page.locator('#topics').getByRole('link', { name: 'Cloud', exact: true })
  await topic.hover()
  await expect(label).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(label).toHaveCSS('opacity', '0')
  // By the keyboard: the fields follow the actions of the head.
  await page.locator('main > header').getByRole('link', { name: 'Leistungen ansehen' }).focus()
  while (!(await field.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await expect(label).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/leistungen/cloud')
})

test('the cloth of the story tears and is woven again while one reads, and is whole and close where nothing moves', async ({
  page,
}) => {
  await visit(page, '/')
  const story = page.locator('#montag')
  const mend = story.locator('svg:has(use[href$="#story-mend"])')
  const unwoven = async (chapter: string) => {
    await story
      .getByRole('heading', { name: chapter })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
    return mend.evaluate((svg) => Number(/(\d[\d.]*)%/.exec(getComputedStyle(svg).clipPath)?.[1] ?? 0))
  }
  expect(await unwoven('Nichts geht mehr')).toBe(100)
  await expect.poll(() => unwoven('Die Sicherung hält')).toBeLessThan(90)
  await expect.poll(() => unwoven('Damit es hält')).toBeLessThan(30)
  const height = () => story.evaluate((section) => section.clientHeight)
  const long = await height()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Bewegung anhalten' }).click()
  await expect(mend).toHaveCSS('clip-path', /^inset\(0/)
  await expect.poll(height).toBeLessThan(long / 1.5)
})

test('a published change is in the page on the next visit', async ({ page, site }) => {
  await page.goto('/')
  const { items } = (await (await fetch(`${site.url}/api/content/stats`)).json()) as { items: { id: string }[] }
  const response = await site.send('PATCH', `/api/content/stats/${items[0]!.id}`, {
    version: 1,
    values: { value: '4711' },
  })
  expect(response.status).toBe(200)
  await page.reload()
  await expect(page.getByText('4711')).toBeVisible()
  expect((await site.send('POST', '/api/import-defaults/stats')).status).toBe(200)
})

test('an address that does not exist is a helpful 404', async ({ page, mayReport }) => {
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Seite nicht gefunden')
  mayReport('404') // The browser reports the 404 of the page itself.
})

test('the page for missing addresses is accessible in both themes', async ({ page, mayReport }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/gibt-es-nicht')
  await expectAccessible(page)
  mayReport('404') // The browser reports the 404 of the page itself.
})
