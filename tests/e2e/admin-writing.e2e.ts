import sharp from 'sharp'
import { createAccount, password } from './signed-in.ts'
import { expect, ownSite, test, type Page, type SiteFixture } from './site.ts'
import { goTo, visit } from './visit.ts'

test.use(ownSite)
test.beforeEach(() => test.slow())

const text = (page: Page) => page.getByRole('textbox', { name: 'Inhalt' })
const preview = (page: Page) => page.frameLocator('iframe[title="Vorschau der Seite"]')

/** A picture as a file that somebody drags or copies. */
async function pictureBytes(width = 320): Promise<number[]> {
  const create = { width, height: 200, channels: 3 as const, background: { r: 10, g: 120, b: 90 } }
  return [...(await sharp({ create }).png().toBuffer())]
}

/** Pastes or drops a file on what the selector names. */
function give(page: Page, kind: 'paste' | 'drop', selector: string, file: { name: string; bytes: number[] }) {
  return page.locator(selector).evaluate(
    (element, { kind: type, name, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      const { left, top } = element.getBoundingClientRect()
      const init = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 }
      element.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    },
    { kind, ...file },
  )
}

async function openPost(page: Page, site: SiteFixture, id: string, content: string) {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await site.send('POST', '/api/content/blogPosts', {
    id,
    values: { title: id, teaser: 'Worum es geht', content },
    draft: true,
  })
  await goTo(page, `/admin/inhalte/blogPosts/${id}`)
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(id)
  await expect(text(page)).toBeVisible()
}

const stored = async (site: SiteFixture, id: string) => {
  const answer = await site.send('GET', `/api/editing/blogPosts/${id}`)
  return ((await answer.json()) as { item: { content: string; cover: string } }).item
}

test('a post with picture, link, category and search texts takes nine clicks from the sign-in to its publication', async ({
  page,
  browser,
  site,
}) => {
  const { email } = await createAccount(site, {
    name: 'Nora Neu',
    email: 'nora@musterwerk.example',
    password,
    role: 'editor',
  })
  const library = await browser.newPage({
    baseURL: site.url,
    extraHTTPHeaders: { authorization: `Bearer ${site.apiToken}` },
  })
  await visit(library, '/admin/medien')
  await library
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'Werkstatt.png', mimeType: 'image/png', buffer: Buffer.from(await pictureBytes()) })
  await library.getByRole('button', { name: 'Werkstatt.png öffnen' }).click()
  await library.getByRole('dialog').getByLabel('Alternativtext').fill('Unsere Werkstatt am Abend')
  await library.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(library.getByRole('dialog')).toBeHidden()
  await library.close()

  let clicks = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => void (window as never as { countClick(): void }).countClick(), true),
  )
  await visit(page, '/login')
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.getByRole('link', { name: 'Neuer Beitrag' }).click()
  await expect(page.getByLabel('Titel', { exact: true })).toBeFocused()
  await page.keyboard.type('Neun Klicks')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wie schnell ein Beitrag steht')
  await page.getByLabel('Rubrik').click()
  // The list that opens is the browser's own; choosing there is one more.
  await page.getByLabel('Rubrik').selectOption({ index: 1 })
  clicks++
  await text(page).click()
  await page.keyboard.type('So sieht es bei uns aus. ')
  await page.keyboard.type('/bild')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Werkstatt.png öffnen' }).click()
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Mehr zur Sicherheit')
  for (let letter = 0; letter < 'Sicherheit'.length; letter++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('IT-Sicherh')
  await expect(
    page.getByRole('listbox', { name: 'Passende Seiten und Dateien' }).getByRole('option').first(),
  ).toContainText('IT-Sicherheit')
  await page.keyboard.press('Enter')
  await page.getByLabel('Titel für Suchmaschinen').click()
  await page.keyboard.type('Ein Beitrag in neun Klicks')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Von der Anmeldung bis zur Veröffentlichung')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(9)

  await page.goto('/blog/neun-klicks')
  await expect(page).toHaveTitle(/Ein Beitrag in neun Klicks/)
  await expect(page.getByRole('img', { name: 'Unsere Werkstatt am Abend' })).toBeVisible()
  await expect(page.locator('main p').getByRole('link', { name: 'Sicherheit', exact: true })).toBeVisible()
})

