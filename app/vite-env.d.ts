/// <reference types="vite/client" />
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  const build: ServerBuild
  export = build
}

/** Addresses of style sheets, made by scripts/build-page-styles.mjs. */
declare module 'virtual:page-styles' {
  export const everyPage: readonly string[]
  /** By the name of the page's file. */
  export const pages: Record<string, readonly string[]>
  /** By the names of blocks/modules.ts. */
  export const blocks: Record<string, readonly string[]>
}
