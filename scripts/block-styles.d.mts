import type { Plugin } from 'vite'

type Row = { kind: string; file: string }
type BuiltFile = {
  type: 'chunk' | 'asset'
  moduleIds?: string[]
  imports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

export function blockStyles(): Plugin
export function readBlockStyles(): string[]
export function rowsOf(code: string): (Row & { start: number; end: number })[]
export function stylesByKind(rows: Row[], bundle: Record<string, BuiltFile>): Record<string, string[]>
