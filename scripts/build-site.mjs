// The script of the public pages: a build of its own, so that the admin area never decides how it is cut (decision 19).
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './bootstrap.mjs'
import { css, isOnEveryPage, quiet } from './page-styles.mjs'

const entry = 'app/site/browser/start.ts'
/** Beside the generated types: the client's own build empties its folder. */
const folder = '.react-router/site-build'
/** What every dialog is made of: one file. */
const partsOfDialogs =
  /\/app\/(kit\/(buttons|icon|links|dialog|skeleton|fields)\/[\w-]+\.tsx|kit\/(typing|scroll)\/use-|site\/(dialogs|frame\/dialogs\/dialog-host|browser\/react))/

/** Every page has these styles in its head (scripts/build-page-styles.mjs): only the names of their classes are needed. */
const withoutPageStyles = {
  name: 'without-page-styles',
  transform: {
    filter: { id: /\.css$/ },
    handler: (_code, id) => (isOnEveryPage(id) ? { code: '', map: null } : undefined),
  },
}

/** Builds it; returns the addresses of its script and of the styles of islands and dialogs (app/site/page/late-styles.ts). */
export async function buildSite() {
  const outDir = join(root, folder)
  rmSync(outDir, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    css,
    plugins: [withoutPageStyles],
    build: {
      target: 'baseline-widely-available',
      outDir,
      assetsInlineLimit: 0,
      // One sheet, small enough to come whole with the first island.
      cssCodeSplit: false,
      manifest: 'site-manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: quiet,
        input: { site: join(root, entry) },
        output: {
          codeSplitting: {
            // Only what is named: otherwise a group takes what the start of every page needs as well.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'dialogs', test: partsOfDialogs },
              // One file, and not a second one with what later parts need as well.
              { name: 'site', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  })
  const manifest = JSON.parse(readFileSync(join(outDir, 'site-manifest.json'), 'utf8'))
  return { script: `/${manifest[entry].file}`, styles: `/${manifest['style.css'].file}` }
}

/** Puts it into the client. */
export function addSite() {
  const [from, client] = [join(root, folder), join(root, 'build/client')]
  cpSync(join(from, 'assets'), join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'), { recursive: true })
  cpSync(join(from, 'site-manifest.json'), join(client, '.vite/site-manifest.json'))
  rmSync(from, { recursive: true })
}
