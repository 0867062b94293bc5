import { deliveryMessages as words } from '#shared/messages/mail.ts'

const byCode: Record<string, string> = {
  ECONNREFUSED: words.refusedConnection,
  EHOSTUNREACH: words.refusedConnection,
  ENETUNREACH: words.refusedConnection,
  ENOTFOUND: words.unknownHost,
  EAI_AGAIN: words.unknownHost,
  EDNS: words.unknownHost,
  ECONNRESET: words.closed,
  ECONNECTION: words.closed,
  ESOCKET: words.closed,
  ETIMEDOUT: words.timeout,
  EAUTH: words.login,
  ETLS: words.tls,
}
const answerMaxLength = 200

type Failure = { code?: string; response?: string; message?: string; name?: string; cause?: unknown }

/** What the inbox says about a failed attempt. What the other side answered is shown, our credentials never are. */
export function failureReason(error: unknown): string {
  const { code = '', response, name, message = '', cause } = (error ?? {}) as Failure
  if (name === 'TimeoutError' || name === 'AbortError') return words.timeout
  if (response && code !== 'EAUTH') return words.answered(oneLine(response))
  const systemCode = (cause as Failure | undefined)?.code ?? ''
  // nodemailer wraps what the system says into ESOCKET; the words name the real reason.
  const named = Object.keys(byCode).find((known) => message.includes(known))
  const known = byCode[named ?? ''] ?? byCode[systemCode] ?? byCode[code]
  if (known) return known
  return message.startsWith('Der Mail') ? message : words.unknown
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, answerMaxLength)
}
