import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { adminPictures } from '../manual-pictures.ts'
import { receiveMessage } from './receive-message.ts'
import { startMailServer } from '../fakes/mail-server.ts'
import { test as base } from './signed-in.ts'
import { visit } from './visit.ts'

// npm run handbuch: takes every picture of docs/handbuch from the built site.

const folder = join(import.meta.dirname, '../../docs/handbuch/bilder')
const colours = ['#1d6a78', '#e8a33d', '#8a3b12', '#31573f', '#5b4a8a', '#b8553a']

const test = base.extend<object, { environment: Record<string, string> }>({
  environment: [
    async ({}, use) => {
      await using server = await startMailServer()
      await use({ SCHAUFENSTER_SMTP_URL: server.url })
    },
    { scope: 'worker' },
  ],
})

test('every picture of the manual', async ({ page, site }) => {
  test.setTimeout(240_000)
  await receiveMessage(site.url, {})
  await visit(page, '/admin/medien')
  const files = await Promise.all(
    colours.map(async (background, index) => ({
      name: `Motiv ${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await page.getByRole('button', { name: `Motiv ${files.length}.png öffnen` }).waitFor()
  for (const { name, path, before } of adminPictures) {
    await visit(page, path)
    await before?.(page)
    // The preview is a page of its own. The network is never idle: the admin area listens for changes.
    for (const frame of page.frames()) await frame.waitForLoadState('load')
    await page.waitForFunction(
      () => document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete),
    )
    const taken = await page.screenshot({ animations: 'disabled' })
    writeFileSync(join(folder, `${name}.webp`), await sharp(taken).webp({ quality: 78 }).toBuffer())
  }
})
