import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { journeySteps, test, type Hand } from './journey-steps.ts'
import { expect, type Page } from './signed-in.ts'
import { goTo, visit } from './visit.ts'

// Walks the ten journeys of docs/journeys.md with a mouse and the keys that people know, and counts.

const journeys = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/journeys.md'), 'utf8').matchAll(
      /^\| ([a-z ]+) \| (\d+) \| (\d+|–) \| (\d+|–) \|$/gm,
    ),
  ].map(([, name, ours, ...others]) => [
    name!,
    { ours: Number(ours), others: others.filter((number) => number !== '–').map(Number) },
  ]),
)

/** Counts what a person does; typing is free. */
function createCountingHand(page: Page): Hand & { count(): number } {
  let count = 0
  const use: Hand['use'] = async (target) => {
    count++
    await target.click()
  }
  const press: Hand['press'] = async (key) => {
    count++
    await page.keyboard.press(key)
  }
  return {
    begin: () => goTo(page, '/admin'),
    use,
    press,
    section: (name) => use(page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name })),
    next: () => press('Tab'),
    async choose(option) {
      await option.waitFor()
      await press('ArrowDown')
      await press('Enter')
    },
    finish: () => press('Control+Enter'),
    type: (text) => page.keyboard.insertText(text),
    did: () => void count++,
    count: () => count,
  }
}

test('ten journeys take as many clicks and keys as documented, and no more than elsewhere', async ({ page, site }) => {
  test.setTimeout(300_000)
  expect([...journeys.keys()]).toEqual(Object.keys(journeySteps))
  await visit(page, '/admin')
  for (const [name, walk] of Object.entries(journeySteps))
    await test.step(name, async () => {
      const hand = createCountingHand(page)
      await walk({ page, site, hand, mark: 'Maus' })
      const journey = journeys.get(name)!
      expect.soft(hand.count(), `docs/journeys.md says ${journey.ours} for: ${name}`).toBe(journey.ours)
      for (const other of journey.others) expect.soft(hand.count(), name).toBeLessThanOrEqual(other)
    })
})
