import { mailHost } from '#shared/connections/mail-host.ts'

const ports = { 'smtp:': 587, 'smtps:': 465 } as const

/** What smtps://user:password@mail.example:465 says; throws where no mail server can be meant. */
export function readSmtpAddress(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new TypeError(`${protocol} is no mail server`)
  const host = mailHost(decodeURIComponent(hostname))
  if (host === undefined) throw new TypeError(`${hostname} is no mail server`)
  return {
    host,
    port: Number(port) || ports[protocol],
    implicitTls: protocol === 'smtps:',
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  }
}

export function isSmtpAddress(address: string): boolean {
  try {
    readSmtpAddress(address)
    return true
  } catch {
    return false
  }
}
