import type { Log } from '../base/log.ts'

/** A mail to one person; what it says depends on the company's name. */
type AccountLetter = {
  to: string
  subject: (company: string) => string
  lines: (company: string) => string[]
  link?: { label: string; address: string }
}
/** Mail to people with an account, where a mail server carries it. */
export type Letters = { possible: () => boolean; send: (letter: AccountLetter) => Promise<unknown> }
export type Post = ReturnType<typeof createPost>

const closingPatienceMs = 5_000

/** Letters that nobody waits for: neither an answer nor its time tells whether one was sent. */
export function createPost(letters: Letters, log: Log) {
  const underWay = new Set<Promise<void>>()
  return {
    ...letters,
    /** `what` stands in the log when it fails. */
    inBackground(what: string, work: () => Promise<unknown>): void {
      const running = work()
        .then(() => undefined)
        .catch((cause: unknown) => log.warn(`${what} not sent`, { cause: codeOf(cause) }))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    /** What is being sent is finished, unless it takes too long. */
    async close(): Promise<void> {
      const { promise: enough, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, closingPatienceMs)
      await Promise.race([Promise.allSettled(underWay), enough])
      clearTimeout(timer)
    },
  }
}

/** For the log, which holds no personal data. */
function codeOf(cause: unknown): string {
  const { code, name } = (cause ?? {}) as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}
