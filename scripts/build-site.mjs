// The script of the public pages: a build of its own, so that the admin area never decides how it is cut (decision 19).
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, normalizePath } from 'vite'
import { root } from './bootstrap.mjs'
import { css, isOnEveryPage } from './page-styles.mjs'

const entry = 'app/site/browser/start.ts'
/** Beside the generated types: the client's own build empties its folder. */
const folder = '.react-router/site-build'
/** What every dialog is made of: one file. */
const partsOfDialogs =
  /\/app\/(kit\/(buttons|icon|links|dialog|skeleton|fields)\/[\w-]+\.tsx|kit\/(typing|scroll)\/use-|site\/(dialogs|frame\/dialogs\/dialog-host|browser\/react))/

/** What stands on every page has its styles in the head already; before Vite writes down what a part brings along. */
const withoutPageStyles = {
  name: 'without-page-styles',
  enforce: 'post',
  renderChunk(_code, chunk) {
    if (chunk.name === 'page-styles') chunk.viteMetadata.importedCss.clear()
  },
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) if (/page-styles-.*\.css$/.test(name)) delete bundle[name]
  },
}

/**
 * Vite adds the styles of what is loaded later to the head, each when it comes; here app/site/page/late-styles.ts does it.
 * There is no setting for it, so lines of its own are replaced; a version that words them otherwise fails here.
 */
const lateStyles = {
  name: 'late-styles',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const replaced = [
        ['document.head.appendChild(link)', 'isCss ? addLateStyles(link) : document.head.appendChild(link)'],
        [
          'const links = document',
          'preloadedHrefs.styles = new Set(addressesOfWrittenStyles());\nconst links = document',
        ],
        ['promise.then((res) => {', 'promise.then(async (res) => {\nawait showLateStyles();'],
      ]
      for (const [line] of replaced) if (!code.includes(line)) this.error(`Vite loads styles in another way: ${line}`)
      const changed = replaced.reduce((text, [line, other]) => text.replace(line, () => other), code)
      const helper = normalizePath(join(root, 'app/site/page/late-styles.ts'))
      return `import { addLateStyles, addressesOfWrittenStyles, showLateStyles } from ${JSON.stringify(helper)}\n${changed}`
    },
  },
}

/** Builds it and returns its address. */
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
    plugins: [withoutPageStyles, lateStyles],
    build: {
      target: 'baseline-widely-available',
      outDir,
      assetsInlineLimit: 0,
      manifest: 'site-manifest.json',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { site: join(root, entry) },
        output: {
          codeSplitting: {
            // Only what is named: otherwise a group takes what the start of every page needs as well.
            includeDependenciesRecursively: false,
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'page-styles', test: (id) => isOnEveryPage(id) && id.endsWith('.css') },
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
  return `/${manifest[entry].file}`
}

/** Puts it into the client. */
export function addSite() {
  const [from, client] = [join(root, folder), join(root, 'build/client')]
  cpSync(join(from, 'assets'), join(client, 'assets'), { recursive: true })
  mkdirSync(join(client, '.vite'), { recursive: true })
  cpSync(join(from, 'site-manifest.json'), join(client, '.vite/site-manifest.json'))
  rmSync(from, { recursive: true })
}
