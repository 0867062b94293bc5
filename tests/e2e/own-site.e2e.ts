import sharp from 'sharp'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { startMailServer } from '../fakes/mail-server.ts'
import { sitemapAddresses } from '../crawl-site.ts'
import { foundWords } from '../found-words.ts'
import { expectAccessible } from './accessibility.ts'
import { fillIn, reopenContact, submit, visitor } from './contact-steps.ts'
import { openSignedIn } from './signed-in.ts'
import { expect, test, type Page, type SiteFixture } from './site.ts'
import { goTo, visit } from './visit.ts'

// A site that no other file uses: afterwards everything has another version, and mail goes out.
test.use({ environment: { SCHAUFENSTER_PROJECT_ID: 'nordlicht' } })

const people = ['Inga Petersen', 'Niels Jensen', 'Wiebke Thomsen', 'Ole Hansen', 'Frauke Lorenzen']
const ownMenu = [
  ['Start', '/'],
  ['Was wir tun', '/#leistungen'],
  ['Cloud im Norden', '/cloud-im-norden'],
  ['Lernen', '/training'],
  ['Projekte', '/portfolio'],
  ['Neues', '/blog'],
] as const

const searchForHealthcare = '/suche?suche=Telematikinfrastruktur'
const ownBlocks = {
  'Großer Auftakt': 'Rechnen, wo der Wind weht',
  Leistungen: 'Was dazugehört',
  Zitat: 'Bei Musterwerk IT geht jemand ans Telefon',
  'Menschen im Team': 'Wer ans Telefon geht',
  Vorteile: 'Warum bei uns',
}

