import { expect, test } from 'vitest'
import { backend, requireRight, requireRightToDraft } from '#server/context.ts'
import { wholeList, type ListPart } from '#shared/lists/admin-list.ts'
import { apiToken, startApp } from '../start-app.ts'
import type { TestRender } from '../as-render.ts'

// What loaders get of the server. The marks of @ts-expect-error are checked with the types: each says what cannot be written.

const secrets = ['inbox', 'editing', 'editor', 'area', 'people', 'operations', 'consentLedger', 'unanswered', 'media']
const html = { headers: { 'content-type': 'text/html' } }

/** A page whose loader is given here; what it throws is the answer, as React Router has it. */
async function loadPage(path: string, load: (args: Parameters<typeof requireRight>[0]) => unknown, signedIn = true) {
  let loaded: unknown
  const render: TestRender = async (request, context) => {
    loaded = await Promise.resolve()
      .then(() => load({ request, context }))
      .catch((thrown: unknown) => thrown)
    return new Response('', html)
  }
  await using app = await startApp({ render })
  await app.get(path, signedIn ? { authorization: `Bearer ${apiToken}` } : {})
  return loaded
}

test('a public loader holds nothing that visitors must not see', async () => {
  const held = await loadPage('/', ({ context }) => Object.keys(context.get(backend)), false)
  expect(held).toContain('content')
  for (const name of secrets) expect(held).not.toContain(name)
})

test('a public loader that reads the inbox, drafts, people or the audit log does not compile', () => {
  const publicLoader = ({ context }: Parameters<typeof requireRight>[0]) => {
    const site = context.get(backend)
    // @ts-expect-error the inbox takes a right
    void site.inbox
    // @ts-expect-error drafts take a right
    void site.area
    // @ts-expect-error people take a right
    void site.people
    // @ts-expect-error the audit log takes a right
    void site.operations
    return site.content
  }
  expect(publicLoader).toBeTypeOf('function')
})

test('a loader for editors that reads what is for administrators does not compile', () => {
  const editorsLoader = (args: Parameters<typeof requireRight>[0]) => {
    const site = requireRight(args, 'edit-content')
    // @ts-expect-error the inbox is for administrators
    void site.inbox
    // @ts-expect-error people are for administrators
    void site.people
    // @ts-expect-error the audit log is for administrators
    void site.operations.audit
    // @ts-expect-error drafts are opened by the right of their own collection
    void site.area
    return site.editing
  }
  expect(editorsLoader).toBeTypeOf('function')
})

test('whoever is not signed in is led to the login and gets nothing', async () => {
  const thrown = await loadPage('/admin', (args) => requireRight(args, 'administrate'), false)
  expect(thrown).toBeInstanceOf(Response)
  expect((thrown as Response).headers.get('location')).toBe('/login?weiter=%2Fadmin')
})

test('the right hands out what belongs to it', async () => {
  const counts = await loadPage('/admin', (args) => requireRight(args, 'administrate').inbox.counts())
  expect(counts).toMatchObject({ new: 0 })
  expect(await loadPage('/admin', (args) => requireRight(args, 'own-account'))).toMatchObject({ init: { status: 403 } })
})

test('drafts are read by the name of their collection or document only', async () => {
  const part = await loadPage('/admin', (args) =>
    requireRightToDraft(args, 'collection', 'stats').area.list(wholeList, 50),
  )
  expect((part as ListPart).rows).not.toHaveLength(0)
  const unknown = { init: { status: 404 } }
  for (const kind of ['collection', 'document'] as const)
    for (const name of ['unbekannt', kind === 'collection' ? 'footer' : 'stats'])
      expect(await loadPage('/admin', (args) => requireRightToDraft(args, kind, name))).toMatchObject(unknown)
})
