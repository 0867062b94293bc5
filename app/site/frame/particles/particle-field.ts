import { particleEveryPx, particleLinkMaxPx, particlesMost } from '#shared/constants.ts'

/** Particles drift over the window and come back on the other side. Fixed arrays: a frame allocates nothing. */
export type ParticleField = {
  width: number
  height: number
  count: number
  x: Float32Array
  y: Float32Array
  stepX: Float32Array
  stepY: Float32Array
}

/** Pairs that are close enough for a thread; `strength` counts from 0 (far) to `linkStrengths` - 1 (near). */
export type Links = { count: number; from: Uint8Array; to: Uint8Array; strength: Uint8Array }

export const linkStrengths = 4
const fastestStepPx = 0.175

/** Spec §9, H29. */
export function particleCount(windowWidth: number): number {
  return Math.min(particlesMost, Math.floor(windowWidth / particleEveryPx))
}

export function createField(width: number, height: number, random: () => number = Math.random): ParticleField {
  const numbers = () => new Float32Array(particlesMost)
  const field = { width, height, count: 0, x: numbers(), y: numbers(), stepX: numbers(), stepY: numbers() }
  for (let i = 0; i < particlesMost; i++) {
    field.x[i] = random() * width
    field.y[i] = random() * height
    field.stepX[i] = (random() * 2 - 1) * fastestStepPx
    field.stepY[i] = (random() * 2 - 1) * fastestStepPx
  }
  field.count = particleCount(width)
  return field
}

/** Keeps the picture: every particle stays at its place, measured in parts of the window. */
export function resizeField(field: ParticleField, width: number, height: number): void {
  for (let i = 0; i < particlesMost; i++) {
    field.x[i]! *= width / field.width
    field.y[i]! *= height / field.height
  }
  field.width = width
  field.height = height
  field.count = particleCount(width)
}

export function moveParticles({ count, width, height, x, y, stepX, stepY }: ParticleField): void {
  for (let i = 0; i < count; i++) {
    x[i] = wrap(x[i]! + stepX[i]!, width)
    y[i] = wrap(y[i]! + stepY[i]!, height)
  }
}

export function createLinks(): Links {
  const pairs = (particlesMost * (particlesMost - 1)) / 2
  return { count: 0, from: new Uint8Array(pairs), to: new Uint8Array(pairs), strength: new Uint8Array(pairs) }
}

export function findLinks({ count, x, y }: ParticleField, links: Links): void {
  let found = 0
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const dx = x[a]! - x[b]!
      const dy = y[a]! - y[b]!
      const squared = dx * dx + dy * dy
      if (squared > particleLinkMaxPx * particleLinkMaxPx) continue
      links.from[found] = a
      links.to[found] = b
      links.strength[found] = strengthAt(Math.sqrt(squared))
      found++
    }
  }
  links.count = found
}

function strengthAt(distancePx: number): number {
  return Math.min(linkStrengths - 1, Math.floor((1 - distancePx / particleLinkMaxPx) * linkStrengths))
}

function wrap(position: number, size: number): number {
  if (position < 0) return position + size
  return position >= size ? position - size : position
}
