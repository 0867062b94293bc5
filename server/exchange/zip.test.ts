import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unzipped, zipped } from '../../tests/archives.ts'

const entries = [
  { name: 'content/größe.json', bytes: Buffer.from(JSON.stringify({ text: 'Äpfel '.repeat(500) })) },
  { name: 'media/a.bin', bytes: Buffer.from([1, 2, 3, 250]) },
  { name: 'leer.txt', bytes: Buffer.alloc(0) },
]

async function* inParts(text: string) {
  for (let at = 0; at < text.length; at += 1_000) yield Buffer.from(text.slice(at, at + 1_000))
}

const film = 'Bild für Bild. '.repeat(2_000)
const withFile = () => [...entries, { name: 'media/film', parts: inParts(film) }]
/** Places beyond this count as large, which real ones are from 4 GB on. */
const largeFrom = 100

test('what was written is read again, and the same content gives the same file', async () => {
  const bytes = await zipped(withFile())
  expect(bytes.equals(await zipped(withFile()))).toBe(true)
  for (const archive of [bytes, await zipped(withFile(), largeFrom)]) {
    const file = await unzipped(archive)
    expect([...file.names]).toEqual([...entries.map(({ name }) => name), 'media/film'])
    for (const { name, bytes: content } of entries) expect((await file.read(name))?.equals(content), name).toBe(true)
    expect((await file.read('media/film'))?.toString()).toBe(film)
    expect(file.sizeOf('media/film')).toBe(Buffer.byteLength(film))
    expect(await file.read('fehlt')).toBeUndefined()
  }
})

test('a file that breaks off while it is written ends the archive with its error', async () => {
  async function* breaking() {
    yield Buffer.from('Anfang')
    throw new Error('Der Speicher ist weg')
  }
  await expect(zipped([{ name: 'a', parts: breaking() }])).rejects.toThrow('Der Speicher ist weg')
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython)('other programs can read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-zip-'))
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))'
  for (const bytes of [await zipped(withFile()), await zipped(withFile(), largeFrom)]) {
    writeFileSync(join(folder, 'a.zip'), bytes)
    expect(execFileSync('python3', ['-c', script, join(folder, 'a.zip')], { encoding: 'utf8' }).trim()).toBe('4')
  }
  rmSync(folder, { recursive: true })
})

test('anything that is torn, changed or too large is refused', async () => {
  const bytes = await zipped(entries)
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(60) ^ 0xff, 60)
  const refused = (promise: Promise<unknown>, what = '') => expect(promise, what).rejects.toThrow('kein Archiv')
  await refused(unzipped(Buffer.from('kein Archiv')))
  await refused(unzipped(bytes.subarray(0, -30)))
  await refused((await unzipped(changed)).read(entries[0]!.name))
  await refused(unzipped(bytes, 100))
  for (const name of ['../boese', '/etc/passwd', 'a/../../b', 'a\\b', './a', 'C:/a'])
    await refused(unzipped(await zipped([{ name, bytes: Buffer.from('x') }])), name)
})

test('a small file that unpacks to more than it announced is stopped', async () => {
  const bytes = await zipped([{ name: 'a', bytes: Buffer.alloc(5_000_000) }])
  const announced = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24
  bytes.writeUInt32LE(10, announced)
  await expect((await unzipped(bytes)).read('a')).rejects.toThrow('kein Archiv')
})

test('what is encrypted, packed in another way or named twice is refused', async () => {
  const bytes = await zipped(entries)
  const changed = (place: number, value: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt16LE(value, copy.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + place)
    return copy
  }
  await expect(unzipped(changed(8, 1)), 'encrypted').rejects.toThrow('kein Archiv')
  await expect(unzipped(await zipped([entries[0]!, entries[0]!])), 'twice').rejects.toThrow('kein Archiv')
  const otherwise = await unzipped(changed(10, 12))
  await expect(otherwise.read(entries[0]!.name), 'packed otherwise').rejects.toThrow('kein Archiv')
})
