import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'

const dayMs = 86_400_000
/** Whoever keeps the file asks again by then (RFC 9116, 2.5.5: less than a year). */
const renewedForMs = 180 * dayMs
const soonMs = 30 * dayMs

/** What the owner wrote about reports. */
export type ReportSettings = {
  securityContact: string
  /** Until when the file counts; empty where it is renewed by itself. */
  securityValidUntil: string
  reportKey: string
  /** The same text with an OpenPGP signature; empty for none. */
  signedSecurityTxt: string
}
type Site = {
  settings: ReportSettings
  /** Of the company. */
  email: string
  origin: string
  /** Whether the page about the security of the site is switched on. */
  pageOn: boolean
  now: Date
}
type SecurityTxtProblem = 'unreadable' | 'differs' | 'signedExpired' | 'expired' | 'soon'
export type SecurityTxt = {
  /** As it is served. */
  text: string
  /** When it ends by itself; undefined where it is renewed. */
  ends: string | undefined
  signed: boolean
  problem: SecurityTxtProblem | undefined
  /** What the owner would sign. */
  toSign: string
}

/** To whom somebody writes who found a weakness: the signed text while it says what the content says, else the plain one. */
export function composeSecurityTxt(site: Site): SecurityTxt {
  const { settings, now } = site
  const fields = fieldsOf(site)
  const validUntil = settings.securityValidUntil && inSeconds(new Date(settings.securityValidUntil))
  const renewed = inSeconds(new Date(now.getTime() + renewedForMs))
  const plain = written(fields, validUntil || renewed)
  const unsigned = { text: plain, ends: validUntil || undefined, signed: false, toSign: plain }
  if (settings.signedSecurityTxt === '') return { ...unsigned, problem: problemOf(validUntil, now) }
  const read = readSigned(settings.signedSecurityTxt)
  if (!read) return { ...unsigned, problem: 'unreadable' }
  if (!saysTheSame(read.lines, fields)) return { ...unsigned, problem: 'differs' }
  if (Date.parse(read.expires) <= now.getTime()) return { ...unsigned, problem: 'signedExpired' }
  const text = `${settings.signedSecurityTxt.trim()}\n`
  return { text, ends: read.expires, signed: true, toSign: plain, problem: problemOf(read.expires, now) }
}

function fieldsOf({ settings, email, origin, pageOn }: Site): string[] {
  const contact = settings.securityContact || email
  return [
    `Contact: ${/^https:/i.test(contact) ? contact : `mailto:${contact}`}`,
    ...(settings.reportKey ? [`Encryption: ${origin}${discoveryPaths.reportKey()}`] : []),
    ...(pageOn ? [`Policy: ${origin}${paths.siteSecurity()}`] : []),
    'Preferred-Languages: de, en',
    `Canonical: ${origin}${discoveryPaths.securityTxt()}`,
  ]
}

function written([contact, ...others]: string[], expires: string): string {
  return `${[contact, `Expires: ${expires}`, ...others].join('\n')}\n`
}

const knownFields = /^(contact|encryption|policy|preferred-languages|canonical):/i
const clearSigned =
  /^-----BEGIN PGP SIGNED MESSAGE-----\r?\n(?:[\w-]+: .*\r?\n)*\r?\n([\s\S]*?)\r?\n-----BEGIN PGP SIGNATURE-----\r?\n[\s\S]+\r?\n-----END PGP SIGNATURE-----$/

/** The lines under the signature; undefined where it is no such text or names no end. Who signed it is not looked at. */
function readSigned(text: string): { lines: string[]; expires: string } | undefined {
  const [, body] = clearSigned.exec(text.trim()) ?? []
  // A line that begins with a dash has another one before it (RFC 9580, 7.2).
  const lines = body?.split(/\r?\n/).map((line) => line.replace(/^- /, '').trim()) ?? []
  const ending = lines.find((line) => /^expires:/i.test(line))
  const expires = ending?.slice('expires:'.length).trim()
  if (expires === undefined || Number.isNaN(Date.parse(expires))) return undefined
  return { lines, expires: inSeconds(new Date(expires)) }
}

/** Fields that only the signed text has may stay, as long as the site says nothing else about them. */
function saysTheSame(signed: readonly string[], fields: readonly string[]): boolean {
  const known = (lines: readonly string[]) =>
    lines
      .filter((line) => knownFields.test(line))
      .map((line) => line.replace(/^([\w-]+):\s*/, (_, name: string) => `${name.toLowerCase()}: `))
      .toSorted()
      .join('\n')
  return known(signed) === known(fields)
}

function problemOf(ends: string, now: Date): SecurityTxtProblem | undefined {
  if (ends === '') return undefined
  const left = Date.parse(ends) - now.getTime()
  if (left <= 0) return 'expired'
  return left <= soonMs ? 'soon' : undefined
}

function inSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, 'Z')
}
