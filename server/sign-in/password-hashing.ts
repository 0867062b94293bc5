import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Config } from '../base/config.ts'

export type PasswordHashing = ReturnType<typeof createPasswordHashing>
type Job = {
  password: string
  salt: string
  cost: Cost
  preferred: boolean
  resolve(key: string): void
  reject(cause: unknown): void
}
type Cost = Config['passwordCost']
type Options = { cost: Cost; atOnce?: number; mayWait?: number }

const keyBytes = 64
/** Of passwords that were stored as `salt:key`, as better-auth does by itself. */
const costOfBetterAuth: Cost = { N: 16_384, r: 16, p: 1 }
const mostBytes = 64 * 1_048_576
const retryAfterSeconds = 5

/**
 * Passwords are stored with what they cost (`N:r:p:salt:key`). They are hashed one at a time: each holds one of the few
 * threads that also compress pages, and 17 MB for a moment (docs/operating/limits.md). Who comes when too many wait is
 * sent away at once.
 */
export function createPasswordHashing({ cost, atOnce = 1, mayWait = 20 }: Options) {
  const preferred = new AsyncLocalStorage<true>()
  const waiting: Job[] = []
  let busy = 0
  let admitted = 0

  function work({ password, salt, cost: { N, r, p }, resolve, reject }: Job) {
    scrypt(password, salt, keyBytes, { N, r, p, maxmem: mostBytes }, (cause, key) => {
      if (cause) reject(cause)
      else resolve(key.toString('hex'))
      const next = waiting.shift()
      if (next) work(next)
      else busy -= 1
    })
  }

  function queue(job: Job) {
    if (busy < atOnce) {
      busy += 1
      return work(job)
    }
    if (!job.preferred) waiting.push(job)
    else waiting.splice(waiting.filter((other) => other.preferred).length, 0, job)
    if (waiting.length > mayWait) waiting.pop()!.reject(tooMany())
  }

  function derive(password: string, salt: string, of: Cost): Promise<string> {
    return new Promise((resolve, reject) =>
      queue({
        password: password.normalize('NFKC'),
        salt,
        cost: of,
        preferred: preferred.getStore() ?? false,
        resolve,
        reject,
      }),
    )
  }

  return {
    /** For what comes from strangers: one too many is sent away before it has cost anything, not even a look-up. */
    async admit<Result>(action: () => Promise<Result>): Promise<Result> {
      if (admitted >= atOnce + mayWait) throw tooMany()
      admitted += 1
      return action().finally(() => (admitted -= 1))
    },
    /** What is hashed during this goes before what others wait for, so that a flood does not keep out known devices. */
    ahead: <Result>(action: () => Promise<Result>): Promise<Result> => preferred.run(true, action),
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16).toString('hex')
      return [cost.N, cost.r, cost.p, salt, await derive(password, salt, cost)].join(':')
    },
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const { of, salt, key } = parts(hash)
      const [stored, derived] = [Buffer.from(key, 'hex'), Buffer.from(await derive(password, salt, of), 'hex')]
      return stored.length === derived.length && timingSafeEqual(stored, derived)
    },
  }
}

function parts(hash: string): { of: Cost; salt: string; key: string } {
  const written = hash.split(':')
  const [key = '', salt = ''] = written.toReversed()
  if (written.length < 5) return { of: costOfBetterAuth, salt, key }
  const [N, r, p] = written.map(Number) as [number, number, number]
  return { of: { N, r, p }, salt, key }
}

function tooMany(): AppError {
  return new AppError('too-many-requests', 429, errorMessages.signInBusy, { retryAfterSeconds })
}
