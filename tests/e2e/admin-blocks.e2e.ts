import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

const blocksOf = async (site: { send(method: string, path: string): Promise<Response> }) =>
  (
    (await (await site.send('GET', '/api/content/pages/partners')).json()) as {
      item: { blocks: { id: string; hidden: boolean }[] }
    }
  ).item.blocks

test('blocks of a page are added from pictures, moved, hidden and removed with the keyboard', async ({
  page,
  site,
}) => {
  await visit(page, '/admin/inhalte/pages/partners')
  const blocks = page.getByRole('group', { name: 'Bausteine', exact: true })
  await blocks.getByRole('button', { name: /Einladung: Partner werden nach oben/ }).focus()
  await page.keyboard.press('Enter')
  await expect(blocks.getByText('steht jetzt an Stelle 2 von 5')).toBeAttached()
  await blocks.getByRole('button', { name: /Partner: Mit wem wir arbeiten ausblenden/ }).click()
  await expect(blocks.getByText('Ausgeblendet', { exact: true })).toBeVisible()

  await blocks.getByRole('button', { name: 'Baustein hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Welchen Baustein?' })
  await expect(picker.getByRole('button', { name: /Liste der Beiträge/ })).toHaveCount(0)
  await expectAccessible(page)
  await picker.getByRole('button', { name: /^Zitat/ }).focus()
  await page.keyboard.press('Enter')
  await expect(blocks.getByRole('textbox', { name: 'Zitat', exact: true })).toBeFocused()
  await page.keyboard.type('Wir kommen wieder')

  await blocks.getByRole('button', { name: /Spalten, Karten und Schritte: .* entfernen/ }).click()
  await expect(blocks.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(blocks.getByRole('listitem').filter({ hasText: 'Wie die Zusammenarbeit geregelt ist' })).toHaveCount(1)

  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()
  const stored = await blocksOf(site)
  expect(stored.map(({ id, hidden }) => `${id}${hidden ? ' hidden' : ''}`)).toEqual([
    'partners hidden',
    'become',
    'model',
    'muster',
    'quote',
    'aufruf',
  ])

  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Standard wiederherstellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Standard wiederherstellen' }).click()
  await expect(blocks.getByRole('listitem').filter({ hasText: 'Zitat' })).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(async () => (await blocksOf(site)).map(({ id, hidden }) => `${id}${hidden ? ' hidden' : ''}`))
    .toEqual(['partners', 'model', 'become', 'muster', 'aufruf'])
})

test('a page of one’s own gets its address first, and fits a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/admin/inhalte/pages')
  await page.getByRole('button', { name: 'Neue Seite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' })
  await dialog.getByLabel('Titel').fill('Blog')
  await expect(dialog.getByLabel('Adresse')).toHaveValue('blog')
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(dialog.getByText('Die Adresse /blog gehört schon zur Website')).toBeVisible()
  await dialog.getByLabel('Titel').fill('Über Solar')
  await dialog.getByLabel('Adresse').fill('ueber-solar')
  await dialog.getByRole('button', { name: 'Seite anlegen' }).click()
  await page.waitForURL('**/ownPages/ueber-solar')
  const blocks = page.getByRole('group', { name: 'Bausteine', exact: true })
  await blocks.getByRole('button', { name: 'Baustein hinzufügen' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Kennzahlen/ })
    .click()
  // Measured from the top: what scrolls under the bar is smaller there than it is.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()
  expect((await fetch(`${site.url}/ueber-solar`)).status).toBe(200)
})
