import normal from './art/motifs.svg?no-inline'
import wide from './art/wide.svg?no-inline'
import styles from './illustration.module.css'
import { SpriteImage } from './sprite-image.tsx'
import type { MotifName } from './weave/motifs.ts'

// Large drawings, of which a page shows one or two, have a file per motif (weave/draw-art.ts).

const tallFileOf = /* @__PURE__ */ addressOf(
  import.meta.glob('./art/tall/*.svg', { query: '?no-inline', import: 'default', eager: true }),
)
export const coverFileOf = /* @__PURE__ */ addressOf(
  import.meta.glob('./art/covers/*.svg', { query: '?no-inline', import: 'default', eager: true }),
)
export const borderFileOf = /* @__PURE__ */ addressOf(
  import.meta.glob('./art/borders/*.svg', { query: '?no-inline', import: 'default', eager: true }),
)

type MotifProps = { name: MotifName; title?: string; className?: string }

/** 40 × 24 cells: cards, rows, swatches. */
export function Motif({ name, ...image }: MotifProps) {
  return (
    <SpriteImage viewBox="0 0 400 240" {...image}>
      <use href={`${normal}#${name}`} />
    </SpriteImage>
  )
}

/** 66 × 24 cells: portfolio. */
export function WideMotif({ name, ...image }: MotifProps) {
  return (
    <SpriteImage viewBox="0 0 660 240" {...image}>
      <use href={`${wide}#${name}`} />
    </SpriteImage>
  )
}

/** 160 × 44 cells: wide cards. */
export function Cover({ name, ...image }: MotifProps) {
  return (
    <SpriteImage viewBox="0 0 1600 440" {...image}>
      <use href={`${coverFileOf(name)}#${name}`} />
    </SpriteImage>
  )
}

/** 40 × 50 cells: wide cards and page heads. With `hangs` its warp goes on above the box; clip it in the parent. */
export function TallMotif({ name, hangs = false, className, ...image }: MotifProps & { hangs?: boolean }) {
  const classNames = [hangs && styles.hanging, className].filter(Boolean).join(' ')
  return (
    <SpriteImage viewBox="0 0 400 500" className={classNames} {...image}>
      <use href={`${tallFileOf(name)}#${name}`} />
    </SpriteImage>
  )
}

function addressOf(found: Record<string, unknown>): (name: MotifName) => string {
  const addresses = new Map(Object.entries(found).map(([path, address]) => [/([\w-]+)\.svg$/.exec(path)![1], address]))
  return (name) => String(addresses.get(name) ?? '')
}