test('the admin area alone turns the example into a company of one’s own, and brings the example back', async ({
  context,
  site,
}) => {
  test.setTimeout(300_000)
  await using mail = await startMailServer()
  const seed = await publicPaths(site)
  const page = await openSignedIn(context, site, { name: 'Inga Petersen', email: 'inga@nordlicht.example' })
  await visit(page, '/admin')
  await test.step('profile', () => fillProfile(page))
  await test.step('look', () => chooseLook(page))
  await test.step('offers', () => leaveOutHealthcare(page))
  await test.step('people', () => bringPeople(page))
  await test.step('mail', () => setUpMail(page, new URL(mail.url).port))
  await test.step('own page', () => makeOwnPage(page))
  await test.step('menu', () => makeMenu(page))
  await test.step('leftovers', () => replaceLeftovers(page))

  const files = await publicFiles(site)
  expect(files.size).toBeGreaterThan(50)
  for (const [address, text] of files) expect(foundWords(text, /musterwerk/i), address).toBeUndefined()
  for (const address of [discoveryPaths.sitemap(), discoveryPaths.llms(), searchForHealthcare, 'chat'])
    expect(files.get(address), address).not.toMatch(/\/healthcare-it(?![\w-])/)
  await test.step('visit', () => lookAround(page))
  await test.step('write', () => writeToCompany(page))
  for (const { source } of await mail.received(3)) expect(source).not.toMatch(/musterwerk/i)
  expect(mail.mails.map(({ to }) => to[0])).toEqual(
    expect.arrayContaining([visitor['E-Mail'], 'moin@nordlicht.example']),
  )

  await test.step('restore', () => restoreExample(page))
  expect(await publicPaths(site)).toEqual(seed)
  expect(await read(site, '/contact.vcf')).toContain('Musterwerk IT')
  expect(await read(site, '/team')).toContain('Lena Hartwig')
  expect(await read(site, searchForHealthcare)).toMatch(/href="\/healthcare-it["#]/)
})

/** One step of the set-up, found in its list. */
async function toStep(page: Page, name: string) {
  await goTo(page, '/admin/einrichtung')
  await page.getByRole('navigation', { name: 'Schritte der Einrichtung' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

async function publish(page: Page) {
  await page.getByRole('button', { name: /^(Veröffentlichen|Änderungen veröffentlichen)$/ }).click()
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()
}

async function fillProfile(page: Page) {
  await page.getByRole('region', { name: 'Einrichtung' }).getByRole('link', { name: 'Weitermachen' }).click()
  const form = page.getByRole('form', { name: 'Unternehmensprofil' })
  const values = {
    Firma: 'Nordlicht IT',
    'Straße und Hausnummer': 'Am Kai 1',
    Postleitzahl: '24103',
    Ort: 'Kiel',
    Telefon: '+49 431 000 00 00',
    'E-Mail': 'moin@nordlicht.example',
    'Vertretungsberechtigte Personen': 'Inga Petersen',
    Registergericht: 'Amtsgericht Kiel',
    Registernummer: 'HRB 1',
    'Umsatzsteuer-Identifikationsnummer': 'DE000000001',
  }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}`)).fill(value)
  await form.getByLabel('Bundesland').selectOption('Schleswig-Holstein')
  await form.getByRole('button', { name: 'Profil speichern' }).click()
  await expect(page.getByText('Profil gespeichert')).toBeVisible()
}

async function chooseLook(page: Page) {
  await toStep(page, 'Name, Logo und Farben')
  await page.getByRole('link', { name: 'Farben und Schriften wählen' }).click()
  await page.getByRole('textbox', { name: 'Akzentfarbe', exact: true }).fill('#0b6e4f')
  await page.getByLabel('Zeichen vor dem Namen').selectOption('Kein Zeichen')
  await page.getByRole('switch', { name: 'Logo auch im hellen Design' }).check()
  await publish(page)
  await toStep(page, 'Name, Logo und Farben')
  await page.getByRole('link', { name: 'Name und Logo eintragen' }).click()
  await chooseLogo(page, 'Logo', '#0b6e4f')
  await chooseLogo(page, 'Logo für das dunkle Design', '#d7f5e8')
  await publish(page)
}

async function chooseLogo(page: Page, field: string, background: string) {
  const buffer = await sharp({ create: { width: 320, height: 80, channels: 3, background } })
    .png()
    .toBuffer()
  const picker = page.getByRole('group', { name: field, exact: true })
  await picker.getByRole('button', { name: 'Bild auswählen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Dateien hochladen').setInputFiles({ name: `${field}.png`, mimeType: 'image/png', buffer })
  await dialog.getByLabel('Alternativtext').fill('Nordlicht IT')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(picker.getByRole('button', { name: 'Entfernen' })).toBeVisible()
}

async function leaveOutHealthcare(page: Page) {
  await toStep(page, 'Was Sie anbieten')
  for (const group of ['Seiten', 'Leistungen']) {
    const offer = page.getByRole('group', { name: group }).getByRole('switch', { name: 'Healthcare IT' })
    await offer.click()
    await expect(offer).not.toBeChecked()
    await expect(offer).not.toHaveAttribute('aria-disabled')
  }
}

/** Four of the example become people of the company, and one more comes. */
async function bringPeople(page: Page) {
  for (const name of people) {
    await toStep(page, 'Menschen')
    const example = page.getByRole('region', { name: 'Das fehlt noch' }).getByRole('link').first()
    if (name === people.at(-1)) await page.getByRole('link', { name: 'Person hinzufügen' }).click()
    else await example.click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('Rolle').fill('Technik')
    await page.getByLabel('Beschreibung').fill('Arbeitet am Wasser.')
    await publish(page)
  }
}

async function setUpMail(page: Page, port: string) {
  await toStep(page, 'E-Mails der Website')
  const panel = page.getByRole('region', { name: 'E-Mail-Versand' })
  await panel.getByLabel('Versandweg').selectOption('Mailserver (SMTP)')
  await panel.getByLabel('Mailserver', { exact: true }).fill('127.0.0.1')
  await panel.getByLabel('Port').fill(port)
  await panel.getByRole('button', { name: 'Speichern' }).click()
  await panel.getByRole('button', { name: 'Verbindung testen' }).click()
  await expect(panel.getByText('Eine Testmail an inga@nordlicht.example wurde angenommen.')).toBeVisible()
  await goTo(page, '/admin/dokumente/siteOptions')
  await page.getByRole('switch', { name: 'Eingangsbestätigung an Absender senden' }).check()
  await publish(page)
}

/** With words that were copied from an older site of the example. */
async function makeOwnPage(page: Page) {
  await goTo(page, '/admin/inhalte/pages')
  await page.getByRole('button', { name: 'Neue Seite' }).click()
  await page.getByRole('dialog').getByLabel('Titel').fill('Cloud im Norden')
  await page.getByRole('dialog').getByRole('button', { name: 'Seite anlegen' }).click()
  await page.waitForURL('**/ownPages/cloud-im-norden')
  await page.getByLabel('Einleitung').fill('Musterwerk IT betreibt Ihre Cloud, Fragen an hilfe@musterwerk-it.example.')
  const blocks = page.getByRole('group', { name: 'Bausteine', exact: true })
  for (const [kind, text] of Object.entries(ownBlocks)) {
    await blocks.getByRole('button', { name: 'Baustein hinzufügen' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .click()
    // The first field of a new block has the focus: its heading, or what is quoted.
    await expect(blocks.locator('input:focus, textarea:focus')).toHaveValue('')
    await page.keyboard.type(text)
  }
  // Long names of blocks are cut off instead of widening the form.
  expect(await blocks.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await publish(page)
}

async function makeMenu(page: Page) {
  await goTo(page, '/admin/dokumente/headerMenu')
  const entries = page.getByRole('group', { name: 'Einträge', exact: true })
  const first = entries.getByRole('button', { name: 'Eintrag 1 entfernen' })
  while (await first.isVisible()) await first.click()
  for (const [label, target] of ownMenu) {
    await entries.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
    await entries.getByLabel('Beschriftung').last().fill(label)
    await entries.getByLabel('Ziel').last().fill(target)
    // Leaving the field closes the list of pages below it.
    await page.keyboard.press('Tab')
  }
  await publish(page)
}

/** The name first, then the domain, which addresses and e-mail addresses have in common. */
async function replaceLeftovers(page: Page) {
  await toStep(page, 'Letzte Reste')
  await page.getByRole('link', { name: '„Musterwerk IT“ durch „Nordlicht IT“ ersetzen' }).click()
  await page.getByRole('button', { name: /^\d+ Stellen? ersetzen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '„Musterwerk IT“ steht nirgends' })).toBeFocused()
  await page.getByLabel('Suchen nach').fill('musterwerk-it.example')
  await page.getByLabel('Ersetzen durch').fill('nordlicht.example')
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  await page.getByRole('button', { name: /^\d+ Stellen? ersetzen$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ersetzen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '„musterwerk-it.example“ steht nirgends' })).toBeFocused()
  await toStep(page, 'Letzte Reste')
  await expect(page.getByText('Hier fehlt nichts mehr.')).toBeVisible()
}

async function lookAround(page: Page) {
  await visit(page, '/cloud-im-norden')
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(navigation.getByRole('link')).toHaveText(ownMenu.map(([label]) => label))
  await expect(navigation.locator('[aria-current]')).toHaveText(['Cloud im Norden'])
  for (const text of Object.values(ownBlocks))
    await expect(page.getByRole('main').getByText(text.replace('Musterwerk', 'Nordlicht'))).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/team')
  for (const name of people) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Nordlicht IT, Startseite' }).getByRole('img')
  await expect(logo).toBeVisible()
  await expectAccessible(page)
  // The theme is the other one by now.
  await expect(logo).toBeVisible()
  expect((await page.goto('/healthcare-it'))?.status()).toBe(404)
}

async function writeToCompany(page: Page) {
  await visit(page, '/team')
  const form = await reopenContact(page)
  await fillIn(form)
  await submit(form)
  await expect(form.getByText('Nachricht gesendet!')).toBeVisible()
}

async function restoreExample(page: Page) {
  await visit(page, '/admin/austausch')
  await page.getByRole('button', { name: 'Standard wiederherstellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Standard wiederherstellen' }).click()
  await expect(page.getByText('Der Standard ist wiederhergestellt.')).toBeVisible()
}

const read = async (site: SiteFixture, path: string) => (await fetch(site.url + path)).text()

/** Every address of the sitemap, and what the site writes about itself. */
async function publicPaths(site: SiteFixture): Promise<string[]> {
  const sitemap = await read(site, discoveryPaths.sitemap())
  return [
    ...sitemapAddresses(sitemap).map((address) => new URL(address).pathname + new URL(address).search),
    discoveryPaths.sitemap(),
    discoveryPaths.robots(),
    discoveryPaths.llms(),
    discoveryPaths.securityTxt(),
    discoveryPaths.vcard(),
    discoveryPaths.manifest(),
    discoveryPaths.icon('icon.svg'),
    ...(['xml', 'json'] as const).flatMap((format) => [
      discoveryPaths.blogFeed(format),
      discoveryPaths.jobFeed(format),
    ]),
    '/gibt-es-nicht',
    searchForHealthcare,
  ]
}

/** What anybody can read there, and what the assistant answers visitors without an account. */
async function publicFiles(site: SiteFixture): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const path of await publicPaths(site)) files.set(path, await read(site, path))
  const asked = await fetch(`${site.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ message: 'Was ist die Telematikinfrastruktur?' }),
  })
  return files.set('chat', await asked.text())
}
