import { z } from 'zod'
import { archiveMaxBytes } from '#shared/admin-constants.ts'
import { AppError } from '#shared/errors.ts'
import type { ExchangePreview } from '#shared/exchange.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import type { ArchivePart } from './archive-part.ts'
import { readZip, type ZipFile } from './zip-reader.ts'
import { writeZip, type ZipEntry } from './zip-writer.ts'

export type Exchange = ReturnType<typeof openExchange>

const format = 1
const headName = 'schaufenster.json'
const headSchema = z.object({ format: z.number().int(), exportedAt: z.iso.datetime() })

/** Everything of the site as one zip file, and back. What belongs to it is a list of parts (decision 12). */
export function openExchange(parts: readonly ArchivePart[], now: () => Date) {
  async function* entries(): AsyncGenerator<ZipEntry> {
    const head = { format, exportedAt: now().toISOString(), parts: parts.map(({ folder }) => folder) }
    yield { name: headName, bytes: Buffer.from(JSON.stringify(head, null, 2)) }
    for (const part of parts) yield* part.write()
  }

  return {
    /** Piece by piece, so that a large site does not have to fit into memory. */
    write: () => writeZip(entries()),

    async preview(bytes: Buffer): Promise<ExchangePreview> {
      const { file, exportedAt } = open(bytes)
      const areas = await Promise.all(parts.map((part) => part.preview(file)))
      const known = (name: string) => name === headName || parts.some(({ folder }) => name.startsWith(folder))
      const folders = file.names.filter((name) => !known(name)).map((name) => name.split('/')[0]!)
      return { exportedAt, areas: areas.flat(), ignored: [...new Set(folders)] }
    },

    /** Replaces the named areas by what the archive holds. */
    async restore(bytes: Buffer, areas: string[], by: string): Promise<{ imported: number; snapshot?: string }> {
      const { file } = open(bytes)
      let imported = 0
      let snapshot: string | undefined
      for (const part of parts) {
        const offered = (await part.preview(file)).map(({ name }) => name)
        const chosen = areas.filter((name) => offered.includes(name))
        if (chosen.length === 0) continue
        const result = await part.restore(file, chosen, by)
        imported += result.imported
        snapshot ??= result.snapshot
      }
      if (imported === 0) throw new AppError('bad-archive', 422, exchangeMessages.nothingChosen)
      return { imported, ...(snapshot && { snapshot }) }
    },
  }
}

function open(bytes: Buffer): { file: ZipFile; exportedAt: string } {
  const file = readZip(bytes, archiveMaxBytes)
  const head = headSchema.safeParse(parseHead(file.read(headName)))
  if (!head.success) throw new AppError('bad-archive', 422, exchangeMessages.badArchive)
  if (head.data.format > format) throw new AppError('bad-archive', 422, exchangeMessages.newerFormat)
  return { file, exportedAt: head.data.exportedAt }
}

function parseHead(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString() ?? '')
  } catch {
    return undefined
  }
}
