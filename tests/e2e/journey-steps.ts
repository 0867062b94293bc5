import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { startMailServer } from '../fakes/mail-server.ts'
import { receiveMessage } from './receive-message.ts'
import { expect, test as base } from './signed-in.ts'
import type { SiteFixture } from './site.ts'
import { goTo } from './visit.ts'

/** A site that can answer messages, the same one for all walks. */
export const test = base.extend<object, { environment: Record<string, string> }>({
  environment: [
    async ({}, use) => {
      await using server = await startMailServer()
      await use({ SCHAUFENSTER_PROJECT_ID: 'own-site', SCHAUFENSTER_SMTP_URL: server.url })
    },
    { scope: 'worker' },
  ],
})

/** How somebody works: with a mouse, with a finger, or with the keyboard alone. */
export type Hand = {
  /** Stands before the first screen after signing in, as it is now. */
  begin(): Promise<void>
  /** Goes to a link, a button or a field, and uses it. */
  use(target: Locator): Promise<void>
  /** Opens a section of the sidebar. */
  section(name: string | RegExp): Promise<void>
  /** Goes on to the next field of a form. */
  next(field: Locator): Promise<void>
  /** Takes the first of what a field offers. */
  choose(option: Locator): Promise<void>
  /** Ends what was begun: its own key, or the button. */
  finish(button: Locator): Promise<void>
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Something that is one deed for a person and several calls for a test. */
  did(): void
}
export type Walk = {
  page: Page
  site: SiteFixture
  hand: Hand
  /** What the things of this walk are called, so that several walks go through one site. */
  mark: string
}

const undoPublication = (page: Page) => page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })
const publish = (page: Page) => page.getByRole('button', { name: /eröffentlichen$/ }).first()

async function published(page: Page) {
  await expect(undoPublication(page)).toBeVisible()
}

async function picture(red: number) {
  const create = { width: 320, height: 200, channels: 3 as const, background: { r: red, g: 120, b: 90 } }
  return sharp({ create }).png().toBuffer()
}

