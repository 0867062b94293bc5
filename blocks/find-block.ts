import type { ShownBlock } from '#site/page/block-props.ts'
import type { DefinedBlock } from './define-block.ts'
import type { PageBlock, PageBlockKind } from './kinds.ts'
import { blockModules, lookModules } from './modules.ts'

/** The folder of a kind has its name: `callToAction` is in `call-to-action`. */
export function findBlock(kind: PageBlockKind): DefinedBlock {
  const found = blockModules[blockFile(kind)]
  if (!found) throw new Error(`The block "${kind}" has no ${blockFile(kind)}`)
  return found
}

export function showBlock(block: PageBlock, data: unknown, styles: readonly string[] = []): ShownBlock {
  const { kind } = block
  return { kind, block, data, styles, view: findBlock(kind), Look: lookModules[lookFile(block)] } as ShownBlock
}

/** The files that bring styles along, by their names in modules.ts. */
export function filesOfBlock(block: PageBlock): string[] {
  return [blockFile(block.kind), lookFile(block)]
}

function blockFile(kind: PageBlockKind): string {
  return `./${folderOf(kind)}/block.tsx`
}

function lookFile(block: PageBlock): string {
  return `./${folderOf(block.kind)}/looks/${'look' in block ? block.look : ''}.tsx`
}

function folderOf(kind: PageBlockKind): string {
  return kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
