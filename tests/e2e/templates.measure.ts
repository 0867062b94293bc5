import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { measuredTags } from '#shared/accessibility/measured.ts'
import { expectNothingFound } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

// npm run measure-templates: every page of a new site through axe-core, in both themes. One finding, and nothing is written.

const file = join(import.meta.dirname, '../../shared/accessibility/templates-measured.ts')

test('every page of a new site is without a finding, and that is written down', async ({ page, site, browser }) => {
  test.setTimeout(3_600_000)
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address!.replaceAll('&amp;', '&'))
    return pathname + search
  })
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await visit(page, path)
      await expectNothingFound(page, measuredTags)
    }
  const measured = {
    at: new Date().toISOString().slice(0, 10),
    engine: `axe-core ${axe.version}`,
    browser: `Chromium ${browser.version()}`,
    rules: measuredTags,
    pages: paths,
  }
  const head =
    '// Written by `npm run measure-templates`: what axe-core found nothing on, as this version draws a new site.\n'
  writeFileSync(file, `${head}export const templatesMeasured = ${JSON.stringify(measured, null, 2)} as const\n`)
})
