import type { portraits } from '#shared/content/motifs.ts'
import { basket, chevron, rib, satin, twill, twillLeft, weftOnly, type Binding } from './bindings.ts'
import {
  beard,
  collar,
  ears,
  glasses,
  hairBehind,
  hairInFront,
  head,
  hidesEars,
  neck,
  noseLineAt,
  shoulders,
  type HairStyle,
} from './head.ts'
import { dyeOf, threads, type Thread, type Stroke, type SpritePart } from './weave.ts'

export type PortraitName = Exclude<keyof typeof portraits, 'none'>

type Person = {
  ground: Thread
  skin: [light: Thread, shade: Thread]
  hair: Thread
  style: HairStyle
  garment: { pattern: Binding; dye: Thread; trim: Thread }
  glasses?: Thread
  bearded?: boolean
}

const fair: Person['skin'] = ['sand', 'amber']
const width = 200
const height = 220
const pick = 4

// No faces: hair, glasses, beard and the pattern of the garment tell people apart (docs/design.md, Illustration).
export const people: Record<PortraitName, Person> = {
  jonas: {
    ground: 'petrol',
    skin: fair,
    hair: 'walnut',
    style: 'quiff',
    garment: { pattern: chevron, dye: 'mennige', trim: 'krapp' },
    bearded: true,
  },
  karim: {
    ground: 'mennige',
    skin: ['amber', 'umber'],
    hair: 'night',
    style: 'curly',
    garment: { pattern: twillLeft, dye: 'wau', trim: 'paper' },
  },
  sabine: {
    ground: 'waid',
    skin: fair,
    hair: 'walnut',
    style: 'wave',
    garment: { pattern: rib, dye: 'krapp', trim: 'mennige' },
  },
  lena: {
    ground: 'wau',
    skin: fair,
    hair: 'mennige',
    style: 'bob',
    garment: { pattern: twill, dye: 'petrol', trim: 'waid' },
  },
  miriam: {
    ground: 'krapp',
    skin: fair,
    hair: 'walnut',
    style: 'long',
    garment: { pattern: satin, dye: 'night', trim: 'wau' },
  },
  petra: {
    ground: 'wau',
    skin: fair,
    hair: 'paper',
    style: 'bun',
    garment: { pattern: weftOnly, dye: 'petrol', trim: 'night' },
    glasses: 'night',
  },
  david: {
    ground: 'waid',
    skin: ['umber', 'walnut'],
    hair: 'night',
    style: 'short',
    garment: { pattern: basket, dye: 'paper', trim: 'petrol' },
    glasses: 'wau',
  },
}

export function drawPortrait(person: Person): SpritePart {
  const { ground } = person
  const picks = scan({ width, height, pick, ground }, (x, y) => threadAt(person, x, y))
  const backing = `<path fill="${dyeOf(ground)}" opacity=".82" d="M0 0h${width}v${height}H0z"/>`
  return { width, height, body: backing + threads(picks, pick * 0.9) }
}

/** From front to back. */
function threadAt(person: Person, x: number, y: number): Thread {
  const { hair, style, skin, garment } = person
  const [light, shade] = skin
  if (person.glasses && glasses(x, y)) return person.glasses
  if (hairInFront[style](x, y)) return hair
  if (person.bearded && beard(x, y)) return hair
  if (head(x, y)) return x > noseLineAt(y) ? shade : light
  if (ears(x, y) && !hidesEars.has(style)) return shade
  if (collar(x, y) && y > 150) return garment.trim
  if (neck(x, y)) return shade
  if (shoulders(x, y)) return garment.pattern(Math.floor(x / 6), Math.floor(y / pick)) ? garment.dye : garment.trim
  return hairBehind[style]?.(x, y) ? hair : person.ground
}

type Scan = { width: number; height: number; pick: number; ground: Thread }

/** Weft-only cloth: rows step by a pick, but a pick may start anywhere, so outlines stay fine. */
function scan({ width, height, pick, ground }: Scan, threadAt: (x: number, y: number) => Thread) {
  const strokes: (Stroke & { thread: Thread })[] = []
  for (let y = pick / 2; y < height; y += pick) {
    // The ground goes through from edge to edge; what covers it is laid on top.
    strokes.push({ direction: 'h', x: 0, y, length: width, thread: ground })
    for (let from = 0, to = 0; from < width; from = to) {
      const thread = threadAt(from + 0.5, y)
      to = from + 1
      while (to < width && threadAt(to + 0.5, y) === thread) to++
      if (thread !== ground) strokes.push({ direction: 'h', x: from, y, length: to - from, thread })
    }
  }
  return strokes
}
