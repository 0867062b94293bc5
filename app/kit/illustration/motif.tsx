import type { motifs } from '#shared/content/motifs.ts'
import normal from './art/motifs.svg?no-inline'
import wide from './art/wide.svg?no-inline'
import styles from './illustration.module.css'
import { coverFileOf, tallFileOf } from './motif-files.ts'
import { SpriteImage } from './sprite-image.tsx'

type MotifProps = { name: keyof typeof motifs; title?: string; className?: string }

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
