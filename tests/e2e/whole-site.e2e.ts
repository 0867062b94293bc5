import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/base/config.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLog } from '#server/base/log.ts'
import { insertPosts } from '../many-posts.ts'
import { startSite } from '../start-site.ts'
import { expectAccessible } from './accessibility.ts'
import { publicPaths } from './every-page.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

// Every page that visitors find, one after the other: what axe says of both themes, whether forms say what they ask for
// and words are parted well, and, as on every page of these tests, that no other host is asked for anything (site.ts).

/** Fields about a person that a browser could not fill in (WCAG 1.3.5). */
const personalWithoutPurpose = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input')]
      .filter(({ type, name }) => /^(email|tel|password)$/.test(type) || /^(name|email|phone)$/.test(name))
      .filter(({ autocomplete }) => ['', 'on', 'off'].includes(autocomplete))
      .map(({ outerHTML }) => outerHTML),
  )

/** Where words would be parted after any two letters. */
const partedAnywhere = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { hyphens, hyphenateLimitChars } = getComputedStyle(element) as CSSStyleDeclaration & {
        hyphenateLimitChars: string
      }
      return hyphens === 'auto' && hyphenateLimitChars === 'auto' ? [element.className] : []
    }),
  )

const shares = 4
for (let share = 0; share < shares; share++)
  test(`axe finds nothing on any page in either theme, share ${share + 1} of ${shares}`, async ({ page, site }) => {
    test.setTimeout(300_000)
    const softly = expect.configure({ soft: true })
    const paths = (await publicPaths(site)).filter((_path, index) => index % shares === share)
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      await visit(page, path)
      if (path.includes('#')) await expect(page.locator('dialog:modal form')).toBeVisible()
      await expectAccessible(page, softly)
      softly(await personalWithoutPurpose(page), path).toEqual([])
      softly(await partedAnywhere(page), path).toEqual([])
    }
  })

test('with 2,000 posts lists, their last pages and posts are accessible too', async ({ page, allowedOrigins }) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-e2e-'))
  const environment = { SCHAUFENSTER_DATA_DIR: folder }
  await using many = await startSite(environment)
  const database = await openDatabase(readConfig(environment), createLog('silent'))
  await insertPosts(database, 2_000, ['it-sicherheit', '', '', ''])
  await database.close()
  allowedOrigins.push(many.url)
  await expect.poll(async () => (await fetch(`${many.url}/blog?seite=300`)).status).toBe(200)
  for (const path of ['/blog', '/blog?seite=300', '/blog?kategorie=it-sicherheit&seite=40']) {
    await visit(page, many.url + path)
    await expect(page.getByRole('navigation', { name: 'Seiten des Blogs' })).toBeVisible()
    await expectAccessible(page)
  }
  await page.locator('#posts').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/\w/)
  await expectAccessible(page)
  rmSync(folder, { recursive: true, force: true })
})
