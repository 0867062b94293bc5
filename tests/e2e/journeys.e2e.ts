import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { startMailServer } from '../fakes/mail-server.ts'
import { receiveMessage } from './receive-message.ts'
import { expect, test as base, type Page } from './signed-in.ts'
import { visit } from './visit.ts'

// Walks the ten journeys of docs/journeys.md as a person would, and counts.

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

const test = base.extend<{ hand: ReturnType<typeof createHand> }, { environment: Record<string, string> }>({
  environment: [
    async ({}, use) => {
      await using server = await startMailServer()
      await use({ SCHAUFENSTER_PROJECT_ID: 'own-site', SCHAUFENSTER_SMTP_URL: server.url })
    },
    { scope: 'worker' },
  ],
  hand: async ({ page }, use) => use(createHand(page)),
})
test.beforeEach(async ({ page }) => {
  test.slow()
  await visit(page, '/admin')
})

/** Counts what a person does; typing is free. */
function createHand(page: Page) {
  let count = 0
  return {
    async click(target: Locator) {
      count++
      await target.click()
    },
    async press(key: string) {
      count++
      await page.keyboard.press(key)
    },
    type: (text: string) => page.keyboard.type(text),
    /** Something that is one deed for a person and several calls for a test. */
    did: () => void count++,
    count: () => count,
  }
}

const sidebar = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name })
const undoPublication = (page: Page) => page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })

function expectAsDocumented(name: string, count: number) {
  const journey = journeys.get(name)!
  expect(count, `docs/journeys.md says ${journey.ours} for: ${name}`).toBe(journey.ours)
  for (const other of journey.others) expect(count, name).toBeLessThanOrEqual(other)
}

async function picture(red: number) {
  const create = { width: 320, height: 200, channels: 3 as const, background: { r: red, g: 120, b: 90 } }
  return sharp({ create }).png().toBuffer()
}

test('ten journeys are documented', () => expect(journeys.size).toBe(10))

test('first post with picture', async ({ page, hand }) => {
  await hand.click(page.getByRole('link', { name: 'Neuer Beitrag' }))
  await expect(page.getByLabel('Titel', { exact: true })).toBeFocused()
  await hand.type('Mit Bild')
  await hand.press('Tab')
  await hand.type('Worum es geht')
  const text = page.getByRole('textbox', { name: 'Inhalt' })
  await hand.click(text)
  await hand.type('So sieht es aus.')
  hand.did()
  await text.evaluate(
    (element, bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'Werkstatt.png', { type: 'image/png' }))
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
    },
    [...(await picture(10))],
  )
  await hand.click(text.getByLabel('Was zeigt das Bild?'))
  await hand.type('Unsere Werkstatt')
  await hand.press('Control+Enter')
  await expect(undoPublication(page)).toBeVisible()
  expectAsDocumented('first post with picture', hand.count())
})

test('change of a price in a service', async ({ page, hand }) => {
  await hand.click(sidebar(page, /^Leistungen/))
  await hand.click(page.getByRole('link', { name: /„Cloud“ bearbeiten|^Cloud/ }).first())
  await hand.click(page.getByLabel('Ein Satz'))
  await hand.type(' Ab 90 Euro im Monat.')
  await hand.press('Control+Enter')
  await expect(undoPublication(page)).toBeVisible()
  expectAsDocumented('change of a price in a service', hand.count())
})

test('new team member', async ({ page, hand }) => {
  await hand.click(sidebar(page, /^Team/))
  await hand.click(page.getByRole('link', { name: 'Teammitglied anlegen' }))
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await hand.type('Nora Neu')
  await hand.press('Tab')
  await hand.type('Beratung')
  await hand.press('Tab')
  await hand.type('Berät seit heute.')
  await hand.press('Control+Enter')
  await expect(undoPublication(page)).toBeVisible()
  expectAsDocumented('new team member', hand.count())
})

test('footer link', async ({ page, hand }) => {
  await hand.click(sidebar(page, 'Fußzeile'))
  const legal = page.getByRole('group', { name: 'Rechtliche Links' })
  await hand.click(legal.getByRole('button', { name: /hinzufügen$/ }))
  await expect(legal.getByLabel('Beschriftung').last()).toBeFocused()
  await hand.type('Karriere')
  await hand.press('Tab')
  await hand.type('Karriere')
  await expect(page.getByRole('option').first()).toBeVisible()
  await hand.press('ArrowDown')
  await hand.press('Enter')
  await hand.press('Control+Enter')
  await expect(undoPublication(page)).toBeVisible()
  expectAsDocumented('footer link', hand.count())
})

