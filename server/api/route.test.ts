import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Backend } from '#server/backend.ts'
import { guardedRow, publicRow, type Call, type PublicCall } from './route.ts'

const schema = z.strictObject({ title: z.string('Bitte einen Titel angeben') })
const patch = ({ parameters, body }: Call<'id', typeof schema>) => Response.json({ id: parameters.id, ...body })
const row = { method: 'PATCH', path: '/things/:id', right: 'edit-content', audit: { none: 'only a test' } } as const
const principal = { id: 'anna', name: 'Anna', email: 'anna@musterwerk.example', role: 'editor' } as const

function asked(body: string) {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://localhost/things/7', { method: 'PATCH', headers, body })
  // None of these handlers uses the backend.
  return { request, backend: {} as Backend, parameters: { id: '7' }, principal }
}

test('a handler gets the parameters of its path and the body as its schema leaves it', async () => {
  const { answer } = guardedRow({ ...row, body: schema, handler: patch })
  const response = await answer(asked('{"title":"Neu"}'))
  expect(await response.json()).toEqual({ id: '7', title: 'Neu' })
})

test('a body that the schema refuses never reaches the handler', async () => {
  const { answer } = guardedRow({ ...row, body: schema, handler: patch })
  await expect(answer(asked('{}'))).rejects.toMatchObject({ code: 'invalid-fields', status: 422 })
})

test('what has to hold before the body is read comes first', async () => {
  const admit = () => {
    throw new Error('not from there')
  }
  const { answer } = guardedRow({ ...row, body: schema, admit, handler: patch })
  await expect(answer(asked('no JSON'))).rejects.toThrow('not from there')
})

test('a row that does not give its handler what it takes does not compile', () => {
  // @ts-expect-error the handler takes a body, and the row names no schema
  guardedRow({ ...row, handler: patch })
  // @ts-expect-error the path has no id
  guardedRow({ ...row, path: '/things', body: schema, handler: patch })
  // @ts-expect-error where everybody may ask there is nobody in particular
  publicRow({ method: 'GET', path: '/things', handler: ({ principal: by }: Call) => Response.json(by.id) })
  const open = ({ body }: PublicCall) => Response.json({ body })
  expect(publicRow({ method: 'GET', path: '/things', handler: open }).right).toBe('public')
})
