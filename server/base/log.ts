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
const secretInPath = /^(\/(?:einrichtung|vorschau|api\/status\/abo)\/)[^/]+/
const levels: LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent']
const flushAfterMs = 200
/** Short lines that are written soon are gone before V8 moves them to where tidying up is dear. */
const flushAtLength = 16_384

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
      const end =
        took === 'memory' ? endFromMemory(method, path, status) : `${lineEnd(method, path, status)},"ms":${took}}\n`
      pending += lineStart() + id + end
      if (pending.length > flushAtLength) flush()
      else timer ??= setTimeout(flush, flushAfterMs).unref()
    },
    flush,
  }
}

/** Formatting a time is dear; many requests share a millisecond. */
let startedMs = 0
let started = ''
function lineStart(): string {
  const now = Date.now()
  if (now !== startedMs) {
    startedMs = now
    started = `{"time":"${new Date(now).toISOString()}","level":"info","message":"request","id":"`
  }
  return started
}

/** A path as it may be written down. */
export function withoutSecretParts(path: string): string {
  return path.replace(secretInPath, '$1…')
}

function lineEnd(method: string, path: string, status: number): string {
  return `","method":"${method}","path":${JSON.stringify(withoutSecretParts(path))},"status":${status}`
}

/** What is answered from memory is asked for again and again: the line of the last time mostly serves. */
const lastEnds = new Map<string, { method: string; status: number; end: string }>()
const rememberedEnds = 1_000

function endFromMemory(method: string, path: string, status: number): string {
  const last = lastEnds.get(path)
  if (last?.method === method && last.status === status) return last.end
  if (lastEnds.size >= rememberedEnds) lastEnds.clear()
  const end = `${lineEnd(method, path, status)},"from":"memory"}\n`
  lastEnds.set(path, { method, status, end })
  return end
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
