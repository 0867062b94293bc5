import { createHash } from 'node:crypto'
import type { TableRow } from '#server/database/table-snapshot.ts'

const modulus = 1n << 256n

/** One row as one line, the same on both engines whatever order their columns have. */
export function lineOf(row: TableRow): string {
  const sorted = Object.keys(row).toSorted()
  return JSON.stringify(Object.fromEntries(sorted.map((column) => [column, row[column]])))
}

/** What a table holds, as one number: the sum of the hashes of its rows, because tables have no order of their own. */
export function createFingerprint() {
  let sum = 0n
  let rows = 0
  return {
    add(line: string) {
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus
      rows += 1
    },
    result: () => ({ rows, fingerprint: sum.toString(16).padStart(64, '0') }),
  }
}

/** The lines of a file that comes in pieces. */
export async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
