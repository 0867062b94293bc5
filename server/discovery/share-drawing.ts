import type { TokenName } from '#shared/brand/default-tokens.ts'
import { toHex } from '#shared/brand/oklch.ts'
import { derivePalette } from '#shared/brand/palette.ts'
import type { ShareCard, ShareLook } from '#shared/discovery/share-card.ts'
import { socialSize } from '#shared/media/variants.ts'
import { shareMotifs } from './art/share-motifs.ts'
import { drawLine, widthOf, wrapped } from './lettering.ts'

const motifs = new Map(shareMotifs.map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]))
const left = 72
const textWidth = 592
const motifWidth = 480
/** From large to small; the first in which the title fits is taken. */
const titleSizes = [72, 64, 56, 48, 42]
const titleTop = 150
const titleHeight = 320
const lineHeight = 1.12
const threads: TokenName[] = ['thread-petrol', 'thread-waid', 'thread-mennige']
const thread = 8

/** The picture of a shared link: title and woven motif in the colours of the brand. */
export function drawShareCard({ kicker, title, motif }: Omit<ShareCard, 'path'>, look: ShareLook): string {
  const { width, height } = socialSize
  const colours = derivePalette(look).light
  const colour = (name: TokenName) => toHex(colours[name])
  const { size, lines } = fitTitle(title)
  const motifLeft = width - motifWidth
  const woven = (motifs.get(motif) ?? '').replaceAll(/var\(--([\w-]+)\)/g, (_all, name: TokenName) => colour(name))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    rect({ x: 0, y: 0, width, height }, colour('surface')),
    rect({ x: motifLeft, y: 0, width: motifWidth, height }, colour('swatch')),
    `<svg x="${motifLeft}" y="0" width="${motifWidth}" height="${height}" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">${woven}</svg>`,
    inked(colour('accent'), drawLine(oneLine(kicker, 30), { x: left, y: 104, size: 30 })),
    inked(
      colour('text'),
      ...lines.map((line, index) => drawLine(line, { x: left, y: titleTop + size + index * size * lineHeight, size })),
    ),
    inked(colour('text'), drawLine(oneLine(look.name, 34), { x: left, y: 528, size: 34 })),
    inked(colour('text-muted'), drawLine(oneLine(look.host, 24), { x: left, y: 564, size: 24 })),
    ...threads.map((name, index) =>
      rect({ x: 0, y: height - (threads.length - index) * thread, width, height: thread }, colour(name)),
    ),
    '</svg>',
  ].join('')
}

function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of titleSizes) {
    const lines = wrapped(title, size, textWidth)
    // A word that would have to be broken elsewhere than at its own hyphens is drawn smaller instead.
    const keepsWords = title.split(/\s+|(?<=-)/).every((word) => widthOf(word, size) <= textWidth)
    if (keepsWords && lines.length * size * lineHeight <= titleHeight) return { size, lines }
  }
  const size = titleSizes.at(-1)!
  const most = Math.floor(titleHeight / (size * lineHeight))
  const lines = wrapped(title, size, textWidth)
  if (lines.length <= most) return { size, lines }
  return { size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, -1).trimEnd()}…`] }
}

function oneLine(text: string, size: number): string {
  const [first = '', ...rest] = wrapped(text, size, textWidth)
  return rest.length > 0 ? `${first.replace(/[\s,–-]+$/, '')}…` : first
}

function inked(colour: string, ...drawn: string[]): string {
  return `<g fill="${colour}">${drawn.join('')}</g>`
}

type Box = { x: number; y: number; width: number; height: number }
function rect({ x, y, width, height }: Box, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`
}
