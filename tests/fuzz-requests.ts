import { sitePatterns } from '#shared/addresses/site-routes.ts'
import { collections, documents } from '#shared/content/index.ts'
import { apiRoutes } from '#server/api/routes.ts'
import { defaultItems } from '#server/content/import-defaults.ts'

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

/** An endless row of odd requests; the same seed makes the same row. */
export function* fuzzRequests(seed: number, token: string): Generator<FuzzRequest, never> {
  const dice = createDice(seed)
  for (;;)
    yield dice.chance(0.55) ? apiRequest(dice, token) : dice.chance(0.75) ? pageRequest(dice, token) : formRequest(dice)
}

type Dice = ReturnType<typeof createDice>

/** Mulberry32: small, fast, and the same on every machine. */
function createDice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const chance = (share: number) => next() < share
  const number = (below: number) => Math.floor(next() * below)
  const pick = <Value>(values: readonly Value[]): Value => values[number(values.length)]!
  return { chance, number, pick }
}

const names = [...Object.keys(collections), ...Object.keys(documents)]
const oddTexts = [
  '', ' ', '\0', 'a\0b', '-', '..', '../../etc/passwd', '__proto__', 'constructor', 'toString', '<script>alert(1)</script>',
  "'; drop table documents; --", '%', '%00', '%zz', '\ud800', '\u202e', '😀'.repeat(50), 'x'.repeat(3_000), 'NaN', '-1', '1e999',
  '99999999999999999999', '2026-02-30', '0000-00-00T99:99:99Z', 'null', '{}', '[]', 'ä/ö?ü#', 'webentwicklung', 'faq', 'home',
  'passkeys-im-unternehmen', 'stats', 'routes/site/faq', '*', 'data:text/html,x', 'javascript:alert(1)', '\r\nx: y',
] // prettier-ignore
const keys = [
  'id', 'ids', 'values', 'version', 'draft', 'title', 'content', 'question', 'answer', 'topic', 'value', 'label', 'action',
  'items', 'at', 'note', 'reason', 'email', 'password', 'name', 'role', 'code', 'token', 'message', 'sessionId', 'size',
  'replaces', 'tab', 'leaving', 'days', 'state', 'key', 'eventId', 'user_id', 'service_id', 'template_id', 'template_params',
  'preferences', 'analytics', 'marketing', 'revision', 'response', '__proto__', 'sections', 'date', 'publishAt', 'current',
] // prettier-ignore
const parameters = [
  'seite', 'kategorie', 'suche', 'format', 'stufe', 'leistung', 'formular', 'vorschau', '_routes', 'since', 'tage', 'bereich',
  'weiter', 'providerId', 'redirectUrl', 'eventId', 'code', 'state', 'thema', 'art', 'sortierung', 'constructor', '__proto__',
] // prettier-ignore
const contentTypes = [
  'application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded', 'application/x-ndjson', 'application/octet-stream', 'application/vnd.x+json', 'nonsense',
] // prettier-ignore
const personalPages = [
  '/admin', '/admin/inhalte/:x', '/admin/inhalte/:x/:y', '/admin/dokumente/:x', '/admin/nachrichten/:x', '/admin/benutzer',
  '/admin/medien', '/admin/papierkorb', '/admin/protokoll', '/admin/system', '/admin/:x', '/login', '/login/wege', '/login/:x',
  '/einrichtung/:x', '/vorschau/:x', '/__/auth/handler', '/__/:x', '/:x', '/:x/:y', '/:x.html', '/blog/:x/:y',
] // prettier-ignore

function apiRequest(dice: Dice, token: string): FuzzRequest {
  const { pick, chance } = dice
  if (chance(0.3)) return nearlyRight(dice, token)
  const route = pick(apiRoutes)
  const method = chance(0.95) ? route.method : pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
  const hasBody = !['GET', 'HEAD'].includes(method) && chance(0.9)
  return {
    method,
    path: filled(dice, route.path) + query(dice),
    headers: {
      ...(chance(0.85) && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': chance(0.85) ? 'application/json' : pick(contentTypes) }),
      ...oddHeaders(dice),
    },
    ...(hasBody && { body: jsonBody(dice) }),
  }
}

/** A write as an editor makes it, mostly with one thing wrong: it gets further in than nonsense does. */
function nearlyRight(dice: Dice, token: string): FuzzRequest {
  const { pick, chance, number } = dice
  const definition = pick(Object.values(collections))
  // A collection that begins empty has no item to take as an example.
  const example = pick(defaultItems(definition)) ?? { id: 'erste-seite' }
  const {
    id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...values
  }: Record<string, unknown> & { id: string } = example
  if (chance(0.5)) Object.assign(values, { [pick(Object.keys(definition.fields))]: oddValue(dice, number(3)) })
  const item = chance(0.9) ? id : pick(oddTexts)
  const address = `/api/content/${definition.name}`
  const version = 1 + number(3)
  const [method, path, body] = pick([
    ['POST', address, { values, draft: chance(0.3) }],
    ['POST', address, { id: `neu-${number(1_000)}`, values }],
    ['PATCH', `${address}/${encoded(item)}`, { values, version }],
    ['PATCH', `${address}/${encoded(item)}`, { values, version, draft: true }],
    ['DELETE', `${address}/${encoded(item)}`, { version }],
    [
      'POST',
      `/api/bulk/${definition.name}`,
      { action: pick(['publish', 'unpublish', 'delete']), items: [{ id: item, version }] },
    ],
  ] as const)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...oddHeaders(dice) }
  return { method, path, headers, body: JSON.stringify(body) }
}

