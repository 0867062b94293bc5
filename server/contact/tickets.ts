import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { makeSecurityQuestion, type SecurityQuestion } from '#shared/contact/contact.ts'

export type Ticket = { id: string; issuedAt: number }

const idBytes = 16
const timeBytes = 6

/**
 * Form tickets (I3): a random id and the time, signed. Nothing is stored when one is issued, so asking for tickets
 * fills no table; the id is written down when the ticket is used.
 */
export function createTickets(key: string, now: () => Date) {
  function issue(): string {
    const content = Buffer.alloc(idBytes + timeBytes)
    randomBytes(idBytes).copy(content)
    content.writeUIntBE(now().getTime(), idBytes, timeBytes)
    return `${content.toString('base64url')}.${sign('ticket', content).toString('base64url')}`
  }

  /** Undefined when we have not issued it. */
  function read(ticket: string): Ticket | undefined {
    const [content = '', signature = ''] = ticket.split('.').map((part) => Buffer.from(part, 'base64url'))
    if (content.length !== idBytes + timeBytes) return undefined
    const expected = sign('ticket', content as Buffer)
    if (signature.length !== expected.length || !timingSafeEqual(signature as Buffer, expected)) return undefined
    const bytes = content as Buffer
    return { id: bytes.subarray(0, idBytes).toString('base64url'), issuedAt: bytes.readUIntBE(idBytes, timeBytes) }
  }

  /** The question of a form without JavaScript follows from its ticket, so the form need not carry the answer (J3). */
  function questionOf({ id }: Ticket): SecurityQuestion {
    const digest = sign('question', Buffer.from(id))
    let position = 0
    return makeSecurityQuestion(() => digest.readUInt32BE(4 * position++) / 2 ** 32)
  }

  /** A fingerprint by which the same message is known again; without the key it tells nothing. */
  function fingerprint(parts: string[]): string {
    return sign('content', Buffer.from(JSON.stringify(parts))).toString('base64url')
  }

  function sign(purpose: string, content: Buffer): Buffer {
    return createHmac('sha256', key).update(`${purpose}\n`).update(content).digest()
  }

  return { issue, read, questionOf, fingerprint }
}
