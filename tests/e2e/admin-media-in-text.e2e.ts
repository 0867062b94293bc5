import sharp from 'sharp'
import type { Locator } from '@playwright/test'
import { expect, ownSite, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

const editor = (page: Page) => page.getByRole('textbox', { name: 'Inhalt' })
const dialog = (page: Page) => page.getByRole('dialog')

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

async function middleOf(place: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await place.boundingBox())!
  return [x + width / 2, y + height / 2 + 2]
}

/** As the browser records it: half a second of a canvas that changes its colour. */
async function recordVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [320, 180]
    const paper = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
    const pieces: Blob[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
    recorder.addEventListener('stop', () => resolve())
    recorder.start()
    for (let frame = 0; frame < 20; frame++) {
      paper.fillStyle = `hsl(${frame * 18} 80% 50%)`
      paper.fillRect(0, 0, 320, 180)
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    recorder.stop()
    await promise
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

test('pictures come into a text several at once and by dragging, a video with its picture, and visitors play it', async ({
  page,
  site,
}) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin/medien')
  const files = await Promise.all([
    picture('Rot.png', '#a33'),
    picture('Blau.png', '#33a'),
    picture('Grün.png', '#3a3'),
  ])
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  // Other tests of this site leave pictures of their own.
  const names = files.map(({ name }) => name)
  for (const name of names) await expect(page.getByRole('checkbox', { name: `${name} auswählen` })).toBeVisible()
  const { entries } = (await (await site.send('GET', '/api/media')).json()) as {
    entries: { id: string; name: string }[]
  }
  for (const { id, name } of entries.filter((entry) => names.includes(entry.name)))
    await site.send('PATCH', `/api/media/${id}`, { alt: `Fläche ${name}` })
  // The strip shows what is cut before it is.
  await page.getByRole('button', { name: 'Rot.png öffnen' }).click()
  await dialog(page).getByRole('button', { name: 'Drehen und zuschneiden' }).click()
  await dialog(page).getByRole('button', { name: 'Nach rechts drehen' }).click()
  const strip = dialog(page).locator('[data-place] img')
  await expect(strip).toHaveCount(8)
  await expect(strip.first()).toHaveAttribute('src', /^data:image/)
  await expect(strip.first()).toHaveJSProperty('naturalHeight', 320)
  await page.keyboard.press('Escape')

  await visit(page, '/admin/inhalte/blogPosts/neu')
  await page.getByLabel('Titel', { exact: true }).fill('Ein Rundgang')
  await editor(page).click()
  // The address is made of the title, and stands there as soon as it is.
  await expect(page.getByRole('textbox', { name: 'Adresse (optional)' })).toHaveValue('ein-rundgang')
  await expect(page).toHaveURL(/ein-rundgang$/)

  await editor(page).click()
  await page.keyboard.type('/galerie')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('checkbox', { name: 'Blau.png auswählen' }).check()
  await dialog(page).getByRole('button', { name: 'Grün.png öffnen' }).click()
  await dialog(page).getByRole('button', { name: '2 Bilder übernehmen' }).click()
  await expect(editor(page).locator('[data-gallery] img')).toHaveCount(2)
  await expect(editor(page).locator('[data-gallery] img').first()).toHaveAttribute('alt', 'Fläche Blau.png')

  // Whoever came from another field, or by the keyboard, goes on writing in the text.
  for (const start of [
    page.getByLabel('Titel', { exact: true }),
    page.getByRole('toolbar').getByRole('button').first(),
  ]) {
    await start.focus()
    await page.getByRole('button', { name: 'Bild', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(editor(page)).toBeFocused()
  }

  // Below the gallery, where writing goes on.
  await editor(page).locator('> p').last().click()
  await page.keyboard.type('Darunter')
  await page.getByRole('button', { name: 'Bild', exact: true }).click()
  await dialog(page).getByText('Rot.png').hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await expect(dialog(page)).toBeHidden()
  await editor(page).getByText('Darunter').hover()
  await page.mouse.move(...(await middleOf(editor(page).getByText('Darunter'))))
  await page.mouse.up()
  await expect(editor(page).locator('> figure > img')).toHaveAttribute('alt', 'Fläche Rot.png')

  await editor(page).locator('> p').last().click()
  await page.keyboard.type('/video')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Video auswählen' })).toBeVisible()
  const video = await recordVideo(page)
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Rundgang.webm', mimeType: 'video/webm', buffer: video }])
  const shown = editor(page).locator('figure[data-video]')
  // It is drawn from the video, uploaded and described first.
  await expect(shown.locator('video')).toHaveAttribute('poster', /^\/media\//, { timeout: 45_000 })
  await shown.locator('figcaption').click()
  await page.keyboard.type('Durch die Werkstatt')
  await page.getByRole('button', { name: 'Untertitel wählen' }).click()
  const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:00.400\nHallo\n')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'Rundgang.vtt', mimeType: 'text/vtt', buffer: captions }])
  await expect(shown.getByText('Mit Untertiteln')).toBeVisible()

  // However long the text is, tools and what belongs to the caret stay in view.
  await page.getByRole('button', { name: /^Konzentriert schreiben/ }).click()
  await page.setViewportSize({ width: 1000, height: 320 })
  await shown.locator('figcaption').click()
  await expect(page.getByRole('toolbar', { name: 'Text gestalten' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('group', { name: 'Video im Text' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')

  const stored = async () => {
    const answer = await site.send('GET', '/api/editing/blogPosts/ein-rundgang')
    return (await answer.json()) as { version: number; item: { content: string } }
  }
  await expect.poll(async () => (await stored()).item.content).toContain('data-captions="/media/')
  await expect(page.locator('span[data-kind=done]')).toBeVisible()
  const { version, item } = await stored()
  const values = { content: item.content, teaser: 'Wie es bei uns aussieht und wer dort arbeitet.' }
  const published = await site.send('PATCH', '/api/content/blogPosts/ein-rundgang', { version, values })
  expect(published.status, await published.text()).toBe(200)
  await page.goto('/blog/ein-rundgang')
  const player = page.locator('figure[data-video] video')
  await player.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true
    await element.play()
  })
  await expect(player).toHaveJSProperty('videoWidth', 320)
  await expect(page.locator('figure[data-gallery]')).toHaveCSS('display', 'grid')
})
