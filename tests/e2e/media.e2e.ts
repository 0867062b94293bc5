import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

/** A picture of one colour: the same seed gives the same file. */
async function picture(name: string, seed: number, width = 320, height = 200) {
  const background = { r: (seed * 67) % 256, g: (seed * 31) % 256, b: 120 }
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

const fileInput = (page: Page) => page.locator('input[type=file][multiple]')
const tile = (page: Page, name: string) => page.getByRole('button', { name: `${name} öffnen` })

test('a picture is uploaded, described, shown to visitors, replaced everywhere and thrown away', async ({
  page,
  site,
}) => {
  await visit(page, '/admin/medien')
  await fileInput(page).setInputFiles([await picture('Empfang.png', 1)])
  await tile(page, 'Empfang.png').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alternativtext').fill('Empfang mit Pflanzen')
  await dialog.getByRole('button', { name: /^Bildmittelpunkt/ }).press('ArrowUp')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()

  const { entries } = (await (await site.send('GET', '/api/media?suche=Empfang')).json()) as {
    entries: { id: string; reference: string; focal: object }[]
  }
  expect(entries[0]).toMatchObject({ alt: 'Empfang mit Pflanzen', focal: { x: 50, y: 25 } })
  const { items } = (await (await site.send('GET', '/api/content/portfolio')).json()) as { items: { id: string }[] }
  const project = items[0]!.id
  // Visitors are told no versions; editors are.
  const editing = await site.send('GET', `/api/editing/portfolio/${project}`)
  const { version } = (await editing.json()) as { version: number }
  const values = { image: entries[0]!.reference }
  expect((await site.send('PATCH', `/api/content/portfolio/${project}`, { version, values })).status).toBe(200)

  await page.goto(`/portfolio/${project}`)
  const shown = page.getByRole('img', { name: 'Empfang mit Pflanzen' })
  await expect(shown).toHaveJSProperty('complete', true)
  const before = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(before).toMatch(/\.avif$/)

  await visit(page, '/admin/medien')
  await tile(page, 'Empfang.png').click()
  await expect(dialog.getByRole('link', { name: /./ }).first()).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(await picture('Empfang neu.png', 2))
  await expect(tile(page, 'Empfang neu.png')).toBeVisible()
  await page.goto(`/portfolio/${project}`)
  await expect(shown).toHaveJSProperty('complete', true)
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(before)

  await visit(page, '/admin/medien')
  await page.getByRole('checkbox', { name: 'Empfang neu.png auswählen' }).check()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(dialog.getByText('Hier fehlt danach etwas:')).toBeVisible()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await expect(tile(page, 'Empfang neu.png')).toBeHidden()
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  await expect(tile(page, 'Empfang neu.png')).toBeVisible()
})

test('what is below a picture stays where it is when the picture comes', async ({ page }) => {
  await visit(page, '/admin/medien')
  for (const [name, width, height] of [
    ['Breit.png', 1_600, 200],
    ['Hoch.png', 600, 1_600],
    ['Schmal.png', 90, 200],
  ] as const) {
    await fileInput(page).setInputFiles([await picture(name, width, width, height)])
    let show = () => {}
    const shown = new Promise<void>((resolve) => (show = resolve))
    await page.route(/\/media\/.+\.webp$/, async (route) => {
      await shown
      await route.continue()
    })
    await tile(page, name).click()
    const dialog = page.getByRole('dialog')
    const below = dialog.getByText('Klicken Sie auf das Wichtigste')
    await expect(below).toBeVisible()
    const before = await below.boundingBox()
    show()
    const image = dialog.getByRole('button', { name: /^Bildmittelpunkt/ }).locator('img')
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    expect(await below.boundingBox()).toEqual(before)
    const box = (await image.boundingBox())!
    expect(box.width / box.height, name).toBeCloseTo(width / height, 1)
    expect(box.height, name).toBeLessThanOrEqual(380)
    expect(Math.max(box.width, box.height), name).toBeGreaterThan(150)
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('several files by drop and paste; a refused one says why, the library stays accessible', async ({ page }) => {
  await visit(page, '/admin/medien')
  const files = await Promise.all([picture('Abgelegt.png', 3), picture('Eingefügt.png', 4)])
  for (const [index, type] of (['drop', 'paste'] as const).entries()) {
    const { name, buffer } = files[index]!
    await page.evaluate(
      ([type, name, base64]) => {
        const bytes = Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0))
        const carried = new DataTransfer()
        carried.items.add(new File([bytes], name!, { type: 'image/png' }))
        window.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: carried, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: carried, cancelable: true }),
        )
      },
      [type, name, buffer.toString('base64')],
    )
    await expect(tile(page, name)).toBeVisible()
  }
  await fileInput(page).setInputFiles([
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'Möglich sind JPEG' })).toBeVisible()
  await page.getByRole('button', { name: 'Ohne Alternativtext' }).click()
  await expect(page).toHaveURL(/filter=ohne-text/)
  await page.getByRole('searchbox', { name: 'Mediathek durchsuchen' }).fill('abgelegt')
  await expect(tile(page, 'Eingefügt.png')).toBeHidden()
  await expect(tile(page, 'Abgelegt.png')).toBeVisible()
  await expectAccessible(page)
})

