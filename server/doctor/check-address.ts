import { connect } from 'node:tls'
import type { Finding } from '#shared/doctor/doctor.ts'
import { doctorMessages } from '#shared/messages/doctor.ts'
import type { Config } from '#server/base/config.ts'
import { findingsOf, shortReason } from './findings.ts'

const dayMs = 86_400_000
const soonDays = 14
const clockToleranceSeconds = 30

/** The way visitors come: address, certificate, the server in front, and by its answer the clock. */
export async function checkAddress(config: Config, now: () => Date): Promise<Finding[]> {
  const limitMs = config.outbound.connectionTestMs
  const { finding, date } = await askPublicAddress(config.publicUrl, limitMs)
  return [
    finding,
    await checkCertificate(config.publicUrl, limitMs, now),
    proxyFinding(config),
    clockFinding(date, now),
  ]
}

async function askPublicAddress(publicUrl: URL, limitMs: number): Promise<{ finding: Finding; date?: string }> {
  const words = doctorMessages.address
  const tell = findingsOf('address', words.title)
  const { origin, hostname } = publicUrl
  if (hostname === 'localhost') return { finding: tell.off({ text: words.local, advice: words.localAdvice }) }
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(new URL('/healthz', publicUrl), { signal, redirect: 'manual' })
    const date = response.headers.get('date') ?? undefined
    if (response.status === 200 && (await response.text()) === 'ok\n')
      return { finding: tell.ok({ text: words.ok(origin) }), date }
    return { finding: tell.problem({ text: words.other(origin), advice: words.otherAdvice }), date }
  } catch (cause) {
    return { finding: tell.warning({ text: words.away(origin, shortReason(cause)), advice: words.awayAdvice }) }
  }
}

export async function checkCertificate(
  { protocol, hostname, port }: URL,
  limitMs: number,
  now: () => Date,
): Promise<Finding> {
  const words = doctorMessages.tls
  const tell = findingsOf('tls', words.title)
  if (protocol !== 'https:') {
    const plain = { text: words.plain, advice: words.plainAdvice }
    return hostname === 'localhost' ? tell.off(plain) : tell.warning(plain)
  }
  try {
    const validTo = await certificateEnd(hostname, Number(port || 443), limitMs)
    const days = Math.floor((validTo.getTime() - now().getTime()) / dayMs)
    return days < soonDays
      ? tell.problem({ text: words.soon(days), advice: words.advice })
      : tell.ok({ text: words.ok(days) })
  } catch (cause) {
    return tell.problem({ text: words.bad(shortReason(cause)), advice: words.advice })
  }
}

function certificateEnd(host: string, port: number, limitMs: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: limitMs }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to))
      socket.end()
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('timeout')))
  })
}

function proxyFinding({ publicUrl, trustedProxies }: Config): Finding {
  const words = doctorMessages.proxies
  const tell = findingsOf('proxies', words.title)
  if (trustedProxies.length > 0) return tell.ok({ text: words.ok })
  // The site itself speaks no TLS: somebody in front does.
  if (publicUrl.protocol === 'https:') return tell.problem({ text: words.missing, advice: words.advice })
  return tell.off({ text: words.off })
}

function clockFinding(date: string | undefined, now: () => Date): Finding {
  const words = doctorMessages.clock
  const tell = findingsOf('clock', words.title)
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return tell.off({ text: words.unknown })
  const seconds = Math.round(Math.abs(theirs - now().getTime()) / 1_000)
  return seconds > clockToleranceSeconds
    ? tell.problem({ text: words.wrong(seconds), advice: words.advice })
    : tell.ok({ text: words.ok(Math.max(seconds, 1)) })
}
