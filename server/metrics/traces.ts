import { randomBytes } from 'node:crypto'
import { withoutSecretParts, type Log } from '#server/base/log.ts'
import packageFile from '../../package.json' with { type: 'json' }

export type Traces = ReturnType<typeof openTraces>
type Answered = {
  id: string
  method: string
  path: string
  status: number
  ms: number
  /** The header of whoever asked; empty where nobody follows. */
  parent: string
}

const sendEveryMs = 5_000
const mostWaiting = 2_000
/** Names of the protocol: a span of a server, and that it failed. */
const serverKind = 2
const failedCode = 2
const parentForm = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

/**
 * Spans for an OpenTelemetry collector, as JSON over HTTP: a page of code instead of a family of packages
 * (docs/decisions/0035-traces-without-packages.md).
 */
export function openTraces(
  { endpoint, headers }: { endpoint: string; headers: Record<string, string> },
  limitMs: number,
  log: Log,
) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: object[] = []
  let complained = false

  async function send(): Promise<void> {
    if (waiting.length === 0) return
    const spans = waiting
    waiting = []
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(wrapped(spans)),
        signal: AbortSignal.timeout(limitMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the collector answered ${response.status}`)
      complained = false
    } catch (cause) {
      if (!complained) log.warn('traces are not collected', { cause })
      complained = true
      waiting = [...spans, ...waiting].slice(-mostWaiting)
    }
  }

  const timer = setInterval(() => void send(), sendEveryMs).unref()
  return {
    record(answered: Answered): void {
      if (waiting.length >= mostWaiting) waiting.shift()
      waiting.push(spanOf(answered, Date.now()))
    },
    send,
    async close(): Promise<void> {
      clearInterval(timer)
      await send()
    },
  }
}

function spanOf({ id, method, path, status, ms, parent }: Answered, endMs: number) {
  const [, traceId = randomBytes(16).toString('hex'), parentSpanId] = parentForm.exec(parent) ?? []
  const shown = withoutSecretParts(path)
  return {
    traceId,
    spanId: randomBytes(8).toString('hex'),
    ...(parentSpanId && { parentSpanId }),
    name: `${method} ${shown}`,
    kind: serverKind,
    startTimeUnixNano: nanoseconds(endMs - ms),
    endTimeUnixNano: nanoseconds(endMs),
    attributes: [
      { key: 'http.request.method', value: { stringValue: method } },
      { key: 'url.path', value: { stringValue: shown } },
      { key: 'http.response.status_code', value: { intValue: String(status) } },
      { key: 'schaufenster.request_id', value: { stringValue: id } },
    ],
    status: status >= 500 ? { code: failedCode } : {},
  }
}

function wrapped(spans: object[]) {
  const named = (key: string, stringValue: string) => ({ key, value: { stringValue } })
  const attributes = [named('service.name', packageFile.name), named('service.version', packageFile.version)]
  return { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope: { name: packageFile.name }, spans }] }] }
}

/** Text, because such numbers are larger than JSON can hold exactly. */
function nanoseconds(ms: number): string {
  return (BigInt(Math.round(ms * 1_000)) * 1_000n).toString()
}