test('answer a message', async ({ page, site, hand }) => {
  await receiveMessage(site.url, { from_name: 'Anton Anfrage', message: 'Bitte rufen Sie mich zurück.' })
  await page.reload()
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await hand.click(page.getByRole('region', { name: 'Nachrichten' }).getByRole('link', { name: /Anton Anfrage/ }))
  await hand.click(page.getByRole('button', { name: 'Antworten', exact: true }))
  await hand.type('Gern rufen wir Sie morgen an.')
  await hand.press('Control+Enter')
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Gern rufen wir Sie morgen an.')
  await expect(page.getByRole('main').getByText('Beantwortet', { exact: true })).toBeVisible()
  expectAsDocumented('answer a message', hand.count())
})

test('restore a version', async ({ page, site, hand }) => {
  const values = { title: 'Zwei Fassungen', teaser: 'Der alte Anreißer', content: '<p>Text</p>', motif: 'web' }
  await site.send('POST', '/api/content/blogPosts', { values })
  const path = '/api/content/blogPosts/zwei-fassungen'
  await site.send('PATCH', path, { version: 1, values: { teaser: 'Der neue Anreißer' } })
  await page.reload()
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await hand.click(page.getByRole('link', { name: /Zwei Fassungen/ }).first())
  await hand.click(page.getByRole('button', { name: /^Gespeichert/ }))
  const dialog = page.getByRole('dialog', { name: 'Versionen' })
  await hand.click(dialog.getByRole('button', { name: /Angelegt/ }))
  await hand.click(dialog.getByRole('button', { name: 'Diese Version wiederherstellen' }))
  await expect(page.getByLabel('Anreißer')).toHaveValue('Der alte Anreißer')
  await hand.press('Control+Enter')
  await expect(undoPublication(page)).toBeVisible()
  expectAsDocumented('restore a version', hand.count())
})

test('plan a change', async ({ page, site, hand }) => {
  const values = { title: 'Für morgen', teaser: 'Worum es geht', content: '<p>Text</p>', motif: 'web' }
  await site.send('POST', '/api/content/blogPosts', { id: 'fuer-morgen', values, draft: true })
  await hand.click(sidebar(page, /^Blogbeiträge/))
  await hand.click(page.getByRole('link', { name: /Für morgen/ }).first())
  await hand.click(page.getByRole('button', { name: 'Weitere Aktionen' }))
  await hand.click(page.getByRole('button', { name: 'Zeitplan' }))
  await hand.click(page.getByLabel('Veröffentlichen am'))
  await page.getByLabel('Veröffentlichen am').fill('2099-07-01T08:00')
  await hand.click(page.getByRole('button', { name: 'Planen' }))
  await expect(page.getByText('Geplant', { exact: true })).toBeVisible()
  expectAsDocumented('plan a change', hand.count())
})

test('replace a picture everywhere', async ({ page, hand }) => {
  await visit(page, '/admin/medien')
  const file = { mimeType: 'image/png', buffer: await picture(20) }
  await page.locator('input[type=file][multiple]').setInputFiles([{ ...file, name: 'Alt.png' }])
  await page.getByRole('button', { name: 'Alt.png öffnen' }).waitFor()
  await visit(page, '/admin')
  await hand.click(sidebar(page, 'Mediathek'))
  await hand.click(page.getByRole('button', { name: 'Alt.png öffnen' }))
  const chooser = page.waitForEvent('filechooser')
  await hand.click(page.getByRole('dialog').getByText('Datei ersetzen'))
  await (await chooser).setFiles({ name: 'Neu.png', mimeType: 'image/png', buffer: await picture(200) })
  await expect(page.getByRole('button', { name: 'Neu.png öffnen' })).toBeVisible()
  expectAsDocumented('replace a picture everywhere', hand.count())
})

test('invite a colleague', async ({ page, context, hand }) => {
  await context.grantPermissions(['clipboard-write'])
  await hand.click(sidebar(page, 'Benutzer'))
  await hand.click(page.getByRole('button', { name: 'Person einladen' }))
  const email = page.getByRole('dialog').getByLabel('E-Mail')
  await expect(email).toBeFocused()
  await hand.type('kollegin@musterwerk.example')
  await hand.press('Enter')
  await hand.click(page.getByRole('button', { name: 'Link kopieren' }))
  await expect(page.getByText('Link kopiert')).toBeVisible()
  expectAsDocumented('invite a colleague', hand.count())
})

test('export', async ({ page, hand }) => {
  await hand.click(sidebar(page, 'Export und Import'))
  const download = page.waitForEvent('download')
  await hand.click(page.getByRole('link', { name: 'Archiv herunterladen' }))
  await (await download).cancel()
  expectAsDocumented('export', hand.count())
})
