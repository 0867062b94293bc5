// npm run build: client and server, then every text file of the client compressed once and for all, and a first start.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ensureInstalled, fail, markBuilt, root, run } from './bootstrap.mjs'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const smallest = 512

await ensureInstalled()
const bin = (name) => join(root, 'node_modules', '.bin', name)
// Loaded only now: before the first installation their packages are not there.
const { buildSite, addSite } = await import('./build-site.mjs')
const env = { NODE_ENV: 'production', VITE_SITE_SCRIPT: await buildSite(root) }
if ((await run(bin('react-router'), ['build', '--logLevel', 'warn'], { env })) !== 0)
  fail('The build failed; the lines above say where.')
addSite(root)
await (await import('./build-service-worker.mjs')).buildServiceWorker(root)
await (await import('./build-draw-child.mjs')).buildDrawChild(root)
compressFolder(join(root, 'build/client'))
await (await import('./prepare-start.mjs')).prepareStart(root)
markBuilt()

function compressFolder(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = readFileSync(file)
    if (bytes.length < smallest) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
