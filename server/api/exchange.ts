import { Readable } from 'node:stream'
import { AppError } from '#shared/errors.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { streamed } from './answers.ts'
import type { Call } from './route.ts'

/** The whole site as one file. */
export async function getExport({ backend: { exchange, identity, now }, principal: by }: Call) {
  const day = now().toISOString().slice(0, 10)
  const archive = await exchange.write()
  await identity.audit({ by, action: 'exchange.export', subject: day })
  return new Response(Readable.toWeb(Readable.from(archive)) as ReadableStream, {
    headers: {
      ...streamed,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="schaufenster-${day}.zip"`,
    },
  })
}

/** What importing this archive would change; nothing is kept of it. */
export async function postPreview({ request, backend: { exchange } }: Call) {
  return Response.json(await exchange.preview(request.body))
}

/** Imports the areas named in the query, each as the archive has it. */
export async function postImport({ request, backend: { exchange }, principal: by }: Call) {
  const areas = new URL(request.url).searchParams.getAll('bereich')
  if (areas.length === 0) throw new AppError('bad-archive', 422, exchangeMessages.nothingChosen)
  return Response.json(await exchange.restore(request.body, areas, by.id))
}
