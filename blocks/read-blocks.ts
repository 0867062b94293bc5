import { blocks as stylesOfBlocks } from 'virtual:page-styles'
import type { PublicBackend } from '#server/context.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import type { CollectionName, ItemOf } from '#shared/content/index.ts'
import type { ShownBlock } from '#site/page/block-props.ts'
import type { BlockReads, BlockSubject } from './define-block.ts'
import { filesOfBlock, findBlock, showBlock } from './find-block.ts'
import type { PageBlock, PageBlockKind } from './kinds.ts'

type Of = {
  page: string
  blocks: readonly PageBlock[]
  /** What the page's own route read for the blocks that only this page has. */
  own?: OwnData
  subject?: BlockSubject
}
type OwnData = { [Kind in PageBlockKind]?: unknown }

/** The blocks that have something to show, with what they show; hidden and empty ones are left out. */
export async function readBlocks(site: PublicBackend, { page, blocks, own = {}, subject = {} }: Of) {
  const lists = new Map<string, Promise<unknown>>()
  const reads: BlockReads = {
    site,
    page,
    subject,
    off: await site.offPaths(),
    list<Name extends CollectionName>(name: Name) {
      const known = lists.get(name) ?? site.content.list(name)
      lists.set(name, known)
      return known as Promise<ItemOf<Name>[]>
    },
  }
  const shown = await Promise.all(blocks.map((block) => (block.hidden ? undefined : readBlock(block, own, reads))))
  return shown.filter((block) => block !== undefined)
}

async function readBlock(block: PageBlock, own: OwnData, reads: BlockReads): Promise<ShownBlock | undefined> {
  const { kind } = block
  const { read, isEmpty, leadsTo = '' } = findBlock(kind)
  if (!isPageOn(leadsTo, reads.off) || isEmpty?.(block)) return undefined
  const data = kind in own ? own[kind] : await read?.(block, reads)
  if (data === undefined && (kind in own || read)) return undefined
  return showBlock(
    block,
    data,
    filesOfBlock(block).flatMap((file) => stylesOfBlocks[file] ?? []),
  )
}

/** What was read for the block of a kind, where the page has it; the folder of the kind says its type. */
export function dataOfBlock<Data>(blocks: readonly ShownBlock[], kind: PageBlockKind): Data | undefined {
  return blocks.find((shown) => shown.kind === kind)?.data as Data | undefined
}
