import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { refusalMessages } from '#shared/messages/media.ts'
import type { DrawJob } from './draw-job.ts'
import { backgroundUrgency, mostWaitingDrawings, openDrawing } from './drawing.ts'

const folder = mkdtempSync(join(tmpdir(), 'schaufenster-drawing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const settings = { processes: 2, memoryBytes: 1_000_000_000, environment: {} }

/** Every pixel looks at its neighbours in 600 × 600, nine times: minutes of work in a few bytes. */
const filter = '<feMorphology operator="dilate" radius="300"/>'.repeat(9)
const endless = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><filter id="f">${filter}</filter><rect width="2000" height="2000" filter="url(#f)"/></svg>`

function variantOf(content: string, name: string): DrawJob & { into: string } {
  const path = join(folder, `${name}.svg`)
  writeFileSync(path, content)
  const facts = { width: 40, height: 20, type: 'image/svg+xml' }
  const variant = { shape: 'whole', width: 160, format: 'webp' } as const
  return { kind: 'variant', path, into: join(folder, `${name}.webp`), facts, variant }
}
const plain = (name: string) =>
  variantOf('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>', name)
const tooElaborate = { code: 'invalid-format', status: 415, message: refusalMessages.tooElaborate }

test('while a picture takes for ever, others are drawn; ending ends it, too', async () => {
  const drawing = openDrawing(settings, { limits: { cpuMs: 600_000 } })
  const bomb = drawing.turn(0, (ask) => ask(variantOf(endless, 'bomb'))).result
  const settled = vi.fn()
  bomb.then(settled, settled)
  for (const name of ['a', 'b', 'c']) {
    const job = plain(name)
    await drawing.turn(1, (ask) => ask(job)).result
    expect(await sharp(readFileSync(job.into)).metadata()).toMatchObject({ format: 'webp', width: 160, height: 80 })
  }
  expect(settled).not.toHaveBeenCalled()
  await drawing.close()
  await expect(bomb).rejects.toMatchObject({ code: 'unavailable', status: 503 })
})

test.each([
  ['time', { cpuMs: 300 }],
  ['memory', { memoryBytes: 20_000_000 }],
])('a picture that takes more %s than allowed is given up, and the next one is drawn', async (_what, limits) => {
  const drawing = openDrawing({ ...settings, processes: 1 }, { limits })
  const job = variantOf(endless, 'bomb')
  await expect(drawing.turn(0, (ask) => ask(job)).result).rejects.toMatchObject(tooElaborate)
  const generous = openDrawing({ ...settings, processes: 1 })
  await expect(generous.turn(0, (ask) => ask(plain('d'))).result).resolves.toBeNull()
  await drawing.close()
  await generous.close()
})

test.skipIf(!existsSync('/dev/full'))('a full disk is not taken for a damaged picture', async () => {
  const drawing = openDrawing(settings)
  const job = { ...plain('g'), into: '/dev/full' }
  await expect(drawing.turn(0, (ask) => ask(job)).result).rejects.toMatchObject({ code: 'ENOSPC' })
  await drawing.close()
})

test('a process without work ends and gives its memory back', async () => {
  const drawing = openDrawing(settings, { idleMs: 0 })
  await drawing.turn(0, (ask) => ask(plain('e'))).result
  await expect.poll(() => drawing.processCount()).toBe(0)
  await drawing.turn(0, (ask) => ask(plain('f'))).result
  await drawing.close()
})

test('the most urgent come first, and what may wait leaves a process free', async () => {
  const drawing = openDrawing(settings)
  const order: string[] = []
  const gates: Record<string, () => void> = {}
  const begin = (name: string, urgency: number) =>
    drawing.turn(urgency, () => {
      order.push(name)
      return new Promise<void>((resolve) => (gates[name] = resolve))
    })
  begin('first avif', backgroundUrgency)
  const later = begin('second avif', backgroundUrgency)
  expect(order).toEqual(['first avif'])
  begin('large', 2_560)
  begin('middle', 640)
  const hurried = begin('was prepared', 12_000)
  begin('small', 160)
  expect(order).toEqual(['first avif', 'large'])
  hurried.hurry(320)
  for (const [index, name] of ['large', 'small', 'was prepared', 'first avif'].entries()) {
    gates[name]!()
    await expect.poll(() => order).toHaveLength(3 + index)
  }
  expect(order).toEqual(['first avif', 'large', 'small', 'was prepared', 'middle', 'second avif'])
  const closed = drawing.close()
  gates['middle']!()
  gates['second avif']!()
  await closed
  await later.result
  await expect(begin('after the end', 0).result).rejects.toMatchObject({ code: 'unavailable', status: 503 })
})

test('when too many wait, further ones are told to come back', async () => {
  const drawing = openDrawing({ ...settings, processes: 1 })
  const held = Promise.withResolvers<void>()
  const turns = Array.from({ length: mostWaitingDrawings + 1 }, () => drawing.turn(1, () => held.promise))
  await expect(drawing.turn(1, () => held.promise).result).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  held.resolve()
  await Promise.all(turns.map(({ result }) => result))
  await drawing.close()
})
