import type { ComponentType } from 'react'
import type { PublicBackend } from '#server/context.ts'
import type { FaqEntry } from '#shared/content/faq.ts'
import type { CollectionName, ItemOf } from '#shared/content/index.ts'
import type { BlockView, BlockFrame, BlockProps, ReadingPlace } from '#site/page/block-props.ts'
import type { PageBlock, PageBlockKind, PageBlockOf } from './kinds.ts'

/** What blocks read from. Each list is read once for the whole page, and only when one of its blocks needs it. */
export type BlockReads = {
  site: PublicBackend
  page: string
  subject: BlockSubject
  /** Addresses of pages that are switched off. */
  off: readonly string[]
  list<Name extends CollectionName>(name: Name): Promise<ItemOf<Name>[]>
}

/** What a page is about, for blocks that fit their page: the page of one service. */
export type BlockSubject = { service?: string; topic?: FaqEntry['topic']; motif?: string }

type Definition<Kind extends PageBlockKind, Data, LookProps> = {
  /** Undefined where there is nothing to show: the block is left out. What only one page has is read by its route. */
  read?(block: PageBlockOf<Kind>, reads: BlockReads): Promise<Data | undefined>
  /** The same for what the owner wrote into it. */
  isEmpty?(block: PageBlockOf<Kind>): boolean
  /** The page it leads to all the time: while that is switched off, the block is left out. */
  leadsTo?: string
  frame?: BlockFrame
  places?(data: Data): ReadingPlace[]
  Body: ComponentType<BlockProps<Kind, Data, LookProps>>
}

export type DefinedBlock = BlockView & {
  kind: PageBlockKind
  read?(block: PageBlock, reads: BlockReads): Promise<unknown>
  isEmpty?(block: PageBlock): boolean
  leadsTo?: string
}

/** A kind of block: what it reads and how it is drawn. Its folder has the same name, so it is found. */
export function defineBlock<Kind extends PageBlockKind, Data = undefined, LookProps = never>(
  kind: Kind,
  definition: Definition<Kind, Data, LookProps>,
): DefinedBlock {
  // Whoever looks a block up gives it what is of its own kind, which the type of a look-up cannot say.
  return { kind, ...definition } as unknown as DefinedBlock
}

export function unlessEmpty<Entry>(entries: Entry[]): Entry[] | undefined {
  return entries.length > 0 ? entries : undefined
}