test('the preview goes along with what is written, and pictures, links and captions are made as one writes', async ({
  page,
  site,
  mayReport,
}) => {
  test.setTimeout(240_000)
  await test.step('the preview follows the caret through text and fields, and a click in it puts the caret there', async () => {
    const paragraphs = Array.from({ length: 60 }, (_, index) => `<p>Absatz Nummer ${index} mit Text.</p>`)
    await openPost(page, site, 'folgt', `${paragraphs.join('')}<h2>Fazit</h2><p>Der Schluss.</p>`)
    const inView = (name: string) =>
      expect
        .poll(() =>
          preview(page)
            .locator('[data-caret]')
            .evaluateAll((marked) =>
              marked
                .filter((element) => {
                  const { top, bottom } = element.getBoundingClientRect()
                  return top >= 0 && bottom <= innerHeight
                })
                .map(({ textContent }) => textContent),
            ),
        )
        .toEqual([name])
    await text(page).getByText('Der Schluss.').click()
    await inView('Der Schluss.')
    // The table of contents says the same and is not meant.
    await text(page).getByText('Fazit').click()
    await inView('Fazit')
    await expect(preview(page).locator('h2[data-caret]')).toHaveText('Fazit')
    await page.keyboard.press('End')
    await page.keyboard.type(' dazu')
    await inView('Fazit dazu')
    await page.getByLabel('Anreißer').focus()
    await inView('Worum es geht')

    await preview(page)
      .getByText('Absatz Nummer 7 mit Text.')
      .click({ position: { x: 2, y: 8 } })
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('Neu: ')
    await expect(text(page).getByText('Neu: Absatz Nummer 7 mit Text.')).toBeInViewport()
  })

  await test.step('words are in the preview before the server has drawn them, and its answer finds them there', async () => {
    await openPost(page, site, 'sofort', '<h2>Vorab</h2><p>Der Anfang.</p><h2>Fazit</h2><p>Der Schluss.</p>')
    await text(page).getByText('Der Anfang.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Erstens.')
    await expect(preview(page).getByText('Der Anfang. Erstens.')).toBeAttached()
    const answers = Promise.withResolvers<void>()
    await page.route(/vorschau=/, async (route) => {
      if (route.request().method() === 'POST') await answers.promise
      await route.continue()
    })
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' Zweitens.')
    const shown = preview(page).locator('p', { hasText: 'Der Anfang. Erstens. Zweitens.' })
    await expect(shown.locator('strong')).toHaveText('Zweitens.')
    await text(page).getByText('Fazit').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' dazu')
    await expect(preview(page).locator('h2', { hasText: 'Fazit dazu' })).toBeAttached()
    answers.resolve()
    // Only the server knows what follows from a heading.
    await expect(preview(page).locator('nav').getByText('Fazit dazu').first()).toBeAttached()
    await expect(shown).toBeAttached()
    await page.unroute(/vorschau=/)
  })

  await test.step('a picture that is pasted or dropped lands in the text at once, and beside it nothing happens', async () => {
    await openPost(page, site, 'bilder', '<p>Anfang.</p>')
    await text(page).click()
    await give(page, 'paste', '.ProseMirror', { name: 'In den Text.png', bytes: await pictureBytes(300) })
    const described = text(page).getByLabel('Was zeigt das Bild?')
    await expect(described).toHaveCount(1)
    await described.fill('Ein grünes Bild')
    await give(page, 'drop', '.ProseMirror', { name: 'Auf den Text.png', bytes: await pictureBytes(310) })
    await expect(described).toHaveCount(2)
    const pictures = async () => (await stored(site, 'bilder')).content.match(/<img src="\/media\/[a-z0-9]{14}"/g)
    await expect.poll(pictures).toHaveLength(2)
    expect((await stored(site, 'bilder')).content).toContain('alt="Ein grünes Bild"')

    await give(page, 'drop', 'form [data-field="cover"] fieldset', {
      name: 'Titel.png',
      bytes: await pictureBytes(330),
    })
    await page.getByRole('dialog').getByLabel('Alternativtext').fill('Das Titelbild')
    await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click()
    await expect.poll(async () => (await stored(site, 'bilder')).cover).toMatch(/^\/media\//)
    const stray = await page.locator('h1').evaluate((element) => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'Daneben.png', { type: 'image/png' }))
      return element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
    })
    expect(stray, 'the browser would have opened the file').toBe(false)
  })

  await test.step('a link is made of what is selected, however soon the keys follow each other', async () => {
    await openPost(page, site, 'eilig', '<p>Anfang mit Preisen.</p>')
    await text(page).getByText('Anfang mit Preisen.').click()
    // Browsers tell of a selection some time after they have shown it; here the keys come before that.
    await text(page).evaluate((editor) => {
      const words = editor.querySelector('p')!.firstChild!
      getSelection()!.setBaseAndExtent(words, 'Anfang mit '.length, words, 'Anfang mit Preisen'.length)
      const key = { key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true, bubbles: true, cancelable: true }
      editor.dispatchEvent(new KeyboardEvent('keydown', key))
    })
    await page.keyboard.type('https://beispiel.example/preise')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await stored(site, 'eilig')).content)
      .toContain('<p>Anfang mit <a href="https://beispiel.example/preise">Preisen</a>.</p>')
  })

  await test.step('captions end with Enter, pictures of other sites stay out, and links are completed', async () => {
    const figure = '<figure><img src="/favicon.svg" alt="Ein Zeichen" /></figure>'
    await openPost(page, site, 'links', `<p>Anfang mit Preisen.</p>${figure}`)
    await text(page).locator('figcaption').click()
    await page.keyboard.type('Unser Zeichen')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Danach.')
    await text(page)
      .getByText('Danach.')
      .evaluate((element) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', '<p>Kopiert <img src="http://127.0.0.1/x.png" alt="Fremd"> von dort</p>')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
    await expect(page.getByText('Ein Bild liegt auf einer anderen Website')).toBeVisible()
    // The server asks nobody near it: that is said, and the picture stays out.
    await text(page).getByRole('button', { name: 'In die Mediathek holen' }).click()
    await expect(text(page).getByText('Diese Adresse wird nicht abgefragt.')).toBeVisible()
    await text(page).getByRole('button', { name: 'Weglassen' }).click()
    await expect(text(page).getByText('Bild von 127.0.0.1')).toHaveCount(0)
    await text(page).getByText('Anfang mit Preisen.').click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('www.beispiel.de/preise')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await stored(site, 'links')).content)
      .toContain('<p><a href="https://www.beispiel.de/preise">Anfang mit Preisen.</a></p>')
    const { content } = await stored(site, 'links')
    expect(content).toContain('<figcaption>Unser Zeichen</figcaption></figure><p>Danach.')
    expect(content).not.toContain('127.0.0.1')
    mayReport('422')
  })
})
