import type { PublicCall } from './route.ts'

/** The process answers. */
export function getHealth(): Response {
  return plain('ok', 200)
}

/** The process can serve: its database takes a write. The server listens only after migration and seeding. */
export async function getReadiness({ backend: { readiness } }: PublicCall): Promise<Response> {
  const problem = await readiness.problem()
  return problem === undefined ? plain('ready', 200) : plain(problem, 503)
}

function plain(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
