import { createHash, X509Certificate } from 'node:crypto'
import { reportKeyKind, type ReportKeyKind } from '#shared/content/report-key.ts'

/** A key as people compare it before they trust it. */
export type ReportKey = { kind: ReportKeyKind; fingerprint: string; validTo?: string }

/** Undefined where there is none, or what is there cannot be read. */
export function readReportKey(text: string): ReportKey | undefined {
  const kind = reportKeyKind(text)
  if (!kind) return undefined
  try {
    if (kind === 'openpgp') return { kind, fingerprint: inGroups(openPgpFingerprint(text)) }
    const certificate = new X509Certificate(text)
    const fingerprint = inGroups(certificate.fingerprint256.replaceAll(':', ''))
    return { kind, fingerprint, validTo: certificate.validToDate.toISOString() }
  } catch {
    return undefined
  }
}

/** By the version of the key: what stands before it, how its length is written, and the hash (RFC 9580, 5.5.4). */
const versions: Record<number, { prefix: number; lengthBytes: number; hash: string }> = {
  4: { prefix: 0x99, lengthBytes: 2, hash: 'sha1' },
  6: { prefix: 0x9b, lengthBytes: 4, hash: 'sha256' },
}

function openPgpFingerprint(armoured: string): string {
  const body = firstPacket(unarmoured(armoured))
  const { prefix, lengthBytes, hash } = versions[body[0]!]!
  const length = Buffer.alloc(lengthBytes)
  length.writeUIntBE(body.length, 0, lengthBytes)
  return createHash(hash)
    .update(Buffer.from([prefix]))
    .update(length)
    .update(body)
    .digest('hex')
    .toUpperCase()
}

/** Between the empty line after the armour's head and its check sum. */
function unarmoured(text: string): Buffer {
  const lines = text.trim().split(/\r?\n/)
  const from = lines.findIndex((line) => line.trim() === '') + 1
  return Buffer.from(
    lines
      .slice(from, -1)
      .filter((line) => !line.startsWith('='))
      .join(''),
    'base64',
  )
}

const publicKeyTag = 6

/** The primary key itself, which comes first (RFC 9580, 4.2). */
function firstPacket(bytes: Buffer): Buffer {
  const [head = 0, first = 0] = bytes
  const isNew = (head & 0x40) !== 0
  if ((isNew ? head & 0x3f : (head >> 2) & 0x0f) !== publicKeyTag) throw new Error('no public key')
  const [start, length] = isNew ? newLength(bytes, first) : oldLength(bytes, head & 3)
  return bytes.subarray(start, start + length)
}

function newLength(bytes: Buffer, first: number): [start: number, length: number] {
  if (first < 192) return [2, first]
  if (first < 224) return [3, ((first - 192) << 8) + bytes[2]! + 192]
  return [6, bytes.readUInt32BE(2)]
}

function oldLength(bytes: Buffer, type: number): [start: number, length: number] {
  const lengthBytes = 2 ** type
  return [1 + lengthBytes, bytes.readUIntBE(1, lengthBytes)]
}

function inGroups(hex: string): string {
  return hex.match(/.{1,4}/g)!.join(' ')
}