/** The ten journeys of docs/journeys.md; each begins on the first screen after signing in, with what it needs in place. */
export const journeySteps: Record<string, (walk: Walk) => Promise<void>> = {
  async 'first post with picture'({ page, hand, mark }) {
    await hand.begin()
    await hand.use(page.getByRole('link', { name: 'Neuer Beitrag' }))
    await expect(page.getByLabel('Titel', { exact: true })).toBeFocused()
    await hand.type(`Mit Bild ${mark}`)
    await hand.next(page.getByLabel('Anreißer'))
    await hand.type('Worum es geht')
    const text = page.getByRole('textbox', { name: 'Inhalt' })
    await hand.use(text)
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
    await hand.use(text.getByLabel('Was zeigt das Bild?'))
    await hand.type('Unsere Werkstatt')
    await hand.finish(publish(page))
    await published(page)
  },

  async 'change of a price in a service'({ page, hand, mark }) {
    await hand.begin()
    await hand.section(/^Leistungen/)
    await hand.use(page.getByRole('link', { name: /„Cloud“ bearbeiten|^Cloud/ }).first())
    await hand.use(page.getByLabel('Ein Satz'))
    await hand.type(` Ab 90 Euro ${mark}.`)
    await hand.finish(publish(page))
    await published(page)
  },

  async 'new team member'({ page, hand, mark }) {
    await hand.begin()
    await hand.section(/^Team/)
    await hand.use(page.getByRole('link', { name: 'Teammitglied anlegen' }))
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await hand.type(`Nora Neu ${mark}`)
    await hand.next(page.getByLabel('Rolle', { exact: true }))
    await hand.type('Beratung')
    await hand.next(page.getByLabel('Beschreibung'))
    await hand.type('Berät seit heute.')
    await hand.finish(publish(page))
    await published(page)
  },

  async 'footer link'({ page, hand }) {
    await hand.begin()
    await hand.section('Fußzeile')
    const legal = page.getByRole('group', { name: 'Rechtliche Links' })
    await hand.use(legal.getByRole('button', { name: /hinzufügen$/ }))
    await expect(legal.getByLabel('Beschriftung').last()).toBeFocused()
    await hand.type('Karriere')
    await hand.next(legal.getByRole('combobox').last())
    await hand.type('Karriere')
    await hand.choose(page.getByRole('option').first())
    await hand.finish(publish(page))
    await published(page)
  },

  async 'answer a message'({ page, site, hand, mark }) {
    await receiveMessage(site.url, { from_name: `Anton ${mark}`, message: 'Bitte rufen Sie mich zurück.' })
    await hand.begin()
    await hand.use(page.getByRole('region', { name: 'Nachrichten' }).getByRole('link', { name: `Anton ${mark}` }))
    await hand.use(page.getByRole('button', { name: 'Antworten', exact: true }))
    await hand.type('Gern rufen wir Sie morgen an.')
    await hand.finish(page.getByRole('button', { name: 'Antwort senden' }))
    await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText('Gern rufen wir Sie morgen an.')
    await expect(page.getByRole('main').getByText('Beantwortet', { exact: true })).toBeVisible()
  },

  async 'restore a version'({ page, site, hand, mark }) {
    const [id, title] = [`zwei-fassungen-${mark.toLowerCase()}`, `Zwei Fassungen ${mark}`]
    const values = { title, teaser: 'Der alte Anreißer', content: '<p>Text</p>', motif: 'web' }
    await site.send('POST', '/api/content/blogPosts', { id, values })
    await site.send('PATCH', `/api/content/blogPosts/${id}`, { version: 1, values: { teaser: 'Der neue Anreißer' } })
    await hand.begin()
    await hand.use(page.getByRole('link', { name: title }).first())
    await hand.use(page.getByRole('button', { name: /^Gespeichert/ }))
    const dialog = page.getByRole('dialog', { name: 'Versionen' })
    await hand.use(dialog.getByRole('button', { name: 'Diese Änderung zurücknehmen' }))
    await expect(page.getByLabel('Anreißer')).toHaveValue('Der alte Anreißer')
    await hand.finish(publish(page))
    await published(page)
  },

  async 'plan a change'({ page, site, hand, mark }) {
    const [id, title] = [`fuer-morgen-${mark.toLowerCase()}`, `Für morgen ${mark}`]
    const values = { title, teaser: 'Worum es geht', content: '<p>Text</p>', motif: 'web' }
    await site.send('POST', '/api/content/blogPosts', { id, values, draft: true })
    await hand.begin()
    await hand.use(page.getByRole('region', { name: 'Entwürfe' }).getByRole('link', { name: title }))
    await hand.use(page.getByRole('button', { name: 'Weitere Aktionen' }))
    await hand.use(page.getByRole('button', { name: 'Zeitplan' }))
    await hand.use(page.getByLabel('Veröffentlichen am'))
    await page.getByLabel('Veröffentlichen am').fill('2099-07-01T08:00')
    await hand.use(page.getByRole('button', { name: 'Planen' }))
    await expect(page.getByText(/^Wird veröffentlicht am/)).toBeVisible()
  },

  async 'replace a picture everywhere'({ page, hand, mark }) {
    await goTo(page, '/admin/medien')
    const file = { mimeType: 'image/png', buffer: await picture(20 + mark.length) }
    await page.locator('input[type=file][multiple]').setInputFiles([{ ...file, name: `Alt ${mark}.png` }])
    await page.getByRole('button', { name: `Alt ${mark}.png öffnen` }).waitFor()
    await hand.begin()
    await hand.section('Mediathek')
    await hand.use(page.getByRole('button', { name: `Alt ${mark}.png öffnen` }))
    const chooser = page.waitForEvent('filechooser')
    await hand.use(page.getByRole('dialog').getByRole('button', { name: 'Datei ersetzen' }))
    const buffer = await picture(200 + mark.length)
    await (await chooser).setFiles({ name: `Neu ${mark}.png`, mimeType: 'image/png', buffer })
    await expect(page.getByRole('button', { name: `Neu ${mark}.png öffnen` })).toBeVisible()
  },

  async 'invite a colleague'({ page, hand, mark }) {
    await hand.begin()
    await page.context().grantPermissions(['clipboard-write'])
    await hand.section('Benutzer')
    await hand.use(page.getByRole('button', { name: 'Person einladen' }))
    await expect(page.getByRole('dialog').getByLabel('E-Mail')).toBeFocused()
    await hand.type(`kollegin.${mark.toLowerCase()}@musterwerk.example`)
    await hand.press('Enter')
    await hand.use(page.getByRole('button', { name: 'Link kopieren' }))
    await expect(page.getByText('Link kopiert')).toBeVisible()
  },

  async export({ page, hand }) {
    await hand.begin()
    await hand.section('Export und Import')
    const download = page.waitForEvent('download')
    await hand.use(page.getByRole('link', { name: 'Archiv herunterladen' }))
    await (await download).cancel()
  },
}
