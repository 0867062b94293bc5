import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use(withMotion)

const post = '/blog/passkeys-im-unternehmen'
const toastsOf = (page: Page) => page.getByRole('region', { name: 'Meldungen' }).getByText('Link kopiert')

test.beforeEach(async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await visit(page, post)
  // Turning to what may announce something brings the region along.
  await page.getByRole('button', { name: 'Link kopieren' }).hover()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
})

const copy = (page: Page) => page.getByRole('button', { name: 'Link kopieren' }).click()

test('toasts are announced, three at most, go after four seconds and stay readable above a dialog', async ({
  page,
}) => {
  await test.step('a toast is announced politely and goes after four seconds', async () => {
    await copy(page)
    await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toBeVisible()
    await page.clock.runFor(3_999)
    await expect(toastsOf(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toastsOf(page)).toHaveCount(0)
  })

  await test.step('three toasts are visible at most, and each can be closed', async () => {
    for (let count = 1; count <= 4; count++) {
      await copy(page)
      await expect(toastsOf(page)).toHaveCount(Math.min(count, 3))
    }
    // The fourth takes the place of the first.
    for (const left of [3, 2, 1, 0]) {
      await page.getByRole('button', { name: 'Meldung schließen' }).first().click()
      await expect(toastsOf(page)).toHaveCount(left)
    }
  })

  await test.step('time stands still while the pointer or the focus is on a toast', async () => {
    await copy(page)
    await toastsOf(page).hover()
    await page.clock.runFor(10_000)
    await expect(toastsOf(page)).toHaveCount(1)
    await page.mouse.move(10, 700)
    await page.keyboard.press('F8')
    await page.clock.runFor(10_000)
    await expect(toastsOf(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(toastsOf(page)).toHaveCount(0)
  })

  await test.step('toasts stay readable above a modal dialog: their region moves into it, and back', async () => {
    await page.clock.resume()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    const dialog = page.getByRole('dialog', { name: 'Impressum' })
    await expect(dialog.getByRole('region', { name: 'Meldungen' })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await copy(page)
    await expect(toastsOf(page)).toBeVisible()
  })
})
