import type { ComponentType } from 'react'
import type { PageBlock, PageBlockKind, PageBlockOf } from '#blocks/kinds.ts'

/** A block that has something to show, with what was read for it. */
export type ShownBlock<Kind extends PageBlockKind = PageBlockKind> = {
  [K in Kind]: {
    kind: K
    block: PageBlockOf<K>
    /** What the folder of this kind says of its type (blocks/). */
    data: unknown
    /** Addresses of the styles it needs. */
    styles: readonly string[]
    view: BlockView
    /** How this look of it is drawn, where that has a file of its own. */
    Look?: ComponentType<never>
  }
}[Kind]

/** How a kind of block is drawn. */
export type BlockView = {
  Body: ComponentType<{ block: PageBlock; data: unknown; place: BlockPlace; Look?: ComponentType<never> }>
  /** Without one it has its own. Blocks that stand next to each other share it. */
  frame?: BlockFrame
  /** In a list of places beside what is to be read; without it only its own heading. */
  places?(data: unknown): ReadingPlace[]
}
export type BlockFrame = 'figures' | 'statements' | 'reading'
export type ReadingPlace = { id: string; title: string; hidden?: boolean }

/** What a block knows of where it stands. */
type BlockPlace = {
  page: string
  index: number
  /** What stands on the page, without what others read for it: a block is drawn anew for what is its own. */
  blocks: readonly PlacedBlock[]
  /** The blocks of one frame, where the first of them draws them all. */
  run?: readonly ShownBlock[]
}
type PlacedBlock = { [K in PageBlockKind]: { kind: K; block: PageBlockOf<K> } }[PageBlockKind]

export type BlockProps<Kind extends PageBlockKind, Data = undefined, LookProps = never> = {
  block: PageBlockOf<Kind>
  data: Data
  place: BlockPlace
  Look?: ComponentType<LookProps>
}