test('an upload is paused, survives a reload and arrives', async ({ page }) => {
  await visit(page, '/admin/medien')
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 'x'), Buffer.from('\n%%EOF\n')])
  // The second piece waits for us.
  let hold = true
  await page.route('**/api/storage/uploads/*', async (route) => {
    if (hold && route.request().headers()['upload-offset'] === '262144') return
    await route.continue()
  })
  await fileInput(page).setInputFiles([{ name: 'Bericht.pdf', mimeType: 'application/pdf', buffer }])
  await expect(page.getByText('256 KB von 2,9 MB')).toBeVisible()
  await page.getByRole('button', { name: 'Bericht.pdf anhalten' }).click()
  await expect(page.getByText('Angehalten')).toBeVisible()
  hold = false
  await expect.poll(() => page.evaluate(rememberedUploads)).toBe(1)
  await page.reload()
  await expect(tile(page, 'Bericht.pdf')).toBeVisible()
})

test('an image field of the editor takes a picture from the library, and asks for its text first', async ({
  page,
  site,
}) => {
  const { items } = (await (await site.send('GET', '/api/content/team')).json()) as { items: { id: string }[] }
  await visit(page, `/admin/inhalte/team/${items[0]!.id}`)
  const field = page.getByRole('group', { name: 'Foto' })
  await field.getByRole('button', { name: 'Bild auswählen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file][multiple]').setInputFiles([await picture('Porträt.png', 7)])
  await expect(dialog.getByText('Beschreiben Sie das Bild')).toBeVisible()
  await dialog.getByLabel('Alternativtext').fill('Porträt vor einer Ziegelwand')
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(dialog).toBeHidden()
  await expect(field.getByRole('button', { name: 'Anderes Bild' })).toBeVisible()
  await expect(field.locator('img')).toHaveJSProperty('complete', true)
  await page.getByRole('switch', { name: 'Als Gewebe zeigen' }).click()
  const stored = async () => (await site.send('GET', `/api/editing/team/${items[0]!.id}`)).text()
  await expect.poll(stored).toMatch(/"image":"\/media\/\w+#woven"/)
})

/** In the browser: for how many uploads there is something to go on with after a reload. */
function rememberedUploads(): Promise<number> {
  return new Promise((told) => {
    const opening = indexedDB.open('schaufenster-uploads', 1)
    // Not ours to make.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort())
    opening.addEventListener('error', () => told(0))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('uploads').objectStore('uploads').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        told(counting.result)
      })
    })
  })
}
