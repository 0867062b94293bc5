import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readZip } from './zip-reader.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

const megabyte = 1_048_576

async function zipped(entries: ZipEntry[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of writeZip(entries)) parts.push(part)
  return Buffer.concat(parts)
}

const entries = [
  { name: 'content/größe.json', bytes: Buffer.from(JSON.stringify({ text: 'Äpfel '.repeat(500) })) },
  { name: 'media/a.bin', bytes: Buffer.from([1, 2, 3, 250]) },
  { name: 'leer.txt', bytes: Buffer.alloc(0) },
]

test('what was written is read again, and the same content gives the same file', async () => {
  const bytes = await zipped(entries)
  expect(bytes.equals(await zipped(entries))).toBe(true)
  const file = readZip(bytes, megabyte)
  expect(file.names).toEqual(entries.map(({ name }) => name))
  for (const { name, bytes: content } of entries) expect(file.read(name)?.equals(content), name).toBe(true)
  expect(file.read('fehlt')).toBeUndefined()
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.skipIf(!hasPython)('other programs can read it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-zip-'))
  writeFileSync(join(folder, 'a.zip'), await zipped(entries))
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))'
  expect(execFileSync('python3', ['-c', script, join(folder, 'a.zip')], { encoding: 'utf8' }).trim()).toBe('3')
  rmSync(folder, { recursive: true })
})

test('anything that is torn, changed or too large is refused', async () => {
  const bytes = await zipped(entries)
  const changed = Buffer.from(bytes)
  changed.writeUInt8(changed.readUInt8(60) ^ 0xff, 60)
  expect(() => readZip(Buffer.from('kein Archiv'), megabyte)).toThrow('kein Archiv')
  expect(() => readZip(bytes.subarray(0, -30), megabyte)).toThrow('kein Archiv')
  expect(() => readZip(changed, megabyte).read(entries[0]!.name)).toThrow('kein Archiv')
  expect(() => readZip(bytes, 100)).toThrow('kein Archiv')
  for (const name of ['../boese', '/etc/passwd', 'a/../../b', 'a\\b']) {
    const escaping = await zipped([{ name, bytes: Buffer.from('x') }])
    expect(() => readZip(escaping, megabyte), name).toThrow('kein Archiv')
  }
})
