import { readZip } from '#server/exchange/zip-reader.ts'
import { writeZip, type ZipEntry } from '#server/exchange/zip-writer.ts'
import { apiToken, type startApp } from './start-app.ts'

type App = Pick<Awaited<ReturnType<typeof startApp>>, 'fetch' | 'send'>
const megabyte = 1_048_576

export async function zipped(entries: ZipEntry[], largeFrom?: number): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of writeZip(entries, largeFrom)) parts.push(part)
  return Buffer.concat(parts)
}

export function unzipped(bytes: Buffer, maxBytes = 20 * megabyte) {
  return readZip(bytes, maxBytes)
}

/** The archive with each file as `change` leaves it, undefined takes it away; and with `more`. */
export async function altered(
  archive: Buffer,
  change: (name: string, bytes: Buffer) => string | Uint8Array | undefined,
  more: ZipEntry[] = [],
): Promise<Buffer> {
  const file = await unzipped(archive)
  const entries: ZipEntry[] = []
  for (const name of file.names) {
    const bytes = change(name, (await file.read(name))!)
    if (bytes !== undefined) entries.push({ name, bytes: Buffer.from(bytes as Uint8Array) })
  }
  return zipped([...entries, ...more])
}

/** The archive with one of its texts written anew. */
export function rewritten(archive: Buffer, name: string, change: (text: string) => string): Promise<Buffer> {
  return altered(archive, (entry, bytes) => (entry === name ? change(bytes.toString()) : bytes))
}

export async function exported(app: App): Promise<Buffer> {
  return Buffer.from(await (await app.send('GET', '/api/export')).arrayBuffer())
}

export function sendArchive(app: App, path: string, bytes: Buffer): Promise<Response> {
  return app.fetch(
    new Request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiToken}` },
      body: new Uint8Array(bytes),
    }),
  )
}
