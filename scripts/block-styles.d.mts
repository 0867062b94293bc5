import type { Plugin } from 'vite'

export function blocksAtOnce(): Plugin
export function rowsOf(code: string): { kind: string; file: string; start: number; end: number }[]
