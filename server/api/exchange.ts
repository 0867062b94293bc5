import { Readable } from 'node:stream'
import { findDefinition } from '#shared/content/index.ts'
import { AppError } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import type { Backend } from '#server/backend.ts'
import { areaName } from '#server/content/audit-content.ts'
import { streamed } from './answers.ts'
import type { PathParameters } from './route.ts'

type Asked = [request: Request, backend: Backend, parameters: PathParameters, by: Principal]

/** The whole site as one file. */
export async function getExport(...[, { exchange, identity, now }, , by]: Asked) {
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
export async function postPreview(...[request, { exchange }]: Asked) {
  return Response.json(await exchange.preview(request.body))
}

/** Imports the areas named in the query, each as the archive has it. */
export async function postImport(...[request, { exchange, identity }, , by]: Asked) {
  const areas = new URL(request.url).searchParams.getAll('bereich')
  if (areas.length === 0) throw new AppError('bad-archive', 422, exchangeMessages.nothingChosen)
  const result = await exchange.restore(request.body, areas, by.id)
  const names = areas.map((area) => {
    const definition = findDefinition(area)
    return definition ? areaName(definition) : exchangeMessages.media
  })
  await identity.audit({ by, action: 'exchange.import', subject: names.join(', ') })
  return Response.json(result)
}
