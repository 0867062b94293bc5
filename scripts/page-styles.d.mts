import type { CSSOptions } from 'vite'

export const css: CSSOptions
export const onEveryPage: RegExp
