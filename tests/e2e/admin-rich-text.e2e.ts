import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ownSite, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

// LibreOffice is its real output; Word and Google Docs are written by hand after their clipboards. Each says so.

test.beforeEach(async ({ page, site }) => {
  test.slow()
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

for (const [program, html] of Object.entries(expected))
  test(`what comes from ${program} is pasted as what it means`, async ({ page, site }) => {
    const read = await openEmpty(page, site, program)
    await paste(page, readFileSync(join(import.meta.dirname, 'paste', `${program}.html`), 'utf8'))
    await expect.poll(read).toBe(html)
  })

test('a paste of 200 KB is kept whole, and a script in it is not', async ({ page, site }) => {
  const read = await openEmpty(page, site, 'gross')
  const paragraphs = Array.from({ length: 2_000 }, (_, index) => `<p>Absatz ${index}: ${'Wort '.repeat(18)}ende.</p>`)
  await paste(page, `${paragraphs.join('')}<script>alert(1)</script><img src=x onerror=alert(1)>`)
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBeGreaterThan(200_000)
  expect(await read()).not.toMatch(/script|onerror|<img/)
  await expect(page.getByText(/^42\.000 Wörter$/)).toBeVisible()
})

test('marks and blocks are typed as markdown, and tables and callouts are stored cleanly', async ({ page, site }) => {
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
  await page.getByRole('button', { name: 'Tabelle', exact: true }).click()
  await page.keyboard.type('Kopf')
  await expect.poll(read).toContain('<h2>Überschrift</h2><blockquote><p>Zitat</p></blockquote>')
  await expect.poll(read).toContain('<p>Bitte beachten</p>')
  await expect.poll(read).toContain('<thead><tr><th scope="col">Kopf</th><th scope="col"></th></tr></thead>')
  expect(await read()).not.toMatch(/style=|colgroup|class=/)
})

test('pictures stand beside the text, links become buttons, and tables get a head column', async ({ page, site }) => {
  const read = await openEmpty(page, site, 'bausteine')
  await paste(page, '<figure><img src="/favicon.svg" alt="Ein Zeichen"></figure><p>Danach</p>')
  await editor(page).locator('figcaption').click()
  await page.getByRole('button', { name: 'Links', exact: true }).click()
  await expect.poll(read).toContain('<figure data-align="left"><img src="/favicon.svg" alt="Ein Zeichen" /></figure>')
  await editor(page).getByText('Danach').click()
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
})

test('whoever wants nothing but the text gets it, until Escape or another field', async ({ page, site }) => {
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

const editor = (page: Page) => page.getByRole('textbox', { name: 'Inhalt' })

type Site = { send(method: string, path: string, body?: unknown): Promise<Response> }

/** A post without text, its editor focused; answers what the server has stored of it. */
async function openEmpty(page: Page, site: Site, id: string): Promise<() => Promise<string>> {
  await site.send('POST', '/api/content/blogPosts', { id, values: { title: id, teaser: 'Kurz' }, draft: true })
  await visit(page, `/admin/inhalte/blogPosts/${id}`)
  await page.getByRole('textbox', { name: 'Inhalt' }).click()
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
