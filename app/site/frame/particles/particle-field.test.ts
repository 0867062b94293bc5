import { expect, test } from 'vitest'
import {
  createField,
  createLinks,
  findLinks,
  linkStrengths,
  moveParticles,
  particleCount,
  resizeField,
} from './particle-field.ts'

/** The same numbers on every run. */
function repeatable(seed = 1) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

function fieldWith(...points: [number, number][]) {
  const field = createField(1280, 800, repeatable())
  field.count = points.length
  points.forEach(([x, y], i) => {
    field.x[i] = x
    field.y[i] = y
  })
  return field
}

test('there is one particle per 30 px of window width, 50 at most', () => {
  expect(particleCount(360)).toBe(12)
  expect(particleCount(389)).toBe(12)
  expect(particleCount(1280)).toBe(42)
  expect(particleCount(1499)).toBe(49)
  expect(particleCount(1500)).toBe(50)
  expect(particleCount(3840)).toBe(50)
  expect(particleCount(20)).toBe(0)
})

test('the count is taken anew when the window changes, and every particle keeps its place in it', () => {
  const field = createField(600, 800, repeatable())
  expect(field.count).toBe(20)
  const share = field.x[3]! / 600
  resizeField(field, 1200, 400)
  expect(field.count).toBe(40)
  expect(field.x[3]! / 1200).toBeCloseTo(share)
  for (let i = 0; i < field.count; i++) {
    expect(field.x[i]).toBeLessThanOrEqual(1200)
    expect(field.y[i]).toBeLessThanOrEqual(400)
  }
})

test('particles are linked up to a distance of 150 px and not beyond', () => {
  const links = createLinks()
  findLinks(fieldWith([100, 100], [250, 100]), links)
  expect(links.count).toBe(1)
  findLinks(fieldWith([100, 100], [251, 100]), links)
  expect(links.count).toBe(0)
  findLinks(fieldWith([100, 100], [207, 207]), links)
  expect(links.count).toBe(0)
})

test('every pair within reach is found once', () => {
  const links = createLinks()
  findLinks(fieldWith([0, 0], [10, 0], [20, 0], [900, 0]), links)
  const pairs = Array.from({ length: links.count }, (_, i) => [links.from[i], links.to[i]])
  expect(pairs).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
})

test('a link is the stronger the nearer its ends are', () => {
  const links = createLinks()
  const strengths = [150, 113, 100, 60, 20, 0].map((distance) => {
    findLinks(fieldWith([0, 0], [distance, 0]), links)
    return links.strength[0]
  })
  expect(strengths).toEqual([0, 0, 1, 2, 3, linkStrengths - 1])
})

test('fifty particles on one spot fit into the list of links', () => {
  const links = createLinks()
  findLinks(fieldWith(...Array.from({ length: 50 }, (): [number, number] => [5, 5])), links)
  expect(links.count).toBe(1225)
  expect(links.from).toHaveLength(1225)
})

test('particles never leave the window', () => {
  const field = createField(300, 200, repeatable(7))
  for (let frame = 0; frame < 5000; frame++) moveParticles(field)
  for (let i = 0; i < field.count; i++) {
    expect(field.x[i]).toBeGreaterThanOrEqual(0)
    expect(field.x[i]).toBeLessThanOrEqual(300)
    expect(field.y[i]).toBeGreaterThanOrEqual(0)
    expect(field.y[i]).toBeLessThanOrEqual(200)
  }
})
