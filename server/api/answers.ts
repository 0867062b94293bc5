import { keepsOpener } from '#shared/addresses/sign-in-paths.ts'

/** For answers that come bit by bit: nobody keeps them, and nginx passes on what it gets instead of collecting it. */
export const streamed = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

/** JSON together with cookies; never kept by anybody in between. */
export function jsonWithCookies(body: unknown, cookies: readonly string[] = [], status = 200): Response {
  const response = Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export function redirectWithCookies(location: string, cookies: readonly string[] = []): Response {
  const headers = { location, 'cache-control': 'no-store', ...keepsOpener }
  const response = new Response(null, { status: 302, headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

export function noContent(cookies: readonly string[] = []): Response {
  const response = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
