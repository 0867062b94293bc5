/// <reference types="vite/client" />
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'
  const build: ServerBuild
  export = build
}

/** Made by scripts/block-styles.mjs. */
declare module 'virtual:block-styles' {
  export const stylesOfKinds: Record<string, readonly string[]>
}
