import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { sectionsFor } from '#admin/shell/sections.ts'
import { expect, test } from './signed-in.ts'
import { smallTargets } from './touch-targets.ts'
import { goTo, visit } from './visit.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What is wrong is collected, so that one run tells everything. */
const softly = expect.configure({ soft: true })

const sections = sectionsFor({ role: 'admin', inbox: true })
/** All of the sidebar, and one of each kind that lies behind it. */
const screens = [
  ...sections.map(({ path }) => path),
  adminPaths.newItem('blogPosts'),
  adminPaths.item('pages', 'home'),
  adminPaths.item('pages', 'login'),
  adminPaths.document('wordsGeneral'),
  adminPaths.help(),
  adminPaths.help('beitrag-schreiben'),
  signInPaths.account(),
]

test('every screen fits a phone: nothing is cut off, and nothing is too small for a finger', async ({ page }) => {
  test.setTimeout(300_000)
  await visit(page, '/admin')
  for (const screen of screens)
    await test.step(screen, async () => {
      await goTo(page, screen)
      softly(await smallTargets(page), `targets on ${screen}`).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      softly(width, `the width of ${screen}`).toBeLessThanOrEqual(390)
    })
})
