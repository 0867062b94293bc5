import type { IncomingHttpHeaders } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { OwnAnswer } from '#shared/site-security/promises.ts'

type Way = {
  publicUrl: URL
  limitMs: number
  /** A page as visitors get it, rendered by this process. */
  readOwnPage(path: string): Promise<Response>
  now: () => Date
}

/** What visitors are told of; anything else an answer says stays out of what is kept. */
const lookedAt = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]
/** How Node says that it does not believe a certificate. */
const certificateCodes = /CERT|SIGNATURE|ISSUER|ALTNAME/

/**
 * The home page as the internet sees it, with whatever stands in front of the site. Where the public address is this very
 * machine or cannot be reached from here, the answer of this process stands in for it, and nobody speaks of encryption.
 */
export async function askOwnAddress({ publicUrl, limitMs, readOwnPage, now }: Way): Promise<OwnAnswer> {
  const at = now().toISOString()
  let certificateProblem: string | undefined
  if (publicUrl.hostname !== 'localhost')
    try {
      return { at, ...(await askOverNetwork(publicUrl, limitMs)) }
    } catch (cause) {
      const { code = '' } = cause as NodeJS.ErrnoException
      if (certificateCodes.test(code)) certificateProblem = code
    }
  const { headers } = await readOwnPage('/')
  return { at, headers: chosen(Object.fromEntries(headers)), tls: undefined, certificateProblem }
}

async function askOverNetwork(publicUrl: URL, limitMs: number): Promise<Pick<OwnAnswer, 'headers' | 'tls'>> {
  const isEncrypted = publicUrl.protocol === 'https:'
  const { request } = isEncrypted ? await import('node:https') : await import('node:http')
  return new Promise((resolve, reject) => {
    const options = { agent: false, signal: AbortSignal.timeout(limitMs), headers: { accept: 'text/html' } }
    const asked = request(new URL('/', publicUrl), options, (response) => {
      const tls = isEncrypted ? connectionOf(response.socket as TLSSocket) : null
      // The page itself is looked at elsewhere.
      response.destroy()
      resolve({ headers: chosen(response.headers), tls })
    })
    asked.once('error', reject)
    asked.end()
  })
}

function connectionOf(socket: TLSSocket) {
  return { protocol: socket.getProtocol() ?? '', validTo: new Date(socket.getPeerCertificate().valid_to).toISOString() }
}

function chosen(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(lookedAt.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}
