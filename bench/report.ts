import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './load.ts'

type Cell = string | number
export type Table = { caption?: string; columns: readonly string[]; rows: readonly (readonly Cell[])[] }

/**
 * What a benchmark tells: its tables as Markdown on the screen, as they stand in docs/performance.md, and everything it
 * measured as JSON in test-results, for comparing runs.
 */
export function report(name: string, tables: readonly Table[], measured: unknown): void {
  console.log(`\n${tables.map(markdown).join('\n\n')}\n`)
  const folder = join(projectRoot, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `bench-${name}.json`)
  writeFileSync(file, JSON.stringify({ at: new Date().toISOString(), measured }, null, 2))
  process.stderr.write(`${file}\n`)
}

function markdown({ caption, columns, rows }: Table): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`
  const lines = [line(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(line)]
  return [...(caption ? [caption, ''] : []), ...lines].join('\n')
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The smallest value that so many of all do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!
}
