import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { field, rightAnswer, visitor } from './contact-steps.ts'
import { expect, test, type Page } from './site.ts'
import { tabTo } from './tab-to.ts'
import { goTo, visit } from './visit.ts'

// What visitors do, without a mouse; the same of editors is in journeys-by-hand.e2e.ts.

test('the banner, the theme, the menu and a dialog by keyboard alone', async ({ page }) => {
  await visit(page)
  await tabTo(page, page.getByRole('button', { name: 'Ablehnen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toBeHidden()
  await tabTo(page, page.getByRole('button', { name: 'Zum dunkleren Design wechseln' }))
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.setViewportSize({ width: 390, height: 844 })
  await tabTo(page, page.getByRole('button', { name: 'Menü öffnen' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Schulungen' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/training')
  const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await tabTo(page, imprint)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Impressum' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(imprint).toBeFocused()
})

test('a post is found, a filter set, an answer opened and a choice about cookies made by keyboard alone', async ({
  page,
}) => {
  await visit(page, '/blog')
  await tabTo(page, page.getByRole('searchbox', { name: 'Beiträge durchsuchen' }))
  await page.keyboard.type('Ransomware')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /zu „Ransomware“$/ })).toBeVisible()
  await tabTo(page, page.locator('#posts').getByRole('link', { name: /Datensicherung nach/ }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog/datensicherung-3-2-1-1-0')
  const place = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' }).getByRole('link').last()
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(page.locator(`${await place.getAttribute('href')}`)).toBeInViewport()

  await visit(page, '/training')
  await tabTo(page, page.getByRole('group', { name: 'Format' }).getByRole('radio', { name: 'Alle' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Vor Ort' })).toBeChecked()

  await visit(page, '/faq')
  const question = page.locator('main summary').first()
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  await expect(page.locator('main details').first()).toHaveAttribute('open')

  await visit(page, '/cookies')
  const analytics = page.getByRole('main').getByRole('switch', { name: 'Analyse' })
  await tabTo(page, analytics)
  await page.keyboard.press('Space')
  await expect(analytics).toBeChecked()
})

test('a message is written and sent by keyboard alone', async ({ page }) => {
  await visit(page, '/team')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Kontakt' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
  for (const [label, text] of Object.entries(visitor)) {
    await tabTo(page, field(dialog, label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(String(await rightAnswer(dialog)))
  await tabTo(page, dialog.getByRole('button', { name: 'Nachricht senden' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nachricht gesendet!')).toBeVisible()
})

test('the chat is opened, asked and closed by keyboard alone', async ({ page }) => {
  await visit(page)
  const launcher = page.getByRole('button', { name: 'Chat öffnen' })
  await tabTo(page, launcher)
  await page.keyboard.press('Enter')
  const chat = page.getByRole('region', { name: 'Fragen Sie uns' })
  await expect(chat.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Was kostet ein Erstgespräch?')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(launcher).toBeFocused()
})

/** What has the focus, where nothing of it can be seen; undefined where it can, null where nothing has it. */
function hiddenFocus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(async () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    // A radio or a switch may be drawn by its label.
    const drawn = focused.closest('label') ?? focused
    const isSeen = () =>
      [...drawn.getClientRects()].some(({ left, top, width, height }) =>
        [0.05, 0.5, 0.95].some((across) =>
          [0.1, 0.5, 0.9].some((down) => {
            const hit = document.elementFromPoint(left + width * across, top + height * down)
            return hit !== null && (drawn.contains(hit) || (hit.contains(drawn) && hit !== document.documentElement))
          }),
        ),
      )
    // People see what is painted; rows that come meanwhile may be in between.
    for (let frames = 0; frames < 30 && !isSeen(); frames++) await new Promise(requestAnimationFrame)
    const seen = isSeen()
    const name = focused.ariaLabel || drawn.textContent || focused.id
    return seen ? undefined : `${focused.tagName} „${name.trim().slice(0, 60)}“`
  })
}

/** Goes through the whole page by Tab, from its beginning to where the browser takes over. */
async function expectFocusSeen(page: Page): Promise<void> {
  const hidden: string[] = []
  let stops = 0
  for (; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const found = await hiddenFocus(page)
    if (found === null) break
    if (found !== undefined) hidden.push(found)
  }
  expect.soft(hidden, `hidden focus on ${page.url()} at ${page.viewportSize()!.width} px`).toEqual([])
  expect(stops, page.url()).toBeGreaterThan(10)
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`what has the focus is never hidden at ${width} px (WCAG 2.4.11)`, async ({ page, site }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    // The banner stands there unanswered.
    for (const path of ['/', '/blog/passkeys-im-unternehmen', '/training', '/contact']) {
      await visit(page, path)
      await expect(page.getByRole('region', { name: 'Cookie-Hinweis' })).toBeVisible()
      await expectFocusSeen(page)
    }
    await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
    for (const path of [adminPaths.list('blogPosts'), adminPaths.document('companyProfile')]) {
      await goTo(page, path)
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await expectFocusSeen(page)
    }
  })

test('a row below the key hints comes up when it gets the focus (WCAG 2.4.11)', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, adminPaths.list('blogPosts'))
  const boxes = page.getByRole('row').getByRole('checkbox')
  const { y, height } = (await boxes.nth(5).boundingBox())!
  // Now the box lies at the edge of the window, where the hints are.
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height + 8) })
  await page.getByRole('row').nth(5).getByRole('link').first().focus()
  while (!(await boxes.nth(5).evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
  expect(await hiddenFocus(page)).toBeUndefined()
})
