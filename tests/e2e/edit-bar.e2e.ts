import { expectAccessible } from './accessibility.ts'
import { expect, test } from './signed-in.ts'
import { ownSite } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...ownSite, role: 'editor' })

test('who works here finds the editor of every page on the page; visitors load and ask nothing', async ({
  page,
  browser,
  site,
}) => {
  test.slow()
  await visit(page, '/admin')
  // By this mark public pages know who may edit; it comes with the code for working offline.
  await page.waitForFunction(() => localStorage.getItem('schaufenster:offline-person'))
  await visit(page, '/blog/passkeys-im-unternehmen')
  const bar = page.getByRole('complementary', { name: 'Bearbeitung dieser Seite' })
  await expect(bar).toContainText('Blogbeitrag „Passkeys im Unternehmen')
  await expect(bar).toContainText('Veröffentlicht')
  await expect(bar.getByRole('link', { name: /Entwürfe|Entwurf/ })).toHaveAttribute('href', '/admin')
  await expectAccessible(page)
  // The question about cookies lies above everything until it is answered.
  await page.getByRole('button', { name: 'Ablehnen' }).click()

  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(/\/portfolio$/)
  await expect(bar).toContainText('Seite „Portfolio“')
  await expect(bar).toHaveCount(1)
  await bar.getByRole('link', { name: 'Diese Seite bearbeiten' }).click()
  await expect(page).toHaveURL(/\/admin\/inhalte\/pages\/portfolio$/)
  // Legal texts are for administrators (J25).
  await visit(page, '/impressum')
  await expect(bar).toContainText('Impressum')
  await expect(bar.getByRole('link', { name: 'Diese Seite bearbeiten' })).toHaveCount(0)

  const visitor = await (await browser.newContext()).newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  await visitor.goto(`${site.url}/portfolio`)
  // The threads come after everything else.
  await expect(visitor.locator('[aria-hidden=true] > canvas')).toHaveCount(1)
  await visitor.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('edit-bar'))).toEqual([])
  await visitor.context().close()
})
