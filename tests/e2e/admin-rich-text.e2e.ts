import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ownSite, test, type Page } from './site.ts'
import { goTo } from './visit.ts'

test.use(ownSite)

// LibreOffice is its real output; Word and Google Docs are written by hand after their clipboards. Each says so.

test.beforeEach(async ({ page, site }) => {
  test.setTimeout(240_000)
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

const heading = '<h2>Umzug der Server</h2>'
const text = '<p><strong>Wichtig:</strong> Der Umzug beginnt am <em>Freitag</em>.</p>'
const list = '<ul><li>Datensicherung prüfen</li><li>Kunden informieren</li></ul>'
const expected = {
  word: `${heading}${text}${list}<p>Ein Bild: und ein <a href="https://musterwerk-it.example/plan">Link</a>.</p><table><tbody><tr><td>Tag</td><td>Schritt</td></tr></tbody></table>`,
  'google-docs': `${heading}${text}${list}<p>Kein Link</p>`,
  libreoffice: [
    heading,
    text,
    '<ul><li>Datensicherung prüfen<ul><li>auf Band</li><li>im zweiten Rechen\u00adzentrum</li></ul></li><li>Kunden informieren</li></ul>',
    '<h3>Größe und Übergabe</h3><ol><li>Abschalten</li><li>Umziehen</li></ol>',
    '<p>Der <a href="https://musterwerk-it.example/plan">Plan</a> gilt[1] für alle,<br /><s>nicht</s> <u>außer</u> 5 Racks.</p>',
    '<table><thead><tr><th scope="col">Tag</th><th scope="col">Schritt</th></tr></thead>',
    '<tbody><tr><td>Freitag</td><td>Abbau</td></tr></tbody></table>',
    '<p>Ende.</p><p>[1] Stand: November</p>',
  ].join(''),
}

test('texts are pasted as what they mean, typed as markdown, and written in quiet', async ({ page, site }) => {
  for (const [program, html] of Object.entries(expected))
    await test.step(`what comes from ${program} is pasted as what it means`, async () => {
      const read = await openEmpty(page, site, program)
      await paste(page, readFileSync(join(import.meta.dirname, 'paste', `${program}.html`), 'utf8'))
      await expect.poll(read).toBe(html)
    })

  await test.step('marks and blocks are typed as markdown, and tables and callouts are stored cleanly', async () => {
    const read = await openEmpty(page, site, 'getippt')
    for (const line of ['## Überschrift', '> Zitat']) {
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type('/hinweis')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bitte beachten')
    await page.keyboard.press('ArrowDown')
    // Quick hands: the next frame is still to come when the first letter is typed.
    await page.evaluate(() =>
      Object.assign(window, { heldFrame: requestAnimationFrame, requestAnimationFrame: () => 0 }),
    )
    await page.getByRole('button', { name: 'Tabelle', exact: true }).click()
    await page.keyboard.type('Kopf')
    await page.getByRole('button', { name: 'Link (Strg K)' }).click()
    await page.keyboard.type('https://beispiel.example')
    await page.keyboard.press('Enter')
    await page.keyboard.type('zeile')
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: Reflect.get(window, 'heldFrame') }))
    await expect.poll(read).toContain('<h2>Überschrift</h2><blockquote><p>Zitat</p></blockquote>')
    await expect.poll(read).toContain('<p>Bitte beachten</p>')
    const link = '<a href="https://beispiel.example">https://beispiel.example</a>'
    await expect
      .poll(read)
      .toContain(`<thead><tr><th scope="col">Kopf${link}zeile</th><th scope="col"></th></tr></thead>`)
    expect(await read()).not.toMatch(/style=|colgroup|class=/)
  })

  await test.step('pictures stand beside the text, links become buttons, and tables get a head column or bars', async () => {
    const read = await openEmpty(page, site, 'bausteine')
    await paste(page, '<figure><img src="/favicon.svg" alt="Ein Zeichen"></figure><p>Danach</p>')
    await editor(page).locator('figcaption').click()
    const left = page.getByRole('button', { name: 'Links', exact: true })
    await left.click()
    await expect.poll(read).toContain('<figure data-align="left"><img src="/favicon.svg" alt="Ein Zeichen" /></figure>')
    await editor(page).getByText('Danach').click()
    // The editor hears of the caret a moment after the click; until then keys belong to the caption.
    await expect(left).toBeHidden()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/schaltfläche')
    await page.keyboard.press('Enter')
    await page.keyboard.type('https://beispiel.example/termin')
    await page.keyboard.press('Enter')
    await expect
      .poll(read)
      .toContain('<p><a data-button href="https://beispiel.example/termin">https://beispiel.example/termin</a></p>')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Tabelle', exact: true }).click()
    await page.getByRole('button', { name: 'Kopfspalte an/aus' }).click()
    await expect.poll(read).toContain('<tbody><tr><th scope="row"></th><td></td></tr>')
    await page.getByRole('button', { name: 'Als Balken zeigen' }).click()
    await expect.poll(read).toContain('<table data-chart>')
  })

  await test.step('words are found in the text one after the other, seen where they stand, and replaced', async () => {
    const read = await openEmpty(page, site, 'gesucht')
    const filler = '<p>Ein Absatz dazwischen.</p>'.repeat(60)
    await paste(page, `<p>Der Rechner steht hier.</p>${filler}<p>Ein rechner und noch ein Rechner.</p>`)
    await page.keyboard.press('Control+Shift+f')
    await page.keyboard.type('rechner')
    const form = page.getByRole('group', { name: 'Suchen und ersetzen' })
    await expect(form.getByText('3 Stellen', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(form.getByText('1 von 3 Stellen')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(form.getByText('2 von 3 Stellen')).toBeVisible()
    const isInSight = () =>
      editor(page)
        .locator('[data-found=here]')
        .evaluate((place) => {
          const { left, top, width, height } = place.getBoundingClientRect()
          return place.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
    await expect.poll(isInSight).toBe(true)
    await form.getByLabel('Ersetzen durch').fill('Server')
    await form.getByRole('button', { name: 'Ersetzen', exact: true }).click()
    await expect.poll(read).toContain('<p>Ein Server und noch ein Rechner.</p>')
    await form.getByRole('button', { name: 'Alle ersetzen' }).click()
    await expect(form.getByText('Keine Stelle')).toBeVisible()
    await expect.poll(read).toMatch(/^<p>Der Server steht hier.*noch ein Server\.<\/p>$/)
    // What is selected is what somebody looks for.
    await page.keyboard.press('Escape')
    await editor(page)
      .getByText('Der Server')
      .dblclick({ position: { x: 40, y: 8 } })
    await page.keyboard.press('Control+Shift+f')
    await expect(form.getByLabel('Suchen nach')).toHaveValue('Server')
    await expect(form.getByText('1 von 3 Stellen')).toBeVisible()
  })

  await test.step('whoever wants nothing but the text gets it, until Escape or another field', async () => {
    const read = await openEmpty(page, site, 'ruhe')
    const title = page.getByLabel('Titel', { exact: true })
    const isInSight = () =>
      title.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 5, top + 5))
      })
    const quiet = page.getByRole('button', { name: /^Konzentriert schreiben/ })
    await expect.poll(isInSight).toBe(true)
    await quiet.click()
    await expect.poll(isInSight).toBe(false)
    await page.keyboard.type('In Ruhe')
    await page.keyboard.press('Escape')
    await expect.poll(isInSight).toBe(true)
    await expect(editor(page)).toBeFocused()
    await quiet.click()
    await title.focus()
    await expect.poll(isInSight).toBe(true)
    await expect.poll(read).toBe('<p>In Ruhe</p>')
  })

  await test.step('a paste of 200 KB is kept whole, and a script in it is not', async () => {
    const read = await openEmpty(page, site, 'gross')
    const paragraphs = Array.from({ length: 2_000 }, (_, index) => `<p>Absatz ${index}: ${'Wort '.repeat(18)}ende.</p>`)
    await paste(page, `${paragraphs.join('')}<script>alert(1)</script><img src=x onerror=alert(1)>`)
    await expect.poll(async () => (await read()).length, { timeout: 90_000 }).toBeGreaterThan(200_000)
    expect(await read()).not.toMatch(/script|onerror|<img/)
    await expect(page.getByText(/^42\.000 Wörter$/)).toBeVisible()
  })
})

const editor = (page: Page) => page.getByRole('textbox', { name: 'Inhalt' })

type Site = { send(method: string, path: string, body?: unknown): Promise<Response> }

/** A post without text, its editor focused; answers what the server has stored of it. */
async function openEmpty(page: Page, site: Site, id: string): Promise<() => Promise<string>> {
  await site.send('POST', '/api/content/blogPosts', { id, values: { title: id, teaser: 'Kurz' }, draft: true })
  await goTo(page, `/admin/inhalte/blogPosts/${id}`)
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(id)
  await editor(page).click()
  return async () => {
    const stored = (await (await site.send('GET', `/api/editing/blogPosts/${id}`)).json()) as {
      item: { content: string }
    }
    return stored.item.content
  }
}

async function paste(page: Page, html: string) {
  await page.getByRole('textbox', { name: 'Inhalt' }).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
