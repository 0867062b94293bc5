import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

export type PasswordHashing = ReturnType<typeof createPasswordHashing>
type Job = {
  password: string
  salt: string
  preferred: boolean
  resolve(key: string): void
  reject(cause: unknown): void
}
type Thread = { worker: Worker; ending: NodeJS.Timeout }
type Options = { atOnce?: number; mayWait?: number; idleMs?: number }

/** What better-auth uses for scrypt; passwords that are stored already were hashed so. */
const cost = { N: 16_384, r: 16, p: 1, keyBytes: 64 }
const retryAfterSeconds = 5

/**
 * Text, because a file of its own would have to be found from the sources, from tests and from the bundle alike. It knows
 * nothing but node:crypto.
 */
const workerCode = `
  const { parentPort } = require('node:worker_threads')
  const { scryptSync } = require('node:crypto')
  parentPort.on('message', ({ password, salt, N, r, p, keyBytes }) => {
    const key = scryptSync(password, salt, keyBytes, { N, r, p, maxmem: 256 * N * r })
    parentPort.postMessage(key.toString('hex'))
  })`

/**
 * Passwords as better-auth stores them (`salt:key`), hashed one at a time in a thread of its own: the threads of
 * node:crypto also compress pages, and a burst of sign-ins held up every page behind it. Each one takes 32 MB for a
 * moment, of which a second at once would be a sixth of what the site may have (docs/operating.md, "Memory"). Who comes
 * when too many wait is sent away at once.
 */
export function createPasswordHashing({ atOnce = 1, mayWait = 20, idleMs = 10_000 }: Options = {}) {
  const preferred = new AsyncLocalStorage<true>()
  const waiting: Job[] = []
  const free: Thread[] = []
  let busy = 0
  let admitted = 0

  function takeThread(): Worker {
    const thread = free.pop()
    if (!thread) return new Worker(workerCode, { eval: true, execArgv: [], env: {}, name: 'password-hashing' })
    clearTimeout(thread.ending)
    thread.worker.ref()
    return thread.worker
  }

  /** A resting thread keeps no process alive, and ends when nobody needs it for a while. */
  function rest(worker: Worker) {
    worker.unref()
    const ending = setTimeout(() => {
      free.splice(free.indexOf(thread), 1)
      void worker.terminate()
    }, idleMs).unref()
    const thread = { worker, ending }
    free.push(thread)
  }

  function work(worker: Worker, job: Job) {
    function finished(key: string) {
      worker.off('error', broken)
      job.resolve(key)
      goOn(worker)
    }
    function broken(cause: unknown) {
      worker.off('message', finished)
      job.reject(cause)
      goOn()
    }
    worker.once('message', finished)
    worker.once('error', broken)
    worker.postMessage({ password: job.password, salt: job.salt, ...cost }, [])
  }

  function goOn(worker?: Worker) {
    const next = waiting.shift()
    if (next) return work(worker ?? takeThread(), next)
    busy -= 1
    if (worker) rest(worker)
  }

  function queue(job: Job) {
    if (busy < atOnce) {
      busy += 1
      return work(takeThread(), job)
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
