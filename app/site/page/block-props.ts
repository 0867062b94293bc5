import type { BlockData } from './block-data.ts'
import type { PageBlockKind, PageBlockOf } from '#shared/content/page-blocks/page-block-kinds.ts'

/** A block that has something to show, with what was read for it. */
export type ShownBlock<Kind extends PageBlockKind = PageBlockKind> = {
  [K in Kind]: {
    kind: K
    block: PageBlockOf<K>
    data: DataOf<K>
    /** Addresses of the styles it needs. */
    styles: readonly string[]
  }
}[Kind]
type DataOf<Kind extends PageBlockKind> = Kind extends keyof BlockData ? BlockData[Kind] : undefined

type PlacedBlock = { [K in PageBlockKind]: { kind: K; block: PageBlockOf<K> } }[PageBlockKind]

/** What a block knows of where it stands. */
type BlockPlace = {
  page: string
  index: number
  /** What stands on the page, without what others read for it: a block is drawn anew for what is its own. */
  blocks: readonly PlacedBlock[]
  /** The blocks of one frame, where the first of them draws them all. */
  run?: readonly ShownBlock[]
}

export type BlockProps<Kind extends PageBlockKind> = {
  block: PageBlockOf<Kind>
  data: DataOf<Kind>
  place: BlockPlace
}

/** What routes hand to the blocks that only their page has. */
export type OwnBlockData = Partial<BlockData>
