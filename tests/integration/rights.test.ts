import { expect, test } from 'vitest'
import { definitions } from '#shared/content/index.ts'
import { mayUse, rightToWrite } from '#shared/people/people.ts'
import { apiRoutes } from '#server/api/routes.ts'
import type { ApiRoute } from '#server/api/route.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { startApp } from '../start-app.ts'

// Every address of the API, as the route table lists it: whoever adds one is tested here without adding a test.

type Case = { method: string; path: string; allowedToEditors: boolean }

const guarded = apiRoutes.filter(({ right }) => right !== 'public').flatMap(casesOf)

function casesOf({ method, path, right }: ApiRoute): Case[] {
  const filled = (collection: string) => path.replace(':collection', collection).replaceAll(/:\w+/g, 'unbekannt')
  if (right === 'by-collection')
    return definitions.map((definition) => ({
      method,
      path: filled(definition.name),
      allowedToEditors: mayUse('editor', rightToWrite(definition)),
    }))
  return [{ method, path: filled(definitions[0]!.name), allowedToEditors: mayUse('editor', right) }]
}

async function codeOf(response: Response): Promise<string | undefined> {
  // What is carried out may be a stream without an end; only a refusal has something to say.
  if (response.ok) return void (await response.body?.cancel())
  const body = (await response.json().catch(() => null)) as { error?: { code: string } } | null
  return body?.error?.code
}

test('each address is listed once', () => {
  const addresses = apiRoutes.map(({ method, path }) => `${method} ${path}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('there are guarded addresses of every kind', () => {
  expect(guarded.length).toBeGreaterThan(30)
  expect(new Set(guarded.map(({ allowedToEditors }) => allowedToEditors))).toEqual(new Set([true, false]))
})

test('a visitor is refused everywhere with 401', async () => {
  await using app = await startApp()
  const visitor = openBrowser(app)
  for (const { method, path } of guarded)
    expect([method, path, (await visitor.send(method, path, {})).status]).toEqual([method, path, 401])
})

test('an editor is refused with 403 exactly where only administrators may act', async () => {
  await using app = await startApp()
  const editor = await signedInBrowser(app, 'editor')
  for (const { method, path, allowedToEditors } of guarded) {
    const code = await codeOf(await editor.send(method, path, {}))
    expect([method, path, code === 'unauthorized']).toEqual([method, path, !allowedToEditors])
    expect([method, path, code]).not.toEqual([method, path, 'unauthenticated'])
  }
})

test('an administrator is refused nowhere', async () => {
  await using app = await startApp()
  const admin = await signedInBrowser(app, 'admin')
  for (const { method, path } of guarded) {
    const code = await codeOf(await admin.send(method, path, {}))
    expect(['unauthenticated', 'unauthorized'], `${method} ${path}`).not.toContain(code)
  }
})

test("the API token is nobody's account: it is refused there, and fails nowhere", async () => {
  await using app = await startApp()
  for (const { method, path } of guarded) {
    const answer = await app.send(method, path, method === 'GET' ? undefined : {})
    await answer.body?.cancel()
    if (path.startsWith('/api/account')) expect([method, path, answer.status]).toEqual([method, path, 401])
    else expect(answer.status, `${method} ${path}`).toBeLessThan(500)
  }
})

test('another website cannot make the browser of an administrator change anything', async () => {
  await using app = await startApp()
  const admin = await signedInBrowser(app, 'admin')
  for (const { method, path } of guarded.filter(({ method }) => method !== 'GET')) {
    const { status } = await admin.send(method, path, {}, { 'sec-fetch-site': 'cross-site' })
    expect([method, path, status]).toEqual([method, path, 403])
  }
})
