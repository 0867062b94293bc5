import { z } from 'zod'
import type { AreaChanges, ExchangePreview } from '#shared/exchange/exchange.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import type { ArchivePart } from './archive-part.ts'
import { badArchive } from './bad-archive.ts'
import { receiveArchive, type ReceivedArchive } from './received-archive.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

type ArchiveBody = ReadableStream<Uint8Array> | null

const format = 1
const headName = 'schaufenster.json'
const headSchema = z.object({ format: z.number().int(), exportedAt: z.iso.datetime() })

/**
 * Everything of the site as one zip file, and back. What belongs to it is a list of parts (decision 12), imported in
 * their order: what others refer to comes first. `folder` is where archives wait while they are read.
 */
export function openExchange(parts: readonly ArchivePart[], folder: string, now: () => Date) {
  async function* entries(): AsyncGenerator<ZipEntry> {
    const head = { format, exportedAt: now().toISOString(), parts: parts.map((part) => part.folder) }
    const open: AsyncGenerator<ZipEntry>[] = []
    for (const part of parts) open.push(await begun(part.write()))
    yield { name: headName, bytes: Buffer.from(JSON.stringify(head, null, 2)) }
    for (const part of open) yield* part
  }

  return {
    /** Piece by piece, so that a large site does not have to fit into memory. Every part is begun before the first byte. */
    write: () => begun(writeZip(entries())),

    async preview(body: ArchiveBody): Promise<ExchangePreview> {
      await using archive = await receiveArchive(folder, body)
      const { exportedAt } = await readHead(archive)
      const areas: AreaChanges[] = []
      for (const part of parts) areas.push(...(await part.preview(archive)))
      const known = (name: string) => name === headName || parts.some((part) => name.startsWith(part.folder))
      const folders = [...archive.file.names].filter((name) => !known(name)).map((name) => name.split('/')[0]!)
      return { exportedAt, areas, ignored: [...new Set(folders)] }
    },

    /** Brings the named areas as the archive has them. Every part is looked at before the first one is changed. */
    async restore(body: ArchiveBody, areas: string[], by: string): Promise<{ imported: number; snapshot?: string }> {
      await using archive = await receiveArchive(folder, body)
      await readHead(archive)
      const chosen: { part: ArchivePart; names: string[] }[] = []
      for (const part of parts) {
        const offered = (await part.preview(archive)).map(({ name }) => name)
        chosen.push({ part, names: areas.filter((name) => offered.includes(name)) })
      }
      let imported = 0
      let snapshot: string | undefined
      for (const { part, names } of chosen) {
        if (names.length === 0) continue
        const result = await part.restore(archive, names, by)
        imported += result.imported
        snapshot ??= result.snapshot
      }
      if (imported === 0) throw badArchive(undefined, exchangeMessages.nothingChosen)
      return { imported, ...(snapshot && { snapshot }) }
    },
  }
}

async function readHead({ file }: ReceivedArchive): Promise<{ exportedAt: string }> {
  const head = headSchema.safeParse(parseHead(await file.read(headName)))
  if (!head.success) throw badArchive()
  if (head.data.format > format) throw badArchive(undefined, exchangeMessages.newerFormat)
  return head.data
}

function parseHead(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}

/**
 * The same items, of which the first is there already. What cannot be begun at all fails here, while an answer can still
 * say so; later it can only be cut.
 */
async function begun<Item>(items: AsyncIterable<Item>): Promise<AsyncGenerator<Item>> {
  const iterator = items[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* all() {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  }
  return all()
}
