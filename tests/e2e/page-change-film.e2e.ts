import sharp from 'sharp'
import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use(withMotion)

/** Every frame that the browser paints until it is stopped, as a visitor would film the screen. */
async function film(page: Page) {
  const session = await page.context().newCDPSession(page)
  const frames: Buffer[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'))
    // The last one comes when the camera is already put away.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 640, maxHeight: 400 })
  return async () => {
    await session.send('Page.stopScreencast')
    return frames
  }
}

/** What is left of a frame when only the large shapes are looked at, below the header, which is the same on every page. */
async function shapes(frame: Buffer): Promise<Buffer> {
  const small = await sharp(frame).resize(64, 40, { fit: 'fill' }).greyscale().png().toBuffer()
  return sharp(small).extract({ left: 0, top: 6, width: 64, height: 34 }).raw().toBuffer()
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length
}

test('filmed from the click on, the old page is gone with the first frame that shows another', async ({ page }) => {
  await visit(page)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  const old = await shapes(await page.screenshot())
  const stop = await film(page)
  // Not by the pointer, which would have it fetched ahead.
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Blog' })
    .dispatchEvent('click')
  await expect(page).toHaveURL('/blog')
  await expect(page.locator('[data-page-loader]')).toBeHidden()
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
  const fresh = await shapes(await page.screenshot())
  const frames = await Promise.all((await stop()).map(shapes))
  // Halfway between both pages is neither.
  const isOld = (frame: Buffer) => difference(frame, old) < difference(old, fresh) / 4
  const cover = frames.findIndex((frame) => !isOld(frame))
  expect(cover, 'the cover is in the film').toBeGreaterThanOrEqual(0)
  expect(frames.slice(cover).findIndex(isOld), 'frames after the first of the cover until one is the old page').toBe(-1)
})
