import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { passwordCost as realCost, readConfig, type Config } from '#server/base/config.ts'
import { backend } from '#server/context.ts'
import type { Log } from '#server/base/log.ts'
import { outboundLimits, type OutboundLimits } from '#server/base/limits.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import type { Render } from '#server/pages/page.ts'
import { asRender, type TestRender } from './as-render.ts'
import { newDatabase, newSqlitePlace, silentLog, type NewPlace } from './databases.ts'

/** Hundreds of people sign in during the tests; that it costs a thief more is shown in password-hashing.test.ts. */
const quickPasswords = { ...realCost, N: 16, r: 1 }
/** More than docs/operating/limits.md says: whoever stands in for others answers late on a busy machine, and is not silent. */
const patience = Object.fromEntries(
  Object.entries(outboundLimits).map(([name, limitMs]) => [name, 20 * limitMs]),
) as OutboundLimits
export const apiToken = 'token-for-tests-0123456789abcdefghij'

type Options = {
  newPlace?: NewPlace
  seeded?: boolean
  render?: TestRender
  /** Of a build, which there is none of otherwise. */
  files?: StaticFiles
  environment?: Record<string, string>
  now?: () => Date
  log?: Log
  /** Less patience with others, so that tests do not wait. */
  outbound?: Partial<OutboundLimits>
  passwordCost?: Config['passwordCost']
  /** Without chores, for tests in which time leaps: one of the start may come after the leap. */
  still?: boolean
}

/** The whole server without a port and without a build: requests go to `fetch`, content comes from a fresh database. */
export async function startApp(options: Options = {}) {
  const {
    newPlace = newSqlitePlace,
    seeded = true,
    render = renderServices,
    files,
    environment = {},
    now,
    log = silentLog,
    outbound,
    passwordCost = quickPasswords,
    still,
  } = options
  const database = await newDatabase(newPlace, seeded ? 'seeded' : 'migrated')
  const keyFolder = mkdtempSync(join(tmpdir(), 'schaufenster-key-'))
  // Beside the data where a test has a folder for them.
  const keyFile = environment.SCHAUFENSTER_DATA_DIR ? undefined : join(keyFolder, 'site.key')
  const given = { SCHAUFENSTER_API_TOKEN: apiToken, SCHAUFENSTER_KEY_FILE: keyFile }
  const settings = readConfig({ ...given, ...environment })
  const config = { ...settings, passwordCost, outbound: { ...patience, ...outbound } }
  const app = await createApp({ config, database, log, render: asRender(render), files, now, still })
  const origin = 'http://localhost:3000'
  return {
    ...app,
    database,
    get: (path: string, headers: Record<string, string> = {}) => app.fetch(new Request(origin + path, { headers })),
    /** A request as the holder of the API token sends it. */
    send: (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      app.fetch(
        new Request(origin + path, {
          method,
          headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json', ...headers },
          body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    async [Symbol.asyncDispose]() {
      await app.close()
      await database[Symbol.asyncDispose]()
      rmSync(keyFolder, { recursive: true, force: true })
    },
  }
}

/** Stands in for the React pages: what matters to the server is that a page reads content. */
export const renderServices = async (_request: Request, context: Parameters<Render>[1]): Promise<Response> => {
  const { content } = context.get(backend)
  const services = await content.list('services')
  const testimonials = await content.section(content.list('testimonials'))
  const list = services.map(({ title }) => `<li>${title}</li>`).join('')
  const html = `<!doctype html><ul>${list}</ul><p>${testimonials === null ? 'Kundenstimmen fehlen' : testimonials.length}</p>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
