// npm run build: client and server, then every text file of the client compressed once and for all.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ensureInstalled, fail, markBuilt, root, run } from './bootstrap.mjs'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const smallest = 512

await ensureInstalled()
const bin = (name) => join(root, 'node_modules', '.bin', name)
if ((await run(bin('react-router'), ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })) !== 0)
  fail('The build failed; the lines above say where.')
writeSiteManifest(join(root, 'build/client/assets'))
// Loaded only now: before the first installation it is not there.
await (await import('./build-service-worker.mjs')).buildServiceWorker(root)
await (await import('./build-draw-child.mjs')).buildDrawChild(root)
compressFolder(join(root, 'build/client'))
markBuilt()

/**
 * Every page loads the list of all routes. Visitors get a shorter one, which app/entry.server.tsx names on public pages:
 * without the admin area and signing in, to which no script of a public page leads, and without what a browser does not
 * need: addresses that are no pages, flags that are off, and preloads, which the pages go without (decision 7).
 */
function writeSiteManifest(folder) {
  const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name))
  const [, before, json, after] = /^(\w[\w.]*=)(\{.*\})(;?\s*)$/s.exec(readFileSync(join(folder, file), 'utf8')) ?? []
  if (!json) fail('The list of routes has another form than before; see writeSiteManifest in scripts/build.mjs.')
  const manifest = JSON.parse(json)
  const isPublic = ({ id, parentId = '', hasDefaultExport }) =>
    hasDefaultExport && ![id, parentId].some((name) => /^routes\/(admin|identity)\//.test(name))
  const short = (route) => Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
  const routes = Object.values(manifest.routes).filter(isPublic)
  manifest.routes = Object.fromEntries(routes.map((route) => [route.id, { ...short(route), imports: [] }]))
  writeFileSync(join(folder, `site-${file}`), before + JSON.stringify(manifest) + after)
}

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
