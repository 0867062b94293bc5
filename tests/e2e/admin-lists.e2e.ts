import { expectAccessible } from './accessibility.ts'
import { allRows } from './list-rows.ts'
import { expect, ownSite, test, type Page } from './site.ts'
import { goTo, visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

const table = (page: Page, name: string) => page.getByRole('table', { name })
const titles = async (page: Page, name: string) => (await allRows(page, name)).allTextContents()
const visitors = async (url: string) => (await fetch(url)).text()

test('lists are searched and sorted, and what is done to several items can be taken back', async ({ page, site }) => {
  test.setTimeout(180_000)
  await test.step('a list is searched, filtered and sorted, and the way back leads to the same rows', async () => {
    await site.send('POST', '/api/content/faq', { draft: true, values: { question: 'Zebra im Büro?' } })
    await goTo(page, '/admin/inhalte/faq')
    const all = await titles(page, 'Häufige Fragen')
    await page.getByRole('button', { name: /^Entwurf/ }).click()
    const drafts = await titles(page, 'Häufige Fragen')
    expect(drafts).toContain('Zebra im Büro?')
    // Other tests may have left drafts, but nothing that is published.
    await expect(table(page, 'Häufige Fragen').getByText('Veröffentlicht', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: /^Alle/ }).click()
    await page.getByRole('button', { name: 'Titel', exact: true }).click()
    const sorted = await titles(page, 'Häufige Fragen')
    expect(sorted).toEqual(all.toSorted(new Intl.Collator('de', { numeric: true, sensitivity: 'base' }).compare))
    await page.getByLabel('Häufige Fragen durchsuchen').fill('zebra')
    await expect(page).toHaveURL(/suche=zebra&sortierung=title/)
    await page.reload()
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    expect(await titles(page, 'Häufige Fragen')).toEqual(['Zebra im Büro?'])

    await page.getByLabel('Häufige Fragen durchsuchen').fill('Einhorn')
    await expect(page.getByRole('heading', { name: 'Keine Treffer für „Einhorn“' })).toBeVisible()
    await page.getByRole('button', { name: 'Entwurf „Einhorn“ anlegen' }).click()
    await expect(page).toHaveURL(/\/admin\/inhalte\/faq\/einhorn$/)
  })

  await test.step('several items are withdrawn, published and deleted, and each change can be taken back', async () => {
    await goTo(page, '/admin/inhalte/partners')
    const [first = '', second = ''] = await titles(page, 'Partner')
    const toast = page.getByRole('region', { name: /Meldungen/ })
    await page.getByRole('checkbox', { name: `„${first}“ auswählen` }).check()
    await page.getByRole('checkbox', { name: `„${second}“ auswählen` }).check()
    const bulk = page.getByRole('group', { name: 'Aktionen für die Auswahl' })
    await bulk.getByRole('button', { name: 'Zurückziehen' }).click()
    // It stays as long as somebody points at it.
    await toast.getByText('2 Einträge zurückgezogen').hover()
    expect(await visitors(`${site.url}/partners`)).not.toContain(first)
    await toast.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(toast.getByText('Rückgängig gemacht')).toBeVisible()
    expect(await visitors(`${site.url}/partners`)).toContain(first)

    await bulk.getByRole('button', { name: 'In den Papierkorb' }).click()
    const dialog = page.getByRole('dialog', { name: '2 Einträge in den Papierkorb legen?' })
    await expect(dialog.getByText('Nichts anderes verweist darauf.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'In den Papierkorb' }).click()
    await toast.getByText('2 Einträge in den Papierkorb gelegt').hover()
    await expect.poll(() => titles(page, 'Partner')).not.toContain(first)
    await toast.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(table(page, 'Partner').getByRole('link', { name: first, exact: true })).toBeVisible()
  })
})

test('items are copied and replaced by defaults, and deleting names what refers to them', async ({ page, site }) => {
  test.setTimeout(180_000)
  await test.step('deleting something that others refer to names each place', async () => {
    await goTo(page, '/admin/inhalte/categories')
    await page.getByRole('button', { name: 'Aktionen für „IT-Sicherheit“' }).click()
    await page.getByRole('button', { name: 'In den Papierkorb', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '„IT-Sicherheit“ in den Papierkorb legen?' })
    await expect(dialog.getByText(/Darauf wird verwiesen/)).toBeVisible()
    await expect(dialog.getByText('Blogbeitrag, Rubrik').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(page.getByRole('button', { name: 'Aktionen für „IT-Sicherheit“' })).toBeFocused()
  })

  await test.step('a copy is a draft, and an unfinished one says what it lacks', async () => {
    await site.send('POST', '/api/content/jobs', { draft: true, values: { title: 'Weberin' } })
    await goTo(page, '/admin/inhalte/jobs')
    await page.getByRole('button', { name: 'Aktionen für „Weberin“' }).click()
    await page.getByRole('button', { name: 'Duplizieren' }).click()
    await expect(page.getByRole('link', { name: 'Weberin (Kopie)', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Aktionen für „Weberin“' }).click()
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await expect(page.getByRole('alert').getByText('1 Eintrag blieb unverändert')).toBeVisible()
    await expect(page.getByRole('alert').getByText(/„Weberin“: Bitte/)).toBeVisible()
  })

  await test.step('importing defaults names the consequence and is undone', async () => {
    const own = { value: '7', label: 'Eigene Kennzahl' }
    await site.send('POST', '/api/content/stats', { values: own })
    await goTo(page, '/admin/inhalte/stats')
    // Without pictures the list has no column for them.
    const cells = table(page, 'Kennzahlen').locator('tbody tr').first().locator('th, td')
    await expect(table(page, 'Kennzahlen').locator('thead th')).toHaveCount(await cells.count())
    await page.getByRole('button', { name: 'Standardinhalte importieren' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/Alle \d+ vorhandenen Einträge werden gelöscht, auch Entwürfe/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Alles ersetzen' }).click()
    const toast = page.getByRole('region', { name: /Meldungen/ })
    await toast.getByText('4 Standardeinträge importiert').hover()
    await expect(page.getByRole('link', { name: own.label })).toHaveCount(0)
    await toast.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('link', { name: own.label, exact: true })).toBeVisible()
    expect(await visitors(`${site.url}/`)).toContain(own.label)

    await visit(page, '/admin/inhalte/testimonials')
    await page.getByRole('button', { name: 'Standardinhalte importieren' }).click()
    await expect(page.getByRole('dialog').getByText(/kommen hinzu.*bleiben unverändert/)).toBeVisible()
  })
})

test('lists work with the keyboard alone and are accessible in both themes, also on a phone', async ({
  page,
  site,
  mayReport,
}) => {
  test.setTimeout(180_000)
  await test.step('deleting waits visibly for the places that point there, and works when they cannot be found out', async () => {
    await site.send('POST', '/api/content/partners', { draft: true, values: { name: 'Kurz da' } })
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/references', async (route) => {
      await answered
      await route.abort()
    })
    await goTo(page, '/admin/inhalte/partners')
    await page.getByRole('link', { name: 'Kurz da', exact: true }).focus()
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('dialog', { name: '„Kurz da“ in den Papierkorb legen?' })
    const confirm = dialog.getByRole('button', { name: 'In den Papierkorb' })
    await expect(confirm).toHaveAccessibleDescription(/Es wird geprüft/)
    await confirm.focus()
    await page.keyboard.press('Enter')
    await expect(confirm).toBeDisabled()
    answer()
    await expect(dialog.getByText(/ließ sich gerade nicht prüfen/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 Eintrag in den Papierkorb gelegt')).toBeVisible()
    mayReport('ERR_FAILED')
    await page.unroute('**/references')
  })

  await test.step('everything once with the keyboard alone', async () => {
    await goTo(page, '/admin/inhalte/benefits')
    const before = await titles(page, 'Vorteile')
    // Outside the list a single key does nothing (J31).
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/benefits$/)

    await page.getByLabel('Vorteile durchsuchen').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: before[0]!, exact: true })).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => titles(page, 'Vorteile')).toEqual([before[1], before[0], ...before.slice(2)])
    await expect(page.getByRole('link', { name: before[0]!, exact: true })).toBeFocused()
    await expect
      .poll(async () => {
        const { items } = (await (await fetch(`${site.url}/api/content/benefits`)).json()) as {
          items: { title: string }[]
        }
        return items[0]!.title
      })
      .toBe(before[1])

    await page.keyboard.press('Space')
    await expect(page.getByText('1 ausgewählt')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 ausgewählt')).toHaveCount(0)
    await page.keyboard.press('End')
    await expect(page.getByRole('link', { name: before.at(-1)!, exact: true })).toBeFocused()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: before.at(-1)!, exact: true })).toBeFocused()

    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Tastenkürzel' })
    await expectAccessible(page)
    await help.getByRole('checkbox', { name: 'Einzelne Tasten als Kürzel' }).press('Space')
    await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/benefits$/)
    await page.getByRole('button', { name: 'Alle Kürzel' }).click()
    await help.getByRole('checkbox', { name: 'Einzelne Tasten als Kürzel' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: before[1]!, exact: true }).focus()
    await page.keyboard.press('/')
    await expect(page.getByLabel('Vorteile durchsuchen')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/\/benefits\/neu$/)
  })

  await test.step('lists are accessible in both themes, also on a phone', async () => {
    await goTo(page, '/admin/inhalte/blogPosts')
    await page.getByLabel('Alle auswählen').check()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByLabel('Blogbeiträge durchsuchen').fill('gibt es nicht')
    await expectAccessible(page)
  })
})
