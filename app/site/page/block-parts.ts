import type { ComponentType } from 'react'

/** Looks of blocks that few pages have: loaded like blocks, before a page is drawn (app/site/page-blocks). */
const parts = new Map<string, ComponentType<never>>()

export function keepPart(name: string, part: ComponentType<never>): void {
  parts.set(name, part)
}

/** The part of a kind for a look; undefined where the kind draws that look itself. */
export function partOf<Props>(kind: string, look: string): ComponentType<Props> | undefined {
  return parts.get(`${kind}.${look}`) as ComponentType<Props> | undefined
}
