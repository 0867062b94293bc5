import type { Locator } from '@playwright/test'
import { expectNothingFound, wholeRules } from './accessibility.ts'
import { journeySteps, test, type Hand } from './journey-steps.ts'
import { expect, type Page } from './signed-in.ts'
import { tabTo } from './tab-to.ts'
import { smallTargets } from './touch-targets.ts'
import { goTo, visit } from './visit.ts'

// The ten journeys of docs/journeys.md once more, with a finger on a telephone and with the keyboard alone. Each walk judges
// every screen that it passes once.

/** What is wrong is collected, so that one run tells everything. */
const softly = expect.configure({ soft: true })

test.describe.configure({ timeout: 300_000 })

/** What stands on the screen: its address, whichever item it is of, and what is open over it. */
const screenOf = (page: Page) =>
  page.evaluate(() => {
    const place = location.pathname.replace(/(?<=\/(inhalte\/\w+|nachrichten)\/)(?!neu$)[^/]+$/, '…')
    const open = [...document.querySelectorAll('dialog[open], :popover-open')]
    return [place, ...open.map((element) => element.querySelector('h2')?.textContent ?? 'menu')].join(' › ')
  })

/** Whether something has it, in what is open if something is; not while the next page is on its way. */
const hasFocus = (page: Page) =>
  page
    .evaluate(() => {
      const { activeElement } = document
      const open = [...document.querySelectorAll('dialog:modal')].at(-1)
      return activeElement !== document.body && activeElement !== null && (!open || open.contains(activeElement))
    })
    .catch(() => false)

function createJudge(page: Page, judgeScreen: () => Promise<void>) {
  const seen = new Set<string>()
  return {
    async look() {
      await expect(page.locator('main[aria-busy], dialog[aria-busy]')).toHaveCount(0)
      const screen = await screenOf(page)
      if (seen.has(screen)) return
      seen.add(screen)
      await judgeScreen()
      // From its top: what is scrolled half below the bar there would count as covered.
      const scrolled = await page.evaluate(() => {
        const { scrollY } = window
        scrollTo({ top: 0, behavior: 'instant' })
        return scrollY
      })
      await expectNothingFound(page, wholeRules, softly)
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
    },
    async afterDeed(deed: string) {
      await softly.poll(() => hasFocus(page), `the focus after ${deed} on ${page.url()}`).toBe(true)
    },
  }
}

function createFinger(page: Page): Hand & { look(): Promise<void> } {
  const judge = createJudge(page, async () => {
    softly(await smallTargets(page), `targets on ${await screenOf(page)}`).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    softly(width, `the width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()!.width)
  })
  const use: Hand['use'] = async (target) => {
    await target.waitFor()
    await judge.look()
    await target.tap()
    await judge.afterDeed(`a tap on ${target.toString()}`)
  }
  return {
    begin: () => goTo(page, '/admin'),
    use,
    async section(name) {
      await use(page.getByRole('button', { name: 'Menü öffnen' }))
      await use(page.getByRole('dialog').getByRole('link', { name }))
    },
    next: use,
    choose: use,
    finish: use,
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.insertText(text),
    did: () => {},
    look: judge.look,
  }
}

/** Reaches everything by Tab and uses it by Enter, as somebody without a mouse. */
function createKeyboard(page: Page): Hand & { look(): Promise<void> } {
  const judge = createJudge(page, async () => {})
  async function reach(target: Locator) {
    await target.waitFor()
    await judge.look()
    await tabTo(page, target)
  }
  async function press(key: string) {
    await page.keyboard.press(key)
    await judge.afterDeed(`${key} on ${page.url()}`)
  }
  return {
    async begin() {
      await goTo(page, '/admin')
      // Where a page begins that has just been opened.
      await page
        .locator('body a')
        .first()
        .evaluate((link: HTMLElement) => {
          link.focus()
          link.blur()
        })
    },
    async use(target) {
      await reach(target)
      if (await target.evaluate((element) => element.matches('a, button, summary'))) await press('Enter')
    },
    async section(name) {
      await reach(page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name }))
      await press('Enter')
    },
    async next(field) {
      await press('Tab')
      await expect(field).toBeFocused()
    },
    async choose(option) {
      await option.waitFor()
      await press('ArrowDown')
      await press('Enter')
    },
    finish: () => press('Control+Enter'),
    press,
    type: (text) => page.keyboard.type(text),
    did: () => {},
    look: judge.look,
  }
}

test.describe('a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('ten journeys are walked with a finger: every target is large enough and the focus is never lost', async ({
    page,
    site,
  }) => {
    const hand = createFinger(page)
    await visit(page, '/admin')
    for (const [name, walk] of Object.entries(journeySteps))
      await test.step(name, async () => {
        await walk({ page, site, hand, mark: 'Finger' })
        await hand.look()
      })
  })
})

test('ten journeys are walked with the keyboard alone, and the focus is never lost', async ({ page, site }) => {
  const hand = createKeyboard(page)
  await visit(page, '/admin')
  for (const [name, walk] of Object.entries(journeySteps))
    await test.step(name, async () => {
      await walk({ page, site, hand, mark: 'Tasten' })
      await hand.look()
    })
})
