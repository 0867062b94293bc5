export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'
type LogFields = Record<string, unknown> & { cause?: unknown }
export type Log = {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  /** A finished request; kept apart because it runs on the hot path. `took` is "memory" for an answer without work. */
  request(id: string, method: string, path: string, status: number, took: number | 'memory'): void
  flush(): void
}

/** Addresses that open something for whoever knows them. */
const secretInPath = /^(\/(?:einrichtung|vorschau)\/)[^/]+/
const levels: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']
const flushAfterMs = 200
const flushAtLength = 65_536

/**
 * One JSON object per line, without personal data: no addresses, no query strings, no bodies.
 * Request lines are collected and written together, everything else at once.
 */
export function createLog(level: LogLevel, write: (text: string) => void = writeToStandardOutput): Log {
  const threshold = levels.indexOf(level)
  const requestsShown = levels.indexOf('info') >= threshold
  let pending = ''
  let timer: NodeJS.Timeout | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (pending === '') return
    write(pending)
    pending = ''
  }
  const logAt =
    (at: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (levels.indexOf(at) < threshold) return
      flush()
      const { cause, ...rest } = fields
      const entry = {
        time: new Date().toISOString(),
        level: at,
        message,
        ...rest,
        ...(cause !== undefined && describe(cause)),
      }
      write(`${JSON.stringify(entry)}\n`)
    }

  return {
    debug: logAt('debug'),
    info: logAt('info'),
    warn: logAt('warn'),
    error: logAt('error'),
    request(id, method, path, status, took) {
      if (!requestsShown) return
      const shown = path.replace(secretInPath, '$1…')
      const outcome = took === 'memory' ? '"from":"memory"' : `"ms":${took}`
      pending += `{"time":"${timeNow()}","level":"info","message":"request","id":"${id}","method":"${method}","path":${JSON.stringify(shown)},"status":${status},${outcome}}\n`
      if (pending.length > flushAtLength) flush()
      else timer ??= setTimeout(flush, flushAfterMs).unref()
    },
    flush,
  }
}

/** Formatting a time is dear; many requests share a millisecond. */
let formattedMs = 0
let formatted = ''
function timeNow(): string {
  const now = Date.now()
  if (now !== formattedMs) {
    formattedMs = now
    formatted = new Date(now).toISOString()
  }
  return formatted
}

/** A reader that went away (a closed pipe) must not take the site down with it. */
function writeToStandardOutput(text: string) {
  if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {})
  process.stdout.write(text)
}

function describe(cause: unknown) {
  if (!(cause instanceof Error)) return { cause: typeof cause === 'string' ? cause : JSON.stringify(cause) }
  const first = firstCause(cause)
  return {
    cause: cause.message,
    stack: cause.stack,
    code: (cause as { code?: unknown }).code,
    ...(first !== cause && { firstCause: first.message, firstCode: (first as { code?: unknown }).code }),
  }
}

/** What visitors are told is worded anew on the way up; operators need what began it. */
function firstCause(error: Error): Error {
  return error.cause instanceof Error ? firstCause(error.cause) : error
}
