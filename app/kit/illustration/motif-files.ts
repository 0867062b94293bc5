import type { MotifName } from './weave/motifs.ts'

// Large drawings, of which a page shows one or two, have a file per motif (weave/draw-art.ts).

export const tallFileOf = /* @__PURE__ */ addressOf(
  import.meta.glob('./art/tall/*.svg', { query: '?no-inline', import: 'default', eager: true }),
)
export const coverFileOf = /* @__PURE__ */ addressOf(
  import.meta.glob('./art/covers/*.svg', { query: '?no-inline', import: 'default', eager: true }),
)
export const borderFileOf = /* @__PURE__ */ addressOf(
  import.meta.glob('./art/borders/*.svg', { query: '?no-inline', import: 'default', eager: true }),
)

function addressOf(found: Record<string, unknown>): (name: MotifName) => string {
  const addresses = new Map(Object.entries(found).map(([path, address]) => [/([\w-]+)\.svg$/.exec(path)![1], address]))
  return (name) => String(addresses.get(name) ?? '')
}
