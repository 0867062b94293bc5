import type { CSSOptions } from 'vite'

export const css: CSSOptions
