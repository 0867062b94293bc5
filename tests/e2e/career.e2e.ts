import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const jobPath = '/career/webentwicklung-typescript'

test('the career page lists the jobs with place and extent and leads to each', async ({ page }) => {
  await visit(page, '/career')
  const rows = page.locator('#jobs').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('Ort: Erfurt, bis zu drei Tage pro Woche von zu Hause')
  await expect(rows.first()).toContainText('Umfang: Vollzeit oder 32 Stunden')
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${jobPath}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webentwicklung TypeScript (m/w/d)')
})

test('the buttons of the head lead to the jobs and to the steps of an application', async ({ page }) => {
  await visit(page, '/career')
  await page.getByRole('link', { name: 'Bewerbung Schritt für Schritt' }).click()
  await expect(page.getByRole('heading', { name: 'So läuft Ihre Bewerbung' })).toBeInViewport()
  await expect(page.locator('#process').getByRole('listitem')).toHaveCount(4)
})

test('a job shows tasks, profile, offer, facts and the other jobs', async ({ page }) => {
  await page.goto(jobPath)
  const main = page.getByRole('main')
  for (const name of ['Was Sie tun werden', 'Was Sie mitbringen', 'Was wir bieten', 'So bewerben Sie sich'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  const facts = main.getByRole('complementary')
  await expect(facts.getByRole('definition')).toHaveText([
    'Erfurt, bis zu drei Tage pro Woche von zu Hause',
    'Vollzeit oder 32 Stunden',
    'Ab sofort',
    '52.000 bis 66.000\u00a0€ im Jahr',
  ])
  await expect(main.getByRole('link', { name: /Consultant IT-Sicherheit/ })).toBeVisible()
  await expect(main.getByRole('listitem').getByRole('link', { name: /Webentwicklung/ })).toHaveCount(0)
})

test('an application names the job, in the contact dialog and by e-mail', async ({ page }) => {
  await visit(page, jobPath)
  const facts = page.getByRole('main').getByRole('complementary')
  await expect(facts.getByRole('link', { name: 'Per E-Mail bewerben' })).toHaveAttribute(
    'href',
    `mailto:kontakt@musterwerk-it.example?subject=${encodeURIComponent('Bewerbung: Webentwicklung TypeScript (m/w/d)')}`,
  )
  await facts.getByRole('link', { name: 'Jetzt bewerben' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
  await expect(dialog.getByLabel('Nachricht', { exact: true })).toHaveValue(/Webentwicklung TypeScript \(m\/w\/d\)/)
})

test('search engines read the job as a posting', async ({ page }) => {
  await page.goto(jobPath)
  const text = (await page.locator('script[type="application/ld+json"]').textContent())!
  const data = JSON.parse(text) as { '@graph': { '@type': string }[] }
  expect(data['@graph'].find((entry) => entry['@type'] === 'JobPosting')).toMatchObject({
    title: 'Webentwicklung TypeScript (m/w/d)',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { name: 'Musterwerk IT GmbH' },
    baseSalary: { value: { minValue: 52_000, maxValue: 66_000, unitText: 'YEAR' } },
  })
})

test('a job that does not exist is a 404', async ({ page, mayReport }) => {
  const response = await page.goto('/career/raumpilot')
  expect(response?.status()).toBe(404)
  mayReport('404') // The browser reports the 404 of the page itself.
})

test('a long title fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/career/healthcare-it-technik-telematikinfrastruktur')
  const heights = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange()
    const text = heading.firstChild!
    const start = text.textContent!.indexOf('Telematikinfrastruktur')
    range.setStart(text, start)
    range.setEnd(text, start + 'Telematikinfrastruktur'.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(heights).toBe(1)
})
