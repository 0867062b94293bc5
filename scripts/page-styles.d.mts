import type { CSSOptions } from 'vite'

export const css: CSSOptions
export const quiet: { bundlerTimings: boolean }
export function isOnEveryPage(id: string): boolean
