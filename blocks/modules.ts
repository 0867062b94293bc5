import type { ComponentType } from 'react'
import type { DefinedBlock } from './define-block.ts'

// Only what is built by Vite can look into folders, so nothing else may import this file; the build of the style sheets
// replaces it, or each page would bring the styles of all blocks (scripts/build-page-styles.mjs).

export const blockModules = import.meta.glob<DefinedBlock>('./*/block.tsx', { eager: true, import: 'block' })

/** Looks that few pages have, so that the others do without their styles. */
export const lookModules = import.meta.glob<ComponentType<never>>('./*/looks/*.tsx', { eager: true, import: 'Look' })
