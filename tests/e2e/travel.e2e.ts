import { expectAccessible, expectNothingFound, wholeRules } from './accessibility.ts'
import { expect, ownSite, test, type Page } from './site.ts'
import { goTo, visit } from './visit.ts'

test.use(ownSite)

/** As axe needs it: a page of another moment lets nothing run, not even what looks at it. */
async function letScriptsRun(page: Page) {
  await page.route('**/*vorschau=*', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _policy, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

test('an editor travels to before a change, reads what it was, and shows it to others', async ({
  page,
  site,
  browser,
  watch,
  mayReport,
}) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  const topics = (await (await site.send('GET', '/api/content/faqTopics')).json()) as { items: { id: string }[] }
  const values = { question: 'Fährt der Zug vorher?', answer: '<p>Ja.</p>', topic: topics.items[0]!.id }
  const made = await site.send('POST', '/api/content/faq', { id: 'reise-frage', values })
  const { item, version } = (await made.json()) as { item: { updatedAt: string }; version: number }
  const changed = { question: 'Fährt der Zug nachher?' }
  expect((await site.send('PATCH', '/api/content/faq/reise-frage', { version, values: changed })).status).toBe(200)

  await visit(page, `/admin/zeitreise?am=${item.updatedAt}`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(frame.getByText('Fährt der Zug vorher?')).toBeVisible()
  await expect(frame.getByRole('complementary', { name: 'Zeitreise' })).toContainText('So sah die Website aus am')
  await expectAccessible(page)

  const slider = page.getByRole('slider', { name: 'Von Änderung zu Änderung' })
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /, eine Änderung$/)
  await expect(frame.getByText('Fährt der Zug nachher?')).toBeVisible()
  const entry = page.getByRole('listitem').filter({ hasText: 'Fährt der Zug nachher?' })
  await expect(entry).toContainText('Geändert')
  await entry.getByText('Unterschiede').click()
  await expect(entry.getByRole('deletion')).toHaveText('vorher?')
  await expect(entry.getByRole('insertion')).toHaveText('nachher?')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Vorige Änderung' }).click()
  await expect(frame.getByText('Fährt der Zug vorher?')).toBeVisible()
  await page.getByRole('button', { name: 'Link anlegen' }).click()
  const url = await page.getByLabel('Neuer Link (wird nur jetzt gezeigt)').inputValue()

  const guest = await browser.newContext({ reducedMotion: 'reduce', locale: 'de-DE' })
  const sheet = await guest.newPage()
  watch(sheet)
  await sheet.goto(url)
  await sheet.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(sheet.getByText('Fährt der Zug vorher?')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Anderer Zeitpunkt' })).toHaveCount(0)
  await letScriptsRun(sheet)
  for (const path of ['/faq', '/contact']) {
    const address = new URL(sheet.url())
    address.pathname = path
    await sheet.goto(address.href)
    await expectNothingFound(sheet, wholeRules)
    await sheet
      .getByRole('link', { name: /ansehen$/ })
      .first()
      .click()
    await expectNothingFound(sheet, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
  }

  await page
    .getByRole('button', { name: /zurückziehen$/ })
    .first()
    .click()
  await expect(page.getByText('Der Link ist zurückgezogen.')).toBeVisible()
  await sheet.goto(url)
  await expect(sheet.getByRole('heading', { name: 'Vorschau nicht mehr verfügbar' })).toBeVisible()
  // Browsers tell of every 410.
  mayReport('410')
  await guest.close()

  await goTo(page, '/admin/zeitreise?am=gestern')
  await expect(page.getByText('Das ist kein gültiger Zeitpunkt.')).toBeVisible()
})

test('the owner reads how a legal text was on a day, compares two versions and has a sheet to print', async ({
  page,
  site,
}) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  const editing = await site.send('GET', '/api/editing/agb/agb')
  const { version, item } = (await editing.json()) as { version: number; item: { content: string } }
  const content = `${item.content}<p>Gerichtsstand ist ab jetzt Weimar.</p>`
  await site.send('PATCH', '/api/content/agb/agb', { version, values: { content } })

  await visit(page, '/admin/zeitreise/rechtstexte/agb')
  const sheet = page.getByRole('article')
  await expect(sheet).toContainText('Gerichtsstand ist ab jetzt Weimar.')
  const against = page.getByLabel('Verglichen mit')
  await against.selectOption({ index: 1 })
  await expect(sheet.getByRole('insertion').filter({ hasText: 'Weimar' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('So sah der Text aus am').fill('2020-01-01')
  await page.getByRole('button', { name: 'Zeigen' }).click()
  await expect(page.getByText('An diesem Tag war noch keine Fassung veröffentlicht.')).toBeVisible()
  await expect(sheet).not.toContainText('Weimar')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText(/gedruckt am .* aus dem Archiv/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'AGB: Fassungen' })).toBeHidden()
  await expect(against).toBeHidden()
})
