import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const address = '/blog/passkeys-im-unternehmen'
/** The site in the test runs on a free port, which its public address does not know. */
const publicAddress = /^http:\/\/localhost:\d+\/blog\/passkeys-im-unternehmen$/

test('a post can be read and left without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Passkeys im Unternehmen/)
  await expect(page.getByText('Ein Passwort kann man verraten. Einen Passkey nicht.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeHidden()
  const contents = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' })
  await contents.getByRole('link', { name: 'Typische Stolpersteine' }).click()
  await expect(page.getByRole('heading', { name: 'Typische Stolpersteine' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'IT-Sicherheit' }).click()
  await expect(page).toHaveURL('/blog?kategorie=it-sicherheit')
  await context.close()
})

test('the table of contents stays in view and marks the section being read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  const contents = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' })
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  const costs = contents.getByRole('link', { name: 'Was es kostet und spart' })
  await costs.click()
  await expect(costs).toHaveAttribute('aria-current', 'location')
  await expect(contents).toBeInViewport()
  await page.getByRole('heading', { name: 'Das Team mitnehmen' }).evaluate((heading) => heading.scrollIntoView())
  await expect(contents.locator('[aria-current]')).toHaveText('Das Team mitnehmen')
})

test('the link can be copied, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, address)
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await expect(page.getByText('Link kopiert')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(publicAddress)
})

test('a message is seen, however late the code comes that shows it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/toast-region-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.clock.install()
  await visit(page, address)
  const asked = page.waitForRequest('**/assets/toast-region-*.js')
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await asked
  await page.clock.runFor(10_000)
  arrived.resolve()
  await expect(page.getByText('Link kopiert')).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(page.getByText('Link kopiert')).toBeHidden()
})

test('passing a post on needs no third party', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => void document.documentElement.setAttribute('data-shared', shared.url!)
    Object.assign(navigator, { share })
  })
  await page.goto(address)
  const ways = page.getByRole('list', { name: 'Beitrag weitergeben' })
  await expect(ways.getByRole('link', { name: 'Per E-Mail senden' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Passkeys%20im%20Unternehmen.*&body=http.*passkeys-im-unternehmen$/,
  )
  await ways.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', publicAddress)
})

test('search engines and shared links learn what the post is', async ({ page }) => {
  await page.goto(address)
  const text = (await page.locator('script[type="application/ld+json"]').textContent())!
  const data = JSON.parse(text) as { '@context': string; '@graph': { '@type': string }[] }
  expect(data['@context']).toBe('https://schema.org')
  expect(data['@graph'].find((entry) => entry['@type'] === 'BlogPosting')).toMatchObject({
    author: { name: 'David Okonkwo' },
    datePublished: '2026-11-12T08:00:00.000Z',
    mainEntityOfPage: expect.stringMatching(publicAddress),
  })
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="article:section"]')).toHaveAttribute('content', 'IT-Sicherheit')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', publicAddress)
})

test('one post leads to the next', async ({ page }) => {
  await page.goto(address)
  const neighbours = page.getByRole('navigation', { name: 'Vorheriger und nächster Beitrag' })
  await expect(neighbours.getByRole('link')).toHaveCount(1)
  const series = page.getByRole('navigation', { name: 'Reihe: IT-Sicherheit' })
  await expect(series.getByRole('listitem')).toHaveText([/^Datensicherung/, /^NIS-2/, /^Passkeys/])
  await expect(series.locator('[aria-current=page]')).toHaveText(/^Passkeys/)
  await expect(series.getByRole('link', { name: /^NIS-2/ })).toHaveAttribute('href', '/blog/nis2-dokumentation')
  await neighbours.getByRole('link', { name: /Älterer Beitrag ePA/ }).click()
  await expect(page).toHaveURL('/blog/epa-fuer-alle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ePA für alle/)
  await expect(neighbours.getByRole('link', { name: /Neuerer Beitrag Passkeys/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Inhaltsverzeichnis' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^#/,
  )
})

test('where the site recommends no posts, one still leads to the next', async ({ page, site }) => {
  const path = '/api/content/pages/post'
  const read = async <Answer>(address: string) => (await (await site.send('GET', address)).json()) as Answer
  const { item } = await read<{ item: { blocks: { kind: string }[] } }>(path)
  const { version } = await read<{ version: number }>('/api/editing/pages/post')
  const blocks = item.blocks.filter(({ kind }) => kind !== 'relatedPosts')
  expect((await site.send('PATCH', path, { version, values: { blocks } })).status).toBe(200)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Weiterlesen' })).toBeHidden()
  const neighbours = page.getByRole('navigation', { name: 'Vorheriger und nächster Beitrag' })
  await expect(neighbours.getByRole('link', { name: /Älterer Beitrag ePA/ })).toBeVisible()
  const back = { version: version + 1, values: { blocks: item.blocks } }
  expect((await site.send('PATCH', path, back)).status).toBe(200)
})

test('a post with nothing but title, teaser and text is a whole page too', async ({ page, site }) => {
  const content = '<h2>Erstens</h2><p>Ein Satz.</p><h2>Zweitens</h2><p>Noch einer.</p>'
  const values = { title: 'Nur das Nötigste', teaser: 'Kurz', motif: 'web', content, date: '2020-01-01' }
  expect((await site.send('POST', '/api/content/blogPosts', { id: 'noetigstes', values })).status).toBe(201)
  await page.goto('/blog/noetigstes')
  await expect(page.getByRole('link', { name: 'Zweitens' })).toHaveAttribute('href', '#zweitens')
  await expect(page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link')).toHaveText([
    'Startseite',
    'Blog',
  ])
  await expect(page.getByText('Geschrieben von')).toBeHidden()
  expect((await site.send('DELETE', '/api/content/blogPosts/noetigstes', { version: 1 })).status).toBe(204)
})

test('an unknown post is a helpful 404', async ({ page, mayReport }) => {
  expect((await page.goto('/blog/gibt-es-nicht'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  mayReport('404') // The browser reports the 404 of the page itself.
})

test('on paper there is the text and nothing to click', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(address)
  await expect(page.getByText('Ein Passwort kann man verraten. Einen Passkey nicht.')).toBeVisible()
  await expect(page.getByText('12. November 2026').first()).toBeVisible()
  for (const name of ['Inhaltsverzeichnis', 'Brotkrumen', 'Vorheriger und nächster Beitrag'])
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toBeHidden()
  await expect(page.getByText('Per E-Mail senden')).toBeHidden()
})

test('a post is accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})
