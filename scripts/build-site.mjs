// The script of the public pages: a build of its own, so that the admin area never decides how it is cut (decision 19).
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const entry = 'app/site/browser/start.ts'
/** Beside the generated types: the client's own build empties its folder. */
const folder = '.react-router/site-build'
/** Their styles stand in the head of every page already; only what opens later brings its own. */
const stylesOfPages =
  /\/app\/(kit\/(?!dialog|toast)|site\/(frame|blocks|chat|offline)\/|site\/consent\/cookie-banner).*\.css$/

/** Builds it and returns its address. */
export async function buildSite(root) {
  const outDir = join(root, folder)
  rmSync(outDir, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: {
      target: 'baseline-widely-available',
      outDir,
      assetsInlineLimit: 0,
      manifest: 'site-manifest.json',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files) => files.filter((name) => !name.includes('page-styles')),
      },
      rolldownOptions: {
        input: { site: join(root, entry) },
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'page-styles', test: stylesOfPages },
            ],
          },
        },
      },
    },
  })
  const manifest = JSON.parse(readFileSync(join(outDir, 'site-manifest.json'), 'utf8'))
  return `/${manifest[entry].file}`
}

/** Puts it into the client. */
export function addSite(root) {
  const [from, client] = [join(root, folder), join(root, 'build/client')]
  for (const name of readdirSync(join(from, 'assets')))
    if (!/^page-styles-.*\.css$/.test(name)) cpSync(join(from, 'assets', name), join(client, 'assets', name))
  mkdirSync(join(client, '.vite'), { recursive: true })
  cpSync(join(from, 'site-manifest.json'), join(client, '.vite/site-manifest.json'))
  rmSync(from, { recursive: true })
}
