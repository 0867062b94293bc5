import { isIPv4 } from 'node:net'
import type { SendMailOptions } from 'nodemailer'
import { asciiEmail } from '#shared/text/email.ts'
import type { OutboundLimits } from '#server/base/limits.ts'
import type { SmtpRoute } from '../base/settings/mail-config.ts'
import { readSmtpAddress } from '../base/settings/smtp-address.ts'
import { composeAcknowledgement, composeAlarm, composeNotification, composeReply } from './compose.ts'
import type { OpenRoute, Outgoing } from './route.ts'

const connections = 2

/** Delivery to a mail server over a pool of connections. nodemailer is loaded with the first mail. */
export function openSmtp({ url, tls }: SmtpRoute, publicUrl: URL, limits: OutboundLimits): OpenRoute {
  const { host } = readSmtpAddress(url)
  const opening = () =>
    import('nodemailer').then(({ createTransport }) =>
      createTransport({
        url,
        name: ehloName(publicUrl),
        pool: true,
        maxConnections: connections,
        requireTLS: tls === 'required' && !isThisMachine(host),
        connectionTimeout: limits.smtpConnectMs,
        greetingTimeout: limits.smtpConnectMs,
        socketTimeout: limits.smtpSilenceMs,
        // Mail is made of texts; nothing in it may read files or fetch addresses.
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    )
  let transport: ReturnType<typeof opening> | undefined

  async function post(mail: SendMailOptions, signal: AbortSignal): Promise<string> {
    const used = (transport ??= opening())
    const opened = await used
    signal.throwIfAborted()
    // A server that trickles is never silent; once nobody waits any more its connections must not stay taken.
    const giveUp = () => {
      opened.close({ force: true })
      if (transport === used) transport = undefined
    }
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      return (await opened.sendMail(mail)).response
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
  }

  return {
    async deliver(outgoing, signal) {
      await post(mailOf(outgoing), signal)
    },
    send: ({ to, from, siteName, mailId, headers, ...texts }, signal) =>
      post(
        {
          ...texts,
          ...(mailId && { messageId: `<${mailId}>` }),
          from: { name: siteName, address: asciiEmail(from) },
          to: { name: '', address: asciiEmail(to) },
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
        },
        signal,
      ),
    async greet() {
      await (await (transport ??= opening())).verify()
    },
    close() {
      transport?.then((opened) => opened.close()).catch(() => {})
    },
  }
}

/**
 * How the site introduces itself: by the host that visitors know, an address in brackets (RFC 5321, 4.1.3). On loopback
 * that says nothing, so nodemailer chooses.
 */
function ehloName({ hostname }: URL): string | undefined {
  if (isThisMachine(hostname)) return undefined
  if (isIPv4(hostname)) return `[${hostname}]`
  return hostname.replace(/^\[/, '[IPv6:')
}

/** Nobody listens in between. Names below `localhost` are not among them: who answers for those is up to the resolver. */
function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/** Header fields go in as objects, so that nodemailer quotes them; names are single lines already (shared/contact/contact.ts). */
function mailOf({ kind, mailId, message, reply, site, from, to }: Outgoing) {
  const shared = {
    from: { name: site.name, address: asciiEmail(from) },
    messageId: `<${mailId}>`,
    date: new Date(message.received_at),
  }
  if (reply)
    return {
      ...shared,
      date: new Date(reply.writtenAt),
      to: { name: message.name, address: asciiEmail(message.email) },
      // Answers arrive where messages do.
      replyTo: { name: site.name, address: asciiEmail(to) },
      inReplyTo: reply.inReplyTo,
      references: reply.references,
      ...composeReply(message, reply, site),
    }
  if (kind === 'acknowledgement')
    return {
      ...shared,
      to: { name: '', address: asciiEmail(message.email) },
      ...composeAcknowledgement(site),
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    }
  if (kind === 'alarm')
    return {
      ...shared,
      to: { name: '', address: asciiEmail(to) },
      ...composeAlarm(message, site),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    }
  return {
    ...shared,
    to: { name: '', address: asciiEmail(to) },
    replyTo: { name: message.name, address: asciiEmail(message.email) },
    ...composeNotification(message, site),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
