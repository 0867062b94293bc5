import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { startSite } from '../tests/start-site.ts'
import { report } from './report.ts'

// npm run bench:pictures: eight photographs of twelve megapixels, one after the other, then every WebP at once and the AVIF
// of the first one.
// Memory is that of the site and the processes that draw for it. Another build and number may be named as arguments.

const photographs = Number(process.argv[3] ?? 8)
const sampleEveryMs = 100
const widths = [160, 320, 640, 960, 1280, 1920, 2560]
const apiToken = 'token-for-the-bench-0123456789abcdefg'
const folder = mkdtempSync(join(tmpdir(), 'schaufenster-bench-'))
type Memory = { site: number; drawing: number; shared: number }

const site = await startSite({ SCHAUFENSTER_DATA_DIR: folder, SCHAUFENSTER_API_TOKEN: apiToken }, process.argv[2])
const samples: Memory[] = []
const sampling = setInterval(() => samples.push(memoryOf(site.process.pid!)), sampleEveryMs)
try {
  const atStart = memoryOf(site.process.pid!)
  const startedAt = performance.now()
  const thumbnails: string[] = []
  for (let seed = 1; seed <= photographs; seed++)
    thumbnails.push(await upload(`Foto ${seed}.jpg`, await photograph(seed)))
  const uploadedMs = performance.now() - startedAt
  const firstSmall = waitFor(thumbnails.slice(-1), ['webp'], [160, 320, 640], startedAt)
  const webpMs = waitFor(thumbnails, ['webp'], widths, startedAt)
  const avifMs = waitFor(thumbnails.slice(0, 1), ['avif'], widths, startedAt)
  const figures = { uploadedMs, smallMs: await firstSmall, webpMs: await webpMs, avifMs: await avifMs }
  await new Promise((resolve) => setTimeout(resolve, 8_000))
  const after = memoryOf(site.process.pid!)
  const peak = (of: (memory: Memory) => number) => Math.round(Math.max(...samples.map(of)))
  const seconds = {
    columns: [`${photographs} photographs of twelve megapixels`, 's'],
    rows: Object.entries(figures).map(([name, ms]) => [name, (ms / 1_000).toFixed(1)]),
  }
  const memory = {
    columns: ['memory, MB', 'at start', 'at most', 'then'],
    rows: [
      ['site', Math.round(atStart.site), peak(({ site }) => site), Math.round(after.site)],
      ['with drawing', '', peak(({ site, drawing }) => site + drawing), Math.round(after.site + after.drawing)],
      ['what several processes use counted once', '', peak(({ shared }) => shared), ''],
    ],
  }
  report('pictures', [seconds, memory], { figures, samples })
} finally {
  clearInterval(sampling)
  await site[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
}

/** Soft shapes with a little noise, every second one on its side, as phones write them. */
async function photograph(seed: number): Promise<Buffer> {
  const raw = (width: number, height: number, spread: number) => {
    const pixels = Buffer.alloc(width * height * 3)
    for (let index = 0, value = seed; index < pixels.length; index++) {
      value = (value * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
      pixels[index] = 128 + (((value >> 16) & 0xff) - 128) * spread
    }
    return sharp(pixels, { raw: { width, height, channels: 3 } }).resize(4_000, 3_000)
  }
  const noise = await raw(1_000, 750, 0.3).ensureAlpha(0.3).png({ compressionLevel: 1 }).toBuffer()
  const base = await raw(40, 30, 1).png({ compressionLevel: 1 }).toBuffer()
  const turned = sharp(base).composite([{ input: noise }])
  return turned
    .withMetadata({ orientation: seed % 2 ? 1 : 6 })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function upload(name: string, file: Buffer): Promise<string> {
  const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name, size: file.length })
  const started = await fetch(`${site.url}/api/storage/uploads`, { method: 'POST', headers, body })
  const piece = { method: 'PATCH', headers: { ...headers, 'upload-offset': '0' }, body: new Uint8Array(file) }
  const answer = await fetch(site.url + started.headers.get('location'), piece)
  return ((await answer.json()) as { media: { thumbnail: string } }).media.thumbnail
}

/** Asks again and again until what comes is what the address names. */
async function waitFor(thumbnails: string[], formats: string[], of: number[], startedAt: number): Promise<number> {
  const names = thumbnails.flatMap((thumbnail) =>
    of.flatMap((width) => formats.map((format) => thumbnail.replace(/[^/]+$/, `w${width}.${format}`))),
  )
  await Promise.all(
    names.map(async (name) => {
      for (;;) {
        const answer = await fetch(site.url + name)
        await answer.arrayBuffer()
        if (answer.ok && answer.headers.get('cache-control') !== 'no-store') return
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    }),
  )
  return performance.now() - startedAt
}

function memoryOf(pid: number): Memory {
  const [own, ...children] = [pid, ...childrenOf(pid)].map((id) => ({
    rss: megabytes(id, 'status', /VmRSS:\s+(\d+)/),
    pss: megabytes(id, 'smaps_rollup', /Pss:\s+(\d+)/),
  }))
  const drawing = children.reduce((sum, { rss }) => sum + rss, 0)
  return { site: own!.rss, drawing, shared: children.reduce((sum, { pss }) => sum + pss, own!.pss) }
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => Number(/PPid:\s+(\d+)/.exec(read(id, 'status'))?.[1]) === pid)
}

function megabytes(pid: number, file: string, pattern: RegExp): number {
  return Number(pattern.exec(read(pid, file))?.[1] ?? 0) / 1_024
}

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
