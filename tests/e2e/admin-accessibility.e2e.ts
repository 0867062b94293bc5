import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test, type Page } from './site.ts'
import { goTo, visit } from './visit.ts'

test.use(ownSite)

// Editors and dialogs of the admin area; other screens are judged beside their journeys. Few visits, many states.

test.beforeEach(async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

/** A dialog as it opens, closed again by Escape. */
async function expectDialogAccessible(page: Page, name: string | RegExp) {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(page.getByRole('dialog')).not.toHaveAttribute('aria-busy')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the editor, its forms and its dialogs are accessible in both themes', async ({ page, site, mayReport }) => {
  const values = { title: 'Probe', teaser: 'Worum es geht', content: '<p>Der Text.</p>', motif: 'web' }
  const path = '/api/content/blogPosts/probe'
  await site.send('POST', '/api/content/blogPosts', { values })
  await site.send('PATCH', path, { version: 1, values: { teaser: 'Worum es wirklich geht' }, draft: true })
  await visit(page, '/admin/inhalte/blogPosts/probe')
  const text = page.getByRole('textbox', { name: 'Inhalt' })
  await expect(text).toBeVisible()
  const more = page.getByRole('button', { name: 'Weitere Aktionen' })
  await more.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const dialogs = {
    Prüfen: 'Vor dem Veröffentlichen',
    Versionen: 'Versionen',
    Zeitplan: 'Zeitplan',
    Vorschaulinks: 'Vorschaulinks',
    'Entwurf verwerfen': 'Entwurf verwerfen?',
    Zurückziehen: 'Eintrag zurückziehen?',
    'In den Papierkorb': '„Probe“ in den Papierkorb legen?',
  }
  for (const [action, title] of Object.entries(dialogs)) {
    await more.click()
    await page.getByRole('button', { name: action, exact: true }).click()
    await expectDialogAccessible(page, title)
  }

  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' /')
  await expect(page.getByRole('list', { name: 'Bausteine' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  for (const block of ['Link (Strg K)', 'Video oder Karte']) {
    await page.getByRole('toolbar').getByRole('button', { name: block, exact: true }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('toolbar').getByRole('button', { name: 'Bild', exact: true }).click()
  await expectDialogAccessible(page, 'Bild auswählen')

  await page.route('**/api/content/**', (route) => route.abort())
  await page.getByLabel('Titel', { exact: true }).fill('Noch nicht gespeichert')
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click()
  await expectDialogAccessible(page, 'Noch nicht alles gespeichert')
  mayReport('ERR_FAILED')
  page.on('dialog', (dialog) => void dialog.accept())
})

test('documents, new items, lists, the media library and open questions are accessible in both themes', async ({
  page,
}) => {
  await visit(page, '/admin/inhalte/services')
  await page.locator('[data-row-link]').first().focus()
  await page.keyboard.press('Delete')
  await expectDialogAccessible(page, /in den Papierkorb legen\?$/)
  await page.getByLabel('Alle auswählen').check()
  await page
    .getByRole('group', { name: 'Aktionen für die Auswahl' })
    .getByRole('button', { name: 'In den Papierkorb' })
    .click()
  await expectDialogAccessible(page, /Einträge in den Papierkorb legen\?$/)
  await page.getByRole('button', { name: 'Standardinhalte importieren' }).click()
  await expectDialogAccessible(page, /^Standardinhalte importieren/)

  const documents = ['footer', 'impressum', 'companyProfile', 'siteOptions', 'generalSettings']
  const items = ['inhalte/team/neu', 'inhalte/faq/neu']
  for (const path of ['medien', 'fragen', ...items, ...documents.map((name) => `dokumente/${name}`)]) {
    await goTo(page, `/admin/${path}`)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('button', { name: 'Auf Standard zurücksetzen' }).click()
  await expectDialogAccessible(page, 'Auf Standard zurücksetzen?')
})
