import { hashPassword } from 'better-auth/crypto'
import { expect, test, vi } from 'vitest'
import { passwordCost, readConfig } from '../base/config.ts'
import { createPasswordHashing } from './password-hashing.ts'

const password = 'Kran Petersilie Tacho Nebel'
/** Where only the order counts. */
const cost = { ...passwordCost, N: 16, r: 1 }

test('no password costs less than OWASP recommends, whatever is set', () => {
  expect(readConfig({}).passwordCost).toEqual({ N: 16_384, r: 8, p: 5 })
})

test('passwords are right with what they cost when they were stored, also as better-auth did', async () => {
  const { hash, verify } = createPasswordHashing({ cost: readConfig({}).passwordCost })
  const stored = await hashPassword(password)
  expect(await verify({ hash: stored, password })).toBe(true)
  expect(await verify({ hash: stored, password: 'falsch' })).toBe(false)
  const cheap = await createPasswordHashing({ cost }).hash(password)
  expect(cheap).toMatch(/^16:1:5:[\da-f]{32}:[\da-f]{128}$/)
  expect(await verify({ hash: cheap, password })).toBe(true)
  expect(await verify({ hash: cheap.replace(/^16:/, '32:'), password })).toBe(false)
  // One letter written in two ways.
  expect(await verify({ hash: await hash('Ma\u0308dchen'), password: 'M\u00e4dchen' })).toBe(true)
})

test('who comes when too many wait is sent away at once, with the time to come back', async () => {
  const { hash } = createPasswordHashing({ cost, atOnce: 1, mayWait: 1 })
  const answers = await Promise.allSettled([hash('a'), hash('b'), hash('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await expect(Promise.reject((answers[2] as PromiseRejectedResult).reason)).rejects.toMatchObject({
    code: 'too-many-requests',
    status: 429,
    message: expect.stringContaining('zu viele'),
    details: { retryAfterSeconds: 5 },
  })
  expect(await hash('d'), 'it goes on').toContain(':')
})

test('of strangers only as many are let in as are hashed or wait, whatever else they wait for', async () => {
  const { admit } = createPasswordHashing({ cost, atOnce: 1, mayWait: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const inside = [admit(() => promise), admit(() => promise)]
  const look = vi.fn(async () => 'in')
  await expect(admit(look)).rejects.toMatchObject({ status: 429 })
  expect(look).not.toHaveBeenCalled()
  resolve('done')
  await Promise.all(inside)
  expect(await admit(look)).toBe('in')
})

test('known devices go ahead of everybody who waits, in their own order', async () => {
  const { hash, ahead } = createPasswordHashing({ cost, atOnce: 1, mayWait: 3 })
  const order: string[] = []
  const enter = (name: string) =>
    hash(name).then(
      () => order.push(name),
      () => order.push(`${name} refused`),
    )
  await Promise.all([
    enter('under way'),
    enter('stranger 1'),
    enter('stranger 2'),
    enter('stranger 3'),
    ahead(() => enter('known 1')),
    ahead(() => enter('known 2')),
  ])
  expect(order).toEqual(['stranger 3 refused', 'stranger 2 refused', 'under way', 'known 1', 'known 2', 'stranger 1'])
})
