import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What goes wrong between the provider and us, as an attacker or a careless provider would do it. */
export type Tampering = 'nonce' | 'state' | 'issuer' | 'opener-policy'

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>

export const oidcClient = { client_id: 'schaufenster', client_secret: 'geheimnis-zwischen-uns-beiden' }

type Options = {
  /** Claims about the person are told at the userinfo address only, as careful providers do. */
  slimIdTokens?: boolean
}

/** A real OpenID Connect provider on a port of its own. Whoever types an e-mail address is that person. */
export async function startOidcProvider({ slimIdTokens = false }: Options = {}) {
  let tampering: Tampering | null = null
  let silentPath: string | null = null
  const groups = new Map<string, string[]>()
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Another host than the site, which is localhost: cookies do not look at ports.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createProvider(url, groups, slimIdTokens)
  const callback = provider.callback()

  answer = async (request, response) => {
    if (silentPath !== null && request.url!.startsWith(silentPath)) return
    if (tampering === 'opener-policy') response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (tampering === 'nonce' || tampering === 'state') request.url = replaceParameter(request.url!, tampering)
    if (tampering === 'issuer') replaceIssuer(response)
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url!)?.[1]
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    if (!uid) return callback(request, response)
    if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(loginForm)
    const accountId = new URLSearchParams(await bodyOf(request)).get('email')!
    await provider.interactionFinished(request, response, { login: { accountId } })
  }

  return {
    url,
    /** From now on, until it is called with null. */
    tamper: (how: Tampering | null) => void (tampering = how),
    /** Whoever asks for an address that begins so waits in vain, until it is called with null. */
    silence: (path: string | null) => void (silentPath = path),
    /** The groups somebody is in from now on. */
    put: (email: string, names: string[]) => void groups.set(email, names),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function createProvider(url: string, groups: Map<string, string[]>, slimIdTokens: boolean): Provider {
  const provider = new Provider(url, {
    clients: [{ ...oidcClient, redirect_uris: ['http://localhost/callback'], response_types: ['code'] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    conformIdTokenClaims: slimIdTokens,
    cookies: { keys: ['for tests only'] },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: accountId,
        email_verified: true,
        name: accountId.split('@')[0],
        groups: groups.get(accountId) ?? [],
      }),
    }),
    // Nobody is asked whether they agree.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // The site picks its port after the provider has started.
  provider.Client.prototype.redirectUriAllowed = (address: string) => new URL(address).hostname === 'localhost'
  return provider
}

const loginForm = `<!doctype html><html lang="de"><title>Firmenkonto</title><h1>Firmenkonto</h1>
<form method="post"><label>E-Mail <input name="email" type="email"></label><button>Weiter</button></form></html>`

/** The answer then belongs to another question than ours. */
function replaceParameter(address: string, name: string): string {
  const url = new URL(address, 'http://localhost')
  if (url.searchParams.has(name)) url.searchParams.set(name, 'not-what-was-asked-for-0123456789')
  return url.pathname + url.search
}

/** The answer then claims to come from somebody else (RFC 9207). */
function replaceIssuer(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) => {
    const isRedirect = name.toLowerCase() === 'location' && String(value).includes('iss=')
    const changed = isRedirect ? String(value).replace(/([?&]iss=)[^&]+/, '$1http%3A%2F%2Fevil.example') : value
    return setHeader.call(response, name, changed)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
