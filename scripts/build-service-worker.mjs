// The service worker: one classic script beside the client, told which files this build consists of.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

export async function buildServiceWorker(root, styleFiles) {
  const client = join(root, 'build/client')
  const read = (name) => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8'))
  const files = readdirSync(join(client, 'assets')).map((name) => `assets/${name}`)
  const facts = describeBuild(files, read('manifest.json'), read('site-manifest.json'), styleFiles)
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

/**
 * Which files visitors may need and which only the admin area. Public pages have their scripts and their styles (with fonts
 * and pictures) from builds of their own (decision 19).
 */
export function describeBuild(files, manifest, siteManifest, styleFiles) {
  const site = new Set([...filesOf(siteManifest, { of: /^/, later: true }), ...styleFiles])
  const admin = filesOf(manifest, {
    of: /^app\/(entry\.client|root)\.tsx|^app\/routes\/(admin|sign-in)\//,
    later: true,
  })
  const isAdmin = (file) => admin.has(file) || /^assets\/manifest-\w+\.js$/.test(file)
  const assets = files.filter((file) => !/\.(br|gz)$/.test(file)).toSorted()
  const addresses = (list) => list.map((file) => `/${file}`)
  return {
    version: createHash('sha256').update(assets.join()).digest('hex').slice(0, 12),
    siteAssets: addresses(assets.filter((file) => site.has(file))),
    // Pictures of the manual are for those who have a connection.
    adminAssets: addresses(assets.filter((file) => isAdmin(file) && !site.has(file) && !file.endsWith('.webp'))),
  }
}

/** The files of some entries and of all that they import, at once and, if asked for, later. */
function filesOf(manifest, { of: entries, later = false }) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key]
    for (const next of later ? [...imports, ...dynamicImports] : imports) visit(next)
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
