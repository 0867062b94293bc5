import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepMs = 30_000

/** What an authenticator app shows for an otpauth address (RFC 6238). */
export function totpCode(uri: string, at = Date.now()): string {
  const secret = fromBase32(new URL(uri).searchParams.get('secret')!)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / stepMs)))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
