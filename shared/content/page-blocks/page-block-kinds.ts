import type { AnyBlock, BlockInput, BlockOf } from '../blocks-field.ts'
import { listKinds } from './list-kinds.ts'
import { ownKinds } from './own-kinds.ts'
import { textKinds } from './text-kinds.ts'

/** Everything a page can be made of. Its drawing is in app/site/page-blocks, what it reads in app/pages. */
export const pageBlockKinds = { ...textKinds, ...listKinds, ...ownKinds }
/** Everything that any page can be made of. */
export const freeBlockKinds = { ...textKinds, ...listKinds }

type Kinds = typeof pageBlockKinds
export type PageBlockKind = keyof Kinds
export type PageBlock<Kind extends PageBlockKind = PageBlockKind> = Extract<AnyBlock<Kinds>, { kind: Kind }>
export type PageBlockInput = BlockInput<Kinds>
export type PageBlockOf<Kind extends PageBlockKind> = BlockOf<Kinds, Kind>
