import type { CSSOptions } from 'vite'

export const css: CSSOptions
export function isOnEveryPage(id: string): boolean
