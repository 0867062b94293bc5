import type { Plugin } from 'vite'

type Manifest = Record<string, { css?: string[]; imports?: string[] }>

export function blockStyles(): Plugin
export function readBlockStyles(): string[]
export function describeStyles(source: string, manifest: Manifest): Record<string, string[]>
