import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('the footer shows contact, four categories, legal links and the year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-01T10:00:00+02:00'))
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'kontakt@musterwerk-it.example' })).toHaveAttribute('href', '/contact')
  await expect(footer.getByRole('link', { name: '+49 361 000 00 00' })).toHaveAttribute('href', 'tel:+493610000000')
  await expect(footer.getByText('99084 Erfurt')).toBeVisible()
  await expect(footer.getByRole('heading')).toHaveText(['Leistungen', 'Schulungen', 'Ressourcen', 'Unternehmen'])
  const legal = footer.getByRole('navigation', { name: 'Rechtliches' })
  await expect(legal.getByRole('link')).toHaveText([
    'Impressum',
    'Datenschutz',
    'AGB',
    'Barrierefreiheit',
    'Cookies',
    'Cookie-Einstellungen',
    'Notfall',
    'Status',
    'Sicherheit dieser Website',
  ])
  await expect(footer.getByText('© 2031 Musterwerk IT')).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Soziale Netzwerke' })).toHaveCount(0)
})

test('the e-mail address opens the contact dialog, sister products open in a new tab', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  const sister = footer.getByRole('link', { name: 'Praxisnetz' })
  await expect(sister).toHaveAttribute('target', '_blank')
  await expect(sister).toContainText('↗')
  await footer.getByRole('link', { name: 'kontakt@musterwerk-it.example' }).click()
  await expect(page.getByRole('dialog', { name: 'Kontakt aufnehmen' })).toBeVisible()
})

test('own contact fields and social networks of the footer are shown on the next visit', async ({ page, site }) => {
  const change = (version: number, email: string, socialLinks: object[]) =>
    site.send('PATCH', '/api/content/footer/footer', {
      version,
      values: { contactInfo: { email, phone: '', address: '' }, socialLinks },
    })
  const changed = await change(1, 'hallo@musterwerk-it.example', [
    { network: 'mastodon', href: 'https://social.example/@musterwerk' },
    { network: 'linkedin', href: 'https://linkedin.example/musterwerk' },
    { network: 'other', name: 'Handwerkernetz', href: 'https://netz.example/musterwerk' },
  ])
  expect(changed.status).toBe(200)
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'hallo@musterwerk-it.example' })).toBeVisible()
  await expect(footer.getByRole('link', { name: '+49 361 000 00 00' })).toBeVisible()
  const networks = footer.getByRole('list', { name: 'Soziale Netzwerke' }).getByRole('link')
  await expect(networks).toHaveText([/^Mastodon/, /^LinkedIn/, /^Handwerkernetz/])
  await expect(networks.first()).toHaveAttribute('rel', 'me noopener')
  expect((await change(2, '', [])).status).toBe(200)
})

for (const count of [2, 6])
  test(`${count} categories stand in even rows at every width`, async ({ page, site }) => {
    const { version } = (await (await site.send('GET', '/api/editing/footer/footer')).json()) as { version: number }
    const categories = Array.from({ length: count }, (_, index) => ({
      title: `Spalte ${index + 1}`,
      links: [{ label: 'Häufige Fragen', href: '/faq' }],
    }))
    const changed = await site.send('PATCH', '/api/content/footer/footer', { version, values: { categories } })
    expect(changed.status).toBe(200)
    for (const [width, sideBySide] of [
      [360, 2],
      [768, Math.min(count, 3)],
      [1280, Math.min(count, 3)],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const columns = page.getByRole('navigation', { name: 'Fußzeile' }).locator('> div')
      await expect(columns).toHaveCount(count)
      const tops = await columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect().top))
      expect(
        tops.filter((top) => top === tops[0]),
        `at ${width} px`,
      ).toHaveLength(sideBySide)
    }
    expect((await site.send('POST', '/api/import-defaults/footer')).status).toBe(200)
  })
