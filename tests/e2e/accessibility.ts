import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from './site.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const wholeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What the page does when it measures itself happens with a frame: before the first one nobody has seen it. */
const frameShown = (page: Page) =>
  page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))

/** What fades in is half transparent on its way: axe would measure colours that nobody reads. */
const animationsToEnd = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )

/**
 * Fails with what axe finds on the page as it stands, named by rule and element: everything in the theme that it has, and
 * what another theme changes, its colours, in the other one.
 */
export async function expectAccessible(page: Page, judge = expect) {
  await expectNothingFound(page, wholeRules, judge)
  await toOtherTheme(page)
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, judge)
}

async function toOtherTheme(page: Page) {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await page.waitForFunction((before) => document.documentElement.classList.contains('dark') !== before, isDark)
}

type Rules = string[] | { type: 'rule'; values: string[] }

/** `judge` is a soft one for walks that collect what is wrong and go on. */
export async function expectNothingFound(page: Page, runOnly: Rules, judge = expect) {
  await frameShown(page)
  await animationsToEnd(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Nobody reaches what lies behind a modal dialog; it is judged where it lies in front.
  const front = `[...document.querySelectorAll('dialog:modal')].at(-1) ?? document`
  // Frames hold pages that are judged on their own; axe would wait in vain for an answer from each.
  const options = JSON.stringify({ runOnly, iframes: false, resultTypes: ['violations'] })
  const findings = async () => {
    // Only what is wrong leaves the page: the whole report also quotes every element that is right.
    const violations = (await page.evaluate(
      `axe.run(${front}, ${options}).then(({ violations }) => violations)`,
    )) as AxeResults['violations']
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`),
    )
  }
  // A toast may lie over a button for its few seconds; what is wrong stays.
  await judge.poll(findings, page.url()).toEqual([])
}
