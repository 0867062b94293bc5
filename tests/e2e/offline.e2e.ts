import { expectAccessible } from './accessibility.ts'
import { headingOn, keptIn, noticeOn, visitAndKeep } from './offline-copy.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

const torn = 'Der Faden zu uns ist gerade gerissen'

test('copies can be read offline, say what they are, and are accessible in both themes', async ({
  page,
  context,
  mayReport,
}) => {
  test.slow()
  await visitAndKeep(page, '/team')
  await test.step('after one visit home, questions and emergency page can be read offline, by address, reload and click', async () => {
    await context.setOffline(true)
    for (const path of ['/', '/faq', '/notfall', '/team']) {
      await visit(page, path)
      await expect(headingOn(page)).toBeVisible()
      await page.reload()
      await expect(page).toHaveURL(path)
      await expect(noticeOn(page)).toHaveText(/^Sie sind offline\. Diese Seite ist eine Kopie von \d\d:\d\d\sUhr\.$/)
    }
    await page.getByRole('banner').getByRole('link', { name: 'Startseite', exact: true }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible()
  })

  await test.step('offline page and notice are accessible in both themes', async () => {
    await visit(page, '/portfolio')
    await expect(page.getByRole('heading', { level: 1, name: torn })).toBeVisible()
    await expectAccessible(page)
    await visit(page, '/notfall')
    await expect(noticeOn(page)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the notice goes when the connection is back, or when it is closed', async () => {
    await visit(page, '/faq')
    await expect(noticeOn(page)).toBeVisible()
    await context.setOffline(false)
    await expect(noticeOn(page)).toHaveCount(0)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Hinweis schließen' }).click()
    await expect(noticeOn(page)).toHaveCount(0)
  })
  mayReport('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED') // The browser reports the calls it could not make.
})

test('what was visited is kept and nothing else, and what is missing opens when the connection is back', async ({
  page,
  context,
  mayReport,
}) => {
  test.slow()
  await visitAndKeep(page, '/')
  await test.step('a page that was never kept is explained, and opens by itself when the connection is back', async () => {
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page.getByRole('heading', { level: 1, name: torn })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '+49 361 000 00 00' })).toBeVisible()
    await page.goto('/blog?seite=2')
    await expect(page.getByRole('heading', { level: 1, name: torn })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Hilfe im Notfall' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Was tun bei einem Cyberangriff?' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: torn })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    await context.setOffline(false)
    await expect(page).toHaveURL('/blog?seite=2')
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible()
  })

  await test.step('pages that were visited are kept, whether opened by address or by a click', async () => {
    await visit(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Schulungen' }).click()
    await expect(page).toHaveURL('/training')
    await visit(page, '/partners?utm_source=brief')
    await expect
      .poll(async () => Object.values(await keptIn(page)).flat())
      .toEqual(expect.arrayContaining(['/training', '/partners']))
    await context.setOffline(true)
    await visit(page, '/training')
    await expect(noticeOn(page)).toBeVisible()
    await visit(page, '/partners?utm_campaign=anders')
    await expect(noticeOn(page)).toBeVisible()
  })

  await test.step('neither cookies nor web storage are written, and nothing personal, failed or searched for is kept', async () => {
    await context.setOffline(false)
    for (const path of ['/login', '/contact?formular=1', '/suche?suche=vpn', '/gibt-es-nicht', '/faq?vorschau=faq:neu'])
      await page.goto(path)
    await visit(page, '/security')
    await expect.poll(async () => Object.values(await keptIn(page)).flat()).toContain('/security')
    const kept = Object.values(await keptIn(page)).flat()
    expect(kept.filter((path) => /login|admin|konto|api|vorschau|formular|suche=|gibt-es-nicht/.test(path))).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
  mayReport('404', '410', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED') // The browser reports the calls it could not make, and the page that does not exist.
})
