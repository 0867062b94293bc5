import { expect, ownSite, test } from './site.ts'
import { expectSaved, visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

test('a question is written, published and deleted with the keyboard alone', async ({ page, site }) => {
  await visit(page, '/admin/inhalte/faq/neu')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await expect(page.getByRole('textbox', { name: 'Antwort' })).toBeVisible()
  await page.getByLabel('Frage', { exact: true }).focus()
  await page.keyboard.type('Geht das ohne Maus')
  await press('Tab')
  await page.waitForURL('**/faq/geht-das-ohne-maus')
  // The toolbar is one stop; the text comes after it.
  await press('ArrowRight', 'ArrowRight')
  await expect(page.getByRole('button', { name: 'Link (Strg K)' })).toBeFocused()
  await press('Tab')
  await page.keyboard.type('Ja, vollständig.')
  await press('Enter')
  await page.keyboard.type('- Erstens')
  await press('Enter')
  await page.keyboard.type('Zweitens')
  await press('Tab')
  await expect(page.getByLabel('Thema')).toBeFocused()
  await press('ArrowDown')
  await press('Control+s')
  await expect(page.locator('[data-kind="done"]')).toBeVisible()
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()
  const item = await (await site.send('GET', '/api/content/faq/geht-das-ohne-maus')).json()
  expect(item).toMatchObject({ item: { answer: '<p>Ja, vollständig.</p><ul><li>Erstens</li><li>Zweitens</li></ul>' } })

  await page.getByRole('button', { name: 'Weitere Aktionen' }).focus()
  await press('Enter')
  await page.getByRole('button', { name: 'In den Papierkorb' }).focus()
  await press('Enter')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'In den Papierkorb' })
  // First it looks for places that would lead nowhere.
  await expect(confirm).not.toHaveAttribute('aria-disabled')
  await confirm.focus()
  await press('Enter')
  await page.waitForURL('**/admin/inhalte/faq')
  expect((await site.send('GET', '/api/content/faq/geht-das-ohne-maus')).status).toBe(404)
})

test('entries of a list are added, moved and removed with the keyboard', async ({ page, site }) => {
  await visit(page, '/admin/dokumente/companyProfile')
  const list = page.getByRole('group', { name: 'Anfahrt' })
  const second = list.getByRole('button', { name: 'Weg 2 nach oben' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(list.getByText('Weg 2 steht jetzt an Stelle 1 von 3')).toBeAttached()
  // The keyboard stays with what it moves, goes on to what is new, and to the neighbour of what is gone.
  await expect(list.getByRole('button', { name: 'Weg 1 nach oben' })).toBeFocused()
  await list.getByRole('button', { name: 'Weg hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  await expect(list.getByLabel('Verkehrsmittel').last()).toBeFocused()
  await page.keyboard.type('Mit dem Rad')
  await list.getByRole('button', { name: 'Weg 3 entfernen' }).focus()
  await page.keyboard.press('Enter')
  await expect(list.getByRole('button', { name: 'Weg 3 entfernen' })).toBeFocused()
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  const stored = (await (await site.send('GET', '/api/editing/companyProfile/companyProfile')).json()) as {
    item: { directions: { title: string }[] }
  }
  expect(stored.item.directions.map(({ title }) => title)).toEqual([
    'Mit der Straßenbahn',
    'Mit der Bahn',
    'Mit dem Rad',
  ])
})

test('P changes the width of the preview only on its bar, and can be switched off', async ({ page }) => {
  await visit(page, '/admin/inhalte/blogPosts/umzug-in-die-cloud')
  const device = (name: string) => page.getByRole('button', { name, exact: true })
  await device('Desktop').focus()
  await page.keyboard.press('p')
  await expect(device('Tablet')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Vorschau: Tablet')).toBeAttached()
  await page.getByLabel('Titel', { exact: true }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('p')
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(/p$/)
  await expect(device('Tablet')).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => localStorage.setItem('schaufenster-single-keys', 'off'))
  await device('Desktop').focus()
  await page.keyboard.press('p')
  await expect(device('Tablet')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-kind="done"]')).toBeVisible()
})

test('Escape closes what is open, leaves nobody who writes, and asks while something is not saved', async ({
  page,
  mayReport,
}) => {
  await visit(page, '/admin/inhalte/faq/neu')
  await page.getByLabel('Frage', { exact: true }).fill('Wohin führt Escape')
  await page.keyboard.press('Tab')
  await page.waitForURL('**/faq/wohin-fuehrt-escape')
  const here = /\/wohin-fuehrt-escape$/
  await page.getByRole('textbox', { name: 'Antwort' }).click()
  await page.keyboard.type('/')
  await expect(page.getByRole('list', { name: 'Bausteine' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Bausteine' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Zurück')
  await page.getByRole('button', { name: 'Link (Strg K)' }).click()
  await page.getByRole('button', { name: 'Übernehmen' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Übernehmen' })).toBeHidden()
  const more = page.getByRole('button', { name: 'Weitere Aktionen' })
  await more.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeHidden()
  await page.getByLabel('Frage', { exact: true }).press('Escape')
  await expect(page).toHaveURL(here)
  await expect(page.locator('[data-kind="done"]')).toBeVisible()

  await page.route('**/api/content/**', (route) => route.abort())
  await page.getByLabel('Frage', { exact: true }).fill('Wohin führt Escape?')
  await more.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Noch nicht alles gespeichert' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(here)
  await page.unroute('**/api/content/**')
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-kind="done"]')).toBeVisible()
  await more.focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/inhalte\/faq$/)
  mayReport('ERR_FAILED')
})
