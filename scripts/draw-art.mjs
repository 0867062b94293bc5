// Draws every woven picture and icon again: node scripts/draw-art.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { drawArt } from '#kit/illustration/weave/draw-art.ts'

for (const [path, svg] of Object.entries(drawArt())) {
  const file = fileURLToPath(new URL(`../app/ui/${path}`, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  console.log(`${path}: ${svg.length} bytes, ${gzipSync(svg).length} gzipped`)
}
