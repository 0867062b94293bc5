import { z } from 'zod'
import { redirectMessages } from '#shared/messages/redirects.ts'
import { redirectSource, redirectTarget, redirectsMax } from '#shared/redirects/redirect-rules.ts'
import type { Redirects } from '#server/redirects/redirects.ts'
import type { ArchivePart } from './archive-part.ts'
import { badArchive, parseArchiveJson } from './bad-archive.ts'
import type { ZipFile } from './zip-reader.ts'

const folder = 'redirects/'
const fileName = `${folder}redirects.json`
const area = 'redirects'
const examplesShown = 3

const archivedSchema = z
  .array(
    z.object({
      source: z.string().refine((source) => redirectSource(source) === source),
      target: z.string().refine((target) => redirectTarget(target) !== undefined),
      origin: z.enum(['hand', 'address']).default('hand'),
      at: z.iso.datetime(),
    }),
  )
  .max(redirectsMax)

/** Where old addresses lead, as one file. After the content: what stands over one of its pages is left out. */
export function redirectPart(redirects: Redirects): ArchivePart {
  return {
    folder,
    async *write() {
      const entries = (await redirects.list()).map(({ id: _id, ...entry }) => entry)
      yield { name: fileName, bytes: Buffer.from(JSON.stringify(entries, null, 2)) }
    },

    async preview({ file }) {
      const archived = await readFrom(file)
      if (!archived) return []
      const before = new Map((await redirects.list()).map(({ source, target }) => [source, target]))
      const after = new Set(archived.map(({ source }) => source))
      const added = archived.filter(({ source }) => !before.has(source))
      const changed = archived.filter(({ source, target }) => before.has(source) && before.get(source) !== target)
      const removed = [...before.keys()].filter((source) => !after.has(source))
      const examples = [...added, ...changed].map(({ source }) => source)
      return [
        {
          name: area,
          area: redirectMessages.area,
          added: added.length,
          changed: changed.length,
          removed: removed.length,
          same: archived.length - added.length - changed.length,
          examples: [...examples, ...removed].slice(0, examplesShown),
        },
      ]
    },

    async restore({ file }, _areas, by) {
      return { imported: await redirects.replace((await readFrom(file)) ?? [], by) }
    },
  }
}

async function readFrom(file: ZipFile) {
  const bytes = await file.read(fileName)
  if (!bytes) return undefined
  const entries = archivedSchema.safeParse(parseArchiveJson(bytes.toString()))
  if (!entries.success) throw badArchive(entries.error)
  return entries.data
}
