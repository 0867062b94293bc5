// npm run build: client and server, then every text file of the client compressed once and for all, and a first start.
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import { ensureInstalled, fail, markBuilt, root, run } from './bootstrap.mjs'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const smallest = 512

await ensureInstalled()
const bin = (name) => join(root, 'node_modules', '.bin', name)
// Loaded only now: before the first installation their packages are not there.
const { buildSite, addSite } = await import('./build-site.mjs')
const { buildPageStyles, addPageStyles } = await import('./build-page-styles.mjs')
const { pageBlockKinds } = await import('../blocks/kinds.ts')
await buildPageStyles(Object.keys(pageBlockKinds))
const site = await buildSite()
const env = { NODE_ENV: 'production', VITE_SITE_SCRIPT: site.script, VITE_LATE_STYLES: site.styles }
if ((await run(bin('react-router'), ['build', '--logLevel', 'warn'], { env })) !== 0)
  fail('The build failed; the lines above say where.')
addSite()
await (await import('./build-service-worker.mjs')).buildServiceWorker(root, addPageStyles())
await (await import('./build-draw-child.mjs')).buildDrawChild(root)
chmodSync(join(root, 'build/server/index.js'), 0o755)
await compressFolder(join(root, 'build/client'))
await (await import('./prepare-start.mjs')).prepareStart(root)
markBuilt()

/** On all processors: zlib has threads of its own. */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < smallest) return
  const [brotli, gzip] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzipCompress)(bytes, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzip)
}
