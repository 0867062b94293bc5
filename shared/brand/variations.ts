/** Variations of the identity, from what every visitor has already; the first of each is how the site comes. */
export const typeChoices = {
  workshop: 'Werkstatt: Familjen Grotesk und Atkinson',
  technical: 'Technisch: Familjen Grotesk für alles',
  calm: 'Ruhig: Atkinson für alles',
  classic: 'Klassisch: Überschriften mit Serifen',
} as const
export const cornerChoices = { soft: 'Weich', sharp: 'Eckig', round: 'Rund' } as const
export const edgeChoices = { threads: 'Drei Fäden', twill: 'Köper, schräg', check: 'Karo' } as const

export type Variations = {
  type: keyof typeof typeChoices
  corners: keyof typeof cornerChoices
  edge: keyof typeof edgeChoices
}

const types: Record<Variations['type'], string> = {
  workshop: '',
  technical: '--font-text:var(--font-display);',
  calm: '--font-display:var(--font-text);--tracking-display:-.022em;--tracking-heading:-.012em;',
  // Serifs that systems bring along: nothing is loaded for them.
  classic:
    '--font-display:Charter,"Bitstream Charter","Iowan Old Style",Georgia,"Times New Roman",serif;--tracking-display:-.012em;--tracking-heading:-.006em;',
}
const corners: Record<Variations['corners'], string> = {
  soft: '',
  sharp: '--radius-xs:0;--radius-sm:0;--radius-md:0;--radius-lg:0;',
  round: '--radius-xs:6px;--radius-sm:12px;--radius-md:18px;--radius-lg:26px;',
}
const edges: Record<Variations['edge'], string> = {
  threads: '',
  twill: band(
    'repeating-linear-gradient(135deg,var(--thread-petrol) 0 calc(2*var(--thread)),var(--thread-waid) 0 calc(3*var(--thread)),var(--thread-mennige) 0 calc(4*var(--thread)))',
  ),
  check: band(
    'linear-gradient(var(--thread-mennige) 0 0) 0 100%/100% var(--thread) no-repeat,repeating-conic-gradient(var(--thread-petrol) 0 25%,var(--thread-waid) 0 50%) 0 0/calc(2*var(--thread) + var(--gap)) calc(2*var(--thread) + var(--gap))',
  ),
}

/** Declarations for the root, and rules beside it; both empty for the identity as it comes. */
export function variationStyle({ type, corners: shape, edge }: Variations): { root: string; rules: string } {
  return { root: types[type] + corners[shape], rules: edges[edge] }
}

function band(background: string): string {
  return `.selvedge,.selvedge-wide{background:${background}}`
}
