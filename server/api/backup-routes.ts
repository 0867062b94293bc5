import { Readable } from 'node:stream'
import { z } from 'zod'
import { examine } from '#server/doctor/doctor.ts'
import { streamed } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

const restoreSchema = z.strictObject({ passphrase: z.string().max(1_000).default('') })

/** Backups of the whole site, and what it needs to run. Making and putting back take long, so they are begun here and asked for. */
export const backupRoutes: ApiRoute[] = [
  guardedRow({ method: 'GET', path: '/api/backups/work', right: 'administrate', handler: getWork }),
  guardedRow({
    method: 'POST',
    path: '/api/backups',
    right: 'administrate',
    fresh: true,
    audit: ['backup.make'],
    handler: postBackup,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/doctor',
    right: 'administrate',
    audit: { none: 'only looks, and takes away what it tried to write' },
    handler: postDoctor,
  }),
  guardedRow({ method: 'GET', path: '/api/backups/:name/preview', right: 'administrate', handler: getPreview }),
  guardedRow({
    method: 'GET',
    path: '/api/backups/:name/archive',
    right: 'administrate',
    fresh: true,
    audit: ['backup.download'],
    handler: getArchive,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/backups/:name/restore',
    right: 'administrate',
    fresh: true,
    audit: ['backup.restore'],
    body: restoreSchema,
    handler: postRestore,
  }),
]

function getWork({ backend: { backups } }: Call): Response {
  return Response.json({ work: backups.work() ?? null })
}

async function postDoctor({ backend }: Call): Promise<Response> {
  return Response.json({ findings: await examine(backend) })
}

async function postBackup({ backend: { backups, identity, now }, principal: by }: Call): Promise<Response> {
  backups.beginMaking()
  await identity.audit({ by, action: 'backup.make', subject: now().toISOString().slice(0, 10) })
  return Response.json({ work: backups.work() }, { status: 202 })
}

async function getPreview({ backend: { backups }, parameters: { name } }: Call<'name'>): Promise<Response> {
  return Response.json(await backups.preview({ name }))
}

/** With all media, as one file. */
async function getArchive({ backend: { backups, identity }, parameters: { name }, principal: by }: Call<'name'>) {
  const line = (await backups.list()).find((entry) => entry.name === name)
  const archive = await backups.pack(name)
  await identity.audit({ by, action: 'backup.download', subject: line?.madeAt.slice(0, 10) ?? name })
  return new Response(Readable.toWeb(Readable.from(archive)) as ReadableStream, {
    headers: {
      ...streamed,
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="schaufenster-${name}.zip"`,
    },
  })
}

async function postRestore(call: Call<'name', typeof restoreSchema>): Promise<Response> {
  const { backend, parameters, principal, body } = call
  const { id, name } = principal
  backend.backups.beginRestoring(parameters.name, { by: { id, name }, passphrase: body.passphrase })
  return Response.json({ work: backend.backups.work() }, { status: 202 })
}
