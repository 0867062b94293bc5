import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; source: string }

/** A real mail server on loopback that keeps what it receives. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  let onMail: (() => void) | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    async onData(stream, session, callback) {
      const source = await text(stream)
      const { mailFrom, rcptTo } = session.envelope
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        source: source.replaceAll('\r\n', '\n'),
      })
      callback()
      onMail?.()
    },
  })
  // Clients that go away in the middle are part of the tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Resolves once so many mails are here. */
    async received(count: number) {
      while (mails.length < count) await new Promise<void>((resolve) => (onMail = resolve))
      return mails
    },
    async [Symbol.asyncDispose]() {
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

/** A header of a mail, unfolded and decoded from the forms that nodemailer writes. */
export function headerOf({ source }: ReceivedMail, name: string): string {
  const head = source.slice(0, source.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
  const line = head.split('\n').find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, encoded: string) =>
      decodeURIComponent(encoded.replaceAll('_', ' ').replaceAll('=', '%')),
    )
}
