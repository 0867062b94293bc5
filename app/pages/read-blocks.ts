import type { PublicBackend } from '#server/context.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { FaqEntry } from '#shared/content/faq.ts'
import type { CollectionName, ItemOf } from '#shared/content/index.ts'
import type { PageBlock } from '#shared/content/page-blocks/page-block-kinds.ts'
import type { OwnBlockData, ShownBlock } from '#site/page/block-props.ts'
import { kinds as stylesOfKinds } from 'virtual:page-styles'
import { loadBlocks, partName } from '#site/page-blocks/block-modules.ts'
import { blockReaders } from './block-readers.ts'

/** What a page is about, for blocks that fit their page: the page of one service. */
type Subject = { service?: string; topic?: FaqEntry['topic']; motif?: string }

/** What blocks read from. Each list is read once for the whole page, and only when one of its blocks needs it. */
export type BlockReads = {
  site: PublicBackend
  page: string
  subject: Subject
  /** Addresses of pages that are switched off. */
  off: readonly string[]
  list<Name extends CollectionName>(name: Name): Promise<ItemOf<Name>[]>
}

type Of = {
  page: string
  blocks: readonly PageBlock[]
  /** What the page's own route read for the blocks that only this page has. */
  own?: OwnBlockData
  subject?: Subject
}

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
  const read = await Promise.all(blocks.map((block) => (block.hidden ? undefined : readBlock(block, own, reads))))
  const shown = read.filter((block) => block !== undefined)
  await loadBlocks(shown)
  return shown
}

/** Kinds that lead to a page all the time: without it they are left out. */
const pagesOfKinds: Partial<Record<PageBlock['kind'], string>> = {
  posts: paths.blog(),
  projects: paths.portfolio(),
  jobs: paths.career(),
}

async function readBlock(block: PageBlock, own: OwnBlockData, reads: BlockReads): Promise<ShownBlock | undefined> {
  const { kind } = block
  if (!isPageOn(pagesOfKinds[kind] ?? '', reads.off)) return undefined
  const read = blockReaders[kind] as ((block: PageBlock, reads: BlockReads) => Promise<unknown>) | undefined
  const data = kind in own ? own[kind as keyof OwnBlockData] : await read?.(block, reads)
  // A reader answers with nothing where there is nothing to show; kinds without one show their own fields.
  if (data === undefined && (kind in own || read)) return undefined
  const styles = [kind, partName({ kind, block })].flatMap((name) => stylesOfKinds[name] ?? [])
  return { kind, block, data, styles } as ShownBlock
}
