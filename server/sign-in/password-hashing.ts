import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Config } from '../config.ts'

export type PasswordHashing = ReturnType<typeof createPasswordHashing>
type Job = {
  password: string
  salt: string
  preferred: boolean
  resolve(key: string): void
  reject(cause: unknown): void
}
type Options = { cost: Config['passwordCost']; atOnce?: number; mayWait?: number }

const keyBytes = 64
const retryAfterSeconds = 5

/**
 * Passwords as better-auth stores them (`salt:key`), hashed one at a time: each holds one of the few threads that also
 * compress pages, and 32 MB for a moment, of which a second at once would be a sixth of what the site may have
 * (docs/operating.md, "Memory"). Who comes when too many wait is sent away at once.
 */
export function createPasswordHashing({ cost, atOnce = 1, mayWait = 20 }: Options) {
  const preferred = new AsyncLocalStorage<true>()
  const waiting: Job[] = []
  let busy = 0
  let admitted = 0

  function work({ password, salt, resolve, reject }: Job) {
    scrypt(password, salt, keyBytes, cost, (cause, key) => {
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

  function derive(password: string, salt: string): Promise<string> {
    return new Promise((resolve, reject) =>
      queue({
        password: password.normalize('NFKC'),
        salt,
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
      return `${salt}:${await derive(password, salt)}`
    },
    async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
      const [salt = '', key = ''] = hash.split(':')
      const [stored, derived] = [Buffer.from(key, 'hex'), Buffer.from(await derive(password, salt), 'hex')]
      return stored.length === derived.length && timingSafeEqual(stored, derived)
    },
  }
}

function tooMany(): AppError {
  return new AppError('too-many-requests', 429, errorMessages.signInBusy, { retryAfterSeconds })
}
