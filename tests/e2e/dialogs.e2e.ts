import { expectAccessible } from './accessibility.ts'
import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use(withMotion)

test('dialogs open by a plain click, close in every way, and leave the page as it was', async ({
  page,
  mayReport,
  browser,
  site,
}) => {
  test.slow()
  await test.step('a plain click opens the dialog, the back button closes it and the focus returns', async () => {
    await visit(page, '/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Impressum' })
    await expect(dialog.getByText('Musterwerk IT GmbH')).toBeVisible()
    await expect(page).toHaveURL(/\/#impressum$/)
    await expect(dialog.getByRole('heading', { name: 'Impressum' })).toBeFocused()
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await expect(link).toBeFocused()
    await page.goForward()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('Escape, the close buttons and the backdrop close a dialog, a click inside does not', async () => {
    const dialog = page.getByRole('dialog', { name: 'Datenschutz' })
    const open = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).last().click()
      await expect(dialog).toBeVisible()
    }
    await open()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await open()
    await dialog.getByRole('button', { name: 'Schließen' }).first().click()
    await expect(dialog).toBeHidden()
    await open()
    await dialog.getByRole('heading', { name: 'Kurz gesagt' }).click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(10, 400)
    await expect(dialog).toBeHidden()
  })

  await test.step('a text that cannot be loaded can be tried again or opened as a page', async () => {
    await page.route('**/dialoge/agb', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    const dialog = page.getByRole('dialog', { name: 'AGB' })
    await expect(dialog.getByRole('alert').filter({ hasText: 'Der Text konnte nicht geladen werden' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Als Seite öffnen' })).toHaveAttribute('href', '/agb')
    await page.unroute('**/dialoge/agb')
    await dialog.getByRole('button', { name: 'Erneut laden' }).click()
    await expect(dialog.getByText('Stand:').last()).toBeVisible()
    mayReport('ERR_FAILED') // The browser reports the aborted request.
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the page behind a dialog stays still and where it was', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => [window.scrollY, document.body.getBoundingClientRect().width])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Über uns' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Über uns' }).getByRole('heading', { name: 'Expertise' }),
    ).toBeVisible()
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, -400)
    const state = () => page.evaluate(() => [window.scrollY, document.body.getBoundingClientRect().width])
    expect(await state()).toEqual(before)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await state()).toEqual(before)
  })

  await test.step('a click with a modifier key and a page without JavaScript follow the real address', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'AGB' })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
    await expect(opened).toHaveURL(/\/agb$/)
    await opened.close()
    await expect(page.getByRole('dialog')).toBeHidden()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(site.url)
    await plain.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
    await expect(plain).toHaveURL(/\/agb$/)
    await context.close()
  })

  await test.step('the contact dialog offers e-mail and telephone and takes the words of its link along', async () => {
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('[data-dialog="contact"]')
      if (link) link.dataset.prefill = 'Ich möchte den Newsletter & mehr'
      link?.click()
    })
    const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
    await expect(dialog.getByLabel('Nachricht', { exact: true })).toHaveValue('Ich möchte den Newsletter & mehr')
    const details = dialog.getByRole('list', { name: 'So erreichen Sie uns' })
    await expect(details.getByRole('link', { name: 'kontakt@' })).toHaveAttribute('href', /^mailto:kontakt@musterwerk/)
    await expect(details.getByRole('link', { name: '+49' })).toHaveAttribute('href', 'tel:+493610000000')
    const { width } = (await dialog.boundingBox())!
    expect(width).toBe(600)
    await page.keyboard.press('Escape')
  })

  await test.step('the newsletter opens the dialog under its own title, with words to begin with (J47)', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
    await expect(dialog.getByLabel('Nachricht', { exact: true })).toHaveValue(/Ihren Newsletter/)
  })
})

test('a link with a hash opens the dialog, and closing it stays on the page', async ({ page }) => {
  await visit(page, '/#team')
  const dialog = page.getByRole('dialog', { name: 'Unser Team' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Lena Hartwig' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  expect(requests.filter((url) => url.includes('.data'))).toEqual([])
})

test('while a legal text loads the dialog is busy and cannot be printed', async ({ page }) => {
  await visit(page, '/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/dialoge/agb', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click()
  const dialog = page.getByRole('dialog', { name: 'AGB' })
  await expect(dialog).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeDisabled()
  release()
  await expect(dialog.getByRole('button', { name: 'Drucken' })).toBeEnabled()
  await expect(dialog).not.toHaveAttribute('aria-busy')
})

test('on a phone a dialog is a sheet that reaches the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/#about')
  const dialog = page.getByRole('dialog', { name: 'Über uns' })
  await expect(dialog.getByRole('heading', { name: 'Mission' })).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 12, width: 360, height: 728 })
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeInViewport()
})

test('from the mobile menu the focus comes back to the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/')
  const burger = page.getByRole('button', { name: 'Menü öffnen' })
  await burger.click()
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Team', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Unser Team' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(burger).toBeFocused()
})

test('a dialog opened from a dialog lies above it and gives way to it again', async ({ page }) => {
  await visit(page, '/#contact')
  const contact = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
  await contact.getByLabel('Name').fill('Annika')
  await contact.getByRole('link', { name: 'Datenschutzerklärung' }).click()
  const privacy = page.getByRole('dialog', { name: 'Datenschutz' })
  await expect(privacy).toBeVisible()
  await expect(page).toHaveURL(/#datenschutz$/)
  await page.keyboard.press('Escape')
  await expect(privacy).toBeHidden()
  await expect(contact.getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused()
  await expect(contact.getByLabel('Name')).toHaveValue('Annika')
  await page.keyboard.press('Escape')
  await expect(contact).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
})

test('dialogs are accessible in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const titles = { contact: 'Kontakt aufnehmen', about: 'Über uns', team: 'Unser Team', impressum: 'Impressum' }
  for (const [name, title] of Object.entries(titles)) {
    await visit(page, `/#${name}`)
    // By its name: only the fragment changes, so the dialog before it may still be there.
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog).not.toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page)
  }
})
