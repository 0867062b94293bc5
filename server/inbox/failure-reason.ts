import { AppError } from '#shared/errors.ts'
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
  CERT_HAS_EXPIRED: words.expired,
  CERT_NOT_YET_VALID: words.expired,
  ERR_TLS_CERT_ALTNAME_INVALID: words.otherName,
  DEPTH_ZERO_SELF_SIGNED_CERT: words.untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: words.untrusted,
  UNABLE_TO_GET_ISSUER_CERT: words.untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: words.untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: words.untrusted,
  CERT_UNTRUSTED: words.untrusted,
  CERT_REVOKED: words.untrusted,
  ERR_SSL_WRONG_VERSION_NUMBER: words.noTls,
}
const answerMaxLength = 200

type Failure = {
  code?: string
  originalCode?: string
  response?: string
  message?: string
  name?: string
  cause?: unknown
}

/** What the inbox says about a failed attempt. What the other side answered is shown, our credentials never are. */
export function failureReason(error: unknown): string {
  const { code = '', originalCode = '', response, name, message = '', cause } = (error ?? {}) as Failure
  if (error instanceof AppError) return error.message
  if (name === 'TimeoutError' || name === 'AbortError') return words.timeout
  // The answer to STARTTLS tells nothing that people could use.
  if (response && code === 'ETLS') return words.noStartTls
  if (response && code !== 'EAUTH') return words.answered(oneLine(response))
  const systemCode = (cause as Failure | undefined)?.code ?? ''
  // nodemailer wraps what the system says into ESOCKET; its first code or the words name the real reason.
  const named = Object.keys(byCode).find((known) => message.includes(known))
  const known = byCode[originalCode] ?? byCode[named ?? ''] ?? byCode[systemCode] ?? byCode[code]
  if (known) return known
  return message.startsWith('Der Mail') ? message : words.unknown
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, answerMaxLength)
}
