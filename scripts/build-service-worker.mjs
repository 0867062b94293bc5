// The service worker: one classic script beside the client, told which files this build consists of.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

export async function buildServiceWorker(root) {
  const client = join(root, 'build/client')
  const facts = describeBuild(
    readdirSync(join(client, 'assets')).map((name) => `assets/${name}`),
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')),
  )
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD_FACTS__: JSON.stringify(facts) },
    build: {
      target: 'baseline-widely-available',
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'app/service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** Which files visitors may need and which only the admin area; what nobody knows of counts as the visitors'. */
export function describeBuild(files, manifest) {
  const site = filesOf(manifest, /^app\/(entry\.client|root)\.tsx|^app\/routes\/site\//)
  const admin = filesOf(manifest, /^app\/routes\/(admin|identity)\//)
  const isAdmin = (file) => (admin.has(file) && !site.has(file)) || /^assets\/manifest-\w+\.js$/.test(file)
  const assets = files.filter((file) => !/\.(br|gz)$/.test(file)).toSorted()
  const addresses = (list) => list.map((file) => `/${file}`)
  return {
    version: createHash('sha256').update(assets.join()).digest('hex').slice(0, 12),
    siteAssets: addresses(assets.filter((file) => !isAdmin(file))),
    adminAssets: addresses(assets.filter(isAdmin)),
  }
}

function filesOf(manifest, entries) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])]) visit(next)
  }
  Object.keys(manifest)
    .filter((key) => entries.test(key))
    .forEach(visit)
  return new Set(
    [...seen].flatMap((key) => {
      const { file, css = [], assets = [] } = manifest[key]
      return [file, ...css, ...assets]
    }),
  )
}
