import type { Plugin } from 'vite'

type Styles = { everyPage: string[]; pages: Record<string, string[]>; blocks: Record<string, string[]> }
type BuiltFile = {
  type: 'chunk' | 'asset'
  moduleIds?: string[]
  imports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

export function pageStyles(): Plugin
export function describeStyles(bundle: Record<string, BuiltFile>, names: string[], files: string[]): Styles
export function blockFiles(kinds: string[]): string[]
