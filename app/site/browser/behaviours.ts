import type { Behaviour } from '#site/page/behaviour.ts'

/** What `data-behaviour` names. Small ones come with this file; what weighs something is loaded when a page needs it. */
export const behaviours: Record<string, Behaviour> = {}
