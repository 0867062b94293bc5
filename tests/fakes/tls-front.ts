import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { selfSignedForThisMachine } from './self-signed.ts'

/** Node has it, its types do not know it yet. */
const { setDefaultCACertificates } = tls as unknown as { setDefaultCACertificates(certificates: string[]): void }

/** Answers as a server in front of the site does, with a certificate that nobody believes. */
export async function startTlsFront(headers: Record<string, string> = {}) {
  const server = createServer(selfSignedForThisMachine, (_request, response) =>
    response.writeHead(200, headers).end('x'),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => void server.close(() => closed())),
  }
}

/** Its certificate is believed as long as the work takes. */
export async function whileBelieved(work: () => Promise<void>): Promise<void> {
  const believed = tls.getCACertificates('default')
  setDefaultCACertificates([...believed, selfSignedForThisMachine.cert])
  try {
    await work()
  } finally {
    setDefaultCACertificates(believed)
  }
}