function pageRequest(dice: Dice, token: string): FuzzRequest {
  const { pick, chance } = dice
  const path = filled(dice, pick([...sitePatterns, ...personalPages]))
  const signedIn = chance(0.3)
  return {
    method: chance(0.9) ? 'GET' : pick(['HEAD', 'POST', 'PUT', 'DELETE']),
    path: (chance(0.25) ? `${path === '/' ? '/_' : path}${pick(['.data', '.md'])}` : path) + query(dice),
    headers: {
      accept: pick(['text/html', '*/*', 'application/json', 'text/markdown', '']),
      ...(signedIn && { authorization: `Bearer ${token}` }),
      ...oddHeaders(dice),
    },
  }
}

function formRequest(dice: Dice): FuzzRequest {
  const { pick, chance } = dice
  const fields = ['name', 'email', 'phone', 'message', 'mathAnswer', 'ticket', ...keys.slice(0, 3)]
  const urlencoded = fields.map((name) => `${name}=${encoded(pick(oddTexts))}`).join('&')
  const multipart = fields
    .map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${pick(oddTexts)}`)
    .join('\r\n')
  return {
    method: 'POST',
    path: pick(['/contact', '/contact?formular=1', '/api/v1.0/email/send', '/api/v1.0/email/send-form', '/faq']),
    headers: { 'content-type': pick(contentTypes), ...oddHeaders(dice) },
    body: pick([urlencoded, `${multipart}${chance(0.5) ? '\r\n--x--' : ''}`, jsonBody(dice), '']),
  }
}

function filled({ pick, chance }: Dice, pattern: string): string {
  return pattern.replaceAll(/:\w+/g, (name) =>
    encoded(name === ':collection' && chance(0.8) ? pick(names) : chance(0.3) ? pick(names) : pick(oddTexts)),
  )
}

function query({ pick, chance, number }: Dice): string {
  if (chance(0.5)) return ''
  const pairs = Array.from({ length: 1 + number(3) }, () => `${pick(parameters)}=${encoded(pick(oddTexts))}`)
  return `?${pairs.join('&')}`
}

function oddHeaders({ pick, chance }: Dice): Record<string, string> {
  return {
    ...(chance(0.15) && { 'idempotency-key': pick(['einmal-0001', 'x', 'y'.repeat(64)]) }),
    ...(chance(0.1) && {
      cookie: pick(['__Host-session=%00', 'a=b; c', '__Host-schaufenster.session_token=x.y', '=']),
    }),
    ...(chance(0.1) && { range: pick(['bytes=0-1', 'bytes=-', 'bytes=9-1', 'x']) }),
    ...(chance(0.1) && { 'if-none-match': pick(['*', '"x"', 'W/"x"']) }),
    ...(chance(0.1) && { 'accept-encoding': pick(['br', 'gzip;q=0', '*', 'zstd, br']) }),
    ...(chance(0.05) && { 'upload-offset': pick(['0', '-1', 'x', '9e9']) }),
  }
}

function jsonBody(dice: Dice): string {
  const { chance, pick, number } = dice
  if (chance(0.03)) return '['.repeat(20_000) + ']'.repeat(chance(0.5) ? 20_000 : 0)
  if (chance(0.05)) return pick(['', '{', 'null', '"x"', '[]', '{"id":"a",}', '\0', '1e999'])
  return JSON.stringify(oddValue(dice, 1 + number(4)))
}

function oddValue(dice: Dice, levels: number): unknown {
  const { chance, pick, number } = dice
  if (levels === 0 || chance(0.2))
    return pick([...oddTexts, 0, 1, -1, 1.5, 2 ** 53, true, false, null, 'publish', 'delete', 'archived', '2026-01-01'])
  const entries = Array.from({ length: number(6) }, () => [pick(keys), oddValue(dice, levels - 1)] as const)
  return chance(0.2) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** As it may stand in a request line; lone surrogates have no such form. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace('%25zz', '%zz').replaceAll('%2500', '%00')
}
