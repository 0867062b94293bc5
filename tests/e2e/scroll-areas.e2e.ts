import { scrollAreaHideDelayMs } from '#kit/scroll/scroll-area.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

type Place = { name: string; open(page: Page): Promise<void>; area: string }

const places: Place[] = [
  { name: 'a dialog', area: 'dialog[open] .scroll-area', open: (page) => visit(page, '/#datenschutz') },
  {
    name: 'the menu',
    area: 'dialog[open] nav.scroll-area',
    async open(page) {
      await page.setViewportSize({ width: 360, height: 400 })
      await visit(page, '/impressum')
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
    },
  },
]

for (const { name, open, area } of places)
  test(`the scrollbar of ${name} hides 600 ms after scrolling`, async ({ page }) => {
    await page.clock.install()
    await open(page)
    const scrolled = page.locator(area).first()
    await expect(scrolled).toHaveAttribute('tabindex', '0')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await scrolled.evaluate((element) => element.scrollBy(0, 40))
    await expect(scrolled).toHaveAttribute('data-scrolling')
    await page.clock.runFor(scrollAreaHideDelayMs - 1)
    await expect(scrolled).toHaveAttribute('data-scrolling')
    await page.clock.runFor(1)
    await expect(scrolled).not.toHaveAttribute('data-scrolling')
  })

test('the talk of the chat is such an area', async ({ page }) => {
  await visit(page, '/impressum')
  await page
    .getByRole('button', { name: /Chat öffnen|Assistent|Fragen/ })
    .first()
    .click()
  await expect(page.getByRole('log')).toHaveClass(/scroll-area/)
})
