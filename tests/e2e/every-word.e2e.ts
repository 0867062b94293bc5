import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mark, writeMarkedContent } from '../marked-content.ts'
import { isAuthority, isHoliday } from '../unmarked-prose.ts'
import { expect, test as base, type Page } from './site.ts'
import { visit } from './visit.ts'

// What comes to be in a browser only, on a site whose every text of content carries a mark. The pages as the server writes
// them are held by tests/integration/every-word.test.ts, with the same rules.

const test = base.extend<object, { environment: Record<string, string> }>({
  environment: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'schaufenster-words-e2e-'))
      await writeMarkedContent(folder)
      await use({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_RENDERS_PER_MINUTE: '10000' })
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** What can be seen and does not come from content. */
async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate((sign) => {
    const free =
      '.visually-hidden,time,code,script,style,svg,textarea,[href^="mailto:"],[href^="tel:"],address,[data-from=bot] a'
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // A word that is held together splits a text that is from content as a whole.
      const split = parent?.matches('.held') ? parent.parentElement : parent?.querySelector(':scope > .held') && parent
      const text = ((split ?? walker.currentNode).textContent ?? '').trim()
      if (!/\p{L}{2}/u.test(text) || text.includes(sign) || !parent?.checkVisibility()) continue
      if (!parent.closest(free)) found.push(text)
    }
    return found
  }, mark)
  const isAddress = (text: string) => /^\S+@\S+$/.test(text)
  return texts.filter((text) => !isHoliday(text) && !isAuthority(text) && !isAddress(text))
}

/** At once: toasts and thanks go by themselves, and with them what must not be there. */
async function expectMarked(page: Page) {
  expect(await unmarked(page)).toEqual([])
}
const dialogOn = (page: Page) => page.locator('dialog[open]:not(.sheet)')
const toasts = (page: Page) => page.locator('[data-toast]')

async function openDialog(page: Page, name: string) {
  await page.evaluate((hash) => (location.hash = hash), name)
  await expect(dialogOn(page)).toBeVisible()
  return dialogOn(page)
}

test('everything in the dialogs comes from content, also when they cannot be loaded', async ({ page, mayReport }) => {
  test.slow()
  for (const state of ['loaded', 'cut off'])
    await test.step(state, async () => {
      if (state === 'cut off') await page.route('**/dialoge/*', (route) => route.abort())
      await visit(page, '/team')
      for (const name of ['contact', 'about', 'team', 'impressum', 'datenschutz', 'agb', 'cookies'])
        await test.step(name, async () => {
          const dialog = await openDialog(page, name)
          await expect(dialog).not.toHaveAttribute('aria-busy')
          await expectMarked(page)
          await page.keyboard.press('Escape')
          await expect(dialogOn(page)).toHaveCount(0)
        })
    })
  mayReport('ERR_FAILED') // The browser reports the calls that were cut off.
})

test('so does what the form says at every step', async ({ page, mayReport }) => {
  await visit(page, '/team')
  const dialog = await openDialog(page, 'contact')
  const submit = dialog.locator('button[type=submit]')
  await submit.click()
  await expect(dialog.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
  await expectMarked(page)
  const entries = { name: 'Ada', email: 'ada@praxis.example', phone: '0361 1234567', message: 'Ein langer Text.' }
  for (const [name, value] of Object.entries(entries)) await dialog.locator(`[name=${name}]`).fill(value)
  await dialog.locator('[name=mathAnswer]').fill('999')
  await submit.click()
  await expect(toasts(page)).toHaveCount(1)
  await expectMarked(page)

  const question = (await dialog.locator('[data-field=mathAnswer] label').textContent())!
  const [, first, sign, second] = /(\d+) ([+×−]) (\d+)/.exec(question)!
  const [a, b] = [Number(first), Number(second)]
  await dialog.locator('[name=mathAnswer]').fill(String(sign === '+' ? a + b : sign === '−' ? a - b : a * b))
  await page.route('**/api/v1.0/email/send', (route) => route.abort())
  await submit.click()
  await expect(dialog.locator('form button[type=button]')).toBeVisible()
  await expectMarked(page)
  await page.unroute('**/api/v1.0/email/send')
  await submit.click()
  await expect(dialog.locator('section[aria-describedby]')).toBeVisible()
  await expectMarked(page)
  mayReport('ERR_FAILED') // The browser reports the call that was cut off.
})

test('so do the cookie banner, its settings and what they announce', async ({ page }) => {
  await visit(page, '/cookies')
  await expect(page.locator('[data-consent]')).toBeVisible()
  await expectMarked(page)
  await page.locator('[data-answer=rejected]').click()
  await expect(toasts(page)).toHaveCount(1)
  await expect(page.locator('[role=switch]').nth(1)).toBeVisible()
  await expectMarked(page)
  await page.locator('[role=switch]').nth(1).click()
  await expect(page.locator('#consent-record ~ ol li').first()).toBeVisible()
  await expectMarked(page)
})

test('so does what the pages themselves add: filters, opening hours, a copied link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/training')
  await page.locator('label:has([value=online])').click()
  await expect(page).toHaveURL(/format=online/)
  await expectMarked(page)
  await visit(page, '/faq')
  await page.locator('#faq-suche').fill('Quastenflosser')
  await expect(page.locator('[data-nothing]')).toBeVisible()
  await expectMarked(page)
  await visit(page, '/contact')
  await page.locator('#hours').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-behaviour=open-state] p')).toBeVisible()
  await expectMarked(page)
  await visit(page, '/blog/nis2-dokumentation')
  await page.locator('[data-share=copy] button').click()
  await expect(toasts(page)).toHaveCount(1)
  await expectMarked(page)
})

test('so does the chat, also when nobody answers', async ({ page, mayReport }) => {
  await visit(page, '/team')
  // The chat waits until the banner is answered.
  await page.locator('[data-answer=rejected]').click()
  await page.locator('[data-chat-open]').click()
  const input = page.locator('[data-chat] textarea')
  await input.fill('11 22 33')
  await input.press('Enter')
  await expect(page.locator('[data-from=bot]')).toHaveCount(2)
  await expectMarked(page)
  await page.route('**/api/chat', (route) => route.abort())
  await input.fill('44 55 66')
  await input.press('Enter')
  await expect(page.locator('[data-from=bot]')).toHaveCount(3)
  await expectMarked(page)
  mayReport('ERR_FAILED') // The browser reports the call that was cut off.
})
