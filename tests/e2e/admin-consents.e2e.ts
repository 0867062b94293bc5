import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ extraHTTPHeaders: { authorization: 'Bearer token-for-e2e-tests-0123456789abcdef' } })

test('the owner sees what visitors chose and takes the ledger along', async ({ page, browser, site }) => {
  const visitor = await browser.newContext()
  const tab = await visitor.newPage()
  await visit(tab, `${site.url}/partners`)
  const recorded = tab.waitForResponse((response) => response.url().endsWith('/api/consent'))
  await tab.getByRole('button', { name: 'Alle akzeptieren' }).click()
  expect((await recorded).ok()).toBe(true)
  await visitor.close()

  await visit(page, '/admin/einwilligungen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einwilligungen')
  const chart = page.getByRole('slider', { name: /^Entscheidungen vom/ })
  await expect(chart).toHaveAttribute('aria-valuetext', /[1-9]\d* akzeptiert/)
  await page.getByText('Zahlen als Tabelle').click()
  await expect(page.getByRole('row')).toHaveCount(31)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV herunterladen' }).click()
  expect((await download).suggestedFilename()).toMatch(/^einwilligungen-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('link', { name: '12 Monate' }).click()
  await expect(page.getByRole('heading', { name: 'Entscheidungen, letzte 12 Monate' })).toBeVisible()
})

test('the bars of the dashboard are read one by one with the arrow keys', async ({ page, site }) => {
  // There is a chart once there is something to show.
  await fetch(site.url, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0' } })
  await visit(page, '/admin')
  const chart = page.getByRole('slider', { name: /^Seitenaufrufe vom/ })
  await chart.focus()
  const today = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', today!)
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', today!)
})

test('a map and a video that an editor puts in are stored as data and survive further editing', async ({
  page,
  site,
}) => {
  test.slow()
  const id = 'mit-karte'
  await site.send('POST', '/api/content/blogPosts', { id, values: { title: id, teaser: 'Kurz' }, draft: true })
  const stored = async () => {
    const answer = await site.send('GET', `/api/editing/blogPosts/${id}`)
    return ((await answer.json()) as { item: { content: string } }).item.content
  }
  await visit(page, `/admin/inhalte/blogPosts/${id}`)
  await page.getByRole('textbox', { name: 'Inhalt' }).click()
  await page.getByRole('button', { name: 'Video oder Karte' }).click()
  await page.getByLabel('Art', { exact: true }).selectOption('Karte')
  await page.getByLabel('Adresse oder Code zum Einbetten').fill('https://karten.example/embed?ort=Erfurt')
  await page.getByLabel(/^Unterschrift/).fill('Anfahrt')
  await page.getByRole('group', { name: 'Video oder Karte' }).getByRole('button', { name: 'Übernehmen' }).click()
  const figure = (caption: string) =>
    `<figure data-embed="https://karten.example/embed?ort=Erfurt" data-kind="map"><figcaption>${caption}</figcaption></figure>`
  await expect.poll(stored).toContain(figure('Anfahrt'))
  await visit(page, `/admin/inhalte/blogPosts/${id}`)
  await page.getByText('Anfahrt', { exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' mit der Bahn')
  await expect.poll(stored).toContain(figure('Anfahrt mit der Bahn'))

  // As people copy it: the page of the video cannot be embedded, and is understood.
  await page.getByRole('button', { name: 'Video oder Karte' }).click()
  await page.getByLabel('Adresse oder Code zum Einbetten').fill('https://youtu.be/dQw4w9WgXcQ?t=90')
  await page.getByRole('group', { name: 'Video oder Karte' }).getByRole('button', { name: 'Übernehmen' }).click()
  await expect
    .poll(stored)
    .toContain('<figure data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90" data-kind="video">')
})

test('consents and dashboard are accessible in both themes', async ({ page }) => {
  for (const path of ['/admin', '/admin/einwilligungen']) {
    await visit(page, path)
    await expectAccessible(page)
  }
})
