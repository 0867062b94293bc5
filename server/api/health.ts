import type { Backend } from '#server/backend.ts'

/** The process answers. */
export function getHealth(): Response {
  return plain('ok', 200)
}

/** The process can serve: its database answers. The server listens only after migration and seeding. */
export async function getReadiness(_request: Request, { database, log }: Backend): Promise<Response> {
  try {
    await database.query.selectFrom('schema_migrations').select('name').limit(1).execute()
    return plain('ready', 200)
  } catch (cause) {
    log.warn('not ready: database unreadable', { cause })
    return plain('database unreadable', 503)
  }
}

function plain(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
