import { randomBytes } from 'node:crypto'

// A random start and a counter: unique across restarts and nodes, and cheap enough for the hot path.
const start = randomBytes(6).toString('hex')
let count = 0

export function nextRequestId(): string {
  return `${start}-${(count++).toString(36)}`
}
