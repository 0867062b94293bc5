import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { blockStyles } from './scripts/block-styles.mjs'
import { css, isOnEveryPage } from './scripts/page-styles.mjs'
import { defineConfig, normalizePath, type Plugin } from 'vite'

/** What runs every screen of the admin area. */
const neededByAllScreens =
  /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|\/app\/kit\/page\/asked-page/

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), keepServerOutOfTheBrowser(), openTheAskedPage(), blockStyles()],
  css,
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: neededByAllScreens },
                { name: 'site', test: isOnEveryPage },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One file without node_modules starts in half the time and keeps what is not used out of memory.
      resolve: command === 'build' ? { noExternal: true, external: ['pg', 'sharp', '@aws-sdk/client-s3'] } : {},
      // Known while building, so React's development half stays out of the file.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: { rolldownOptions: { input: './server/main.ts' } },
    },
  },
  // The manifest lets tests/integration/page-weight.test.ts weigh each page.
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, manifest: true },
}))

/** React Router guards `*.server.ts` only; nothing below server/ may reach a visitor but the key of the seam. */
function keepServerOutOfTheBrowser(): Plugin {
  return {
    name: 'keep-server-out-of-the-browser',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const leaked = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? Object.keys(chunk.modules).filter(
              (id) => /\/server\/(?!context\.ts$)/.test(id) && !id.includes('node_modules'),
            )
          : [],
      )
      if (leaked.length > 0)
        this.error(
          `Server code reached the browser: ${leaked.join(', ')}. Read it in a loader through server/context.ts.`,
        )
    },
  }
}

/**
 * When the script of a page cannot be loaded, React Router loads the page again on which somebody clicked, and the click
 * is lost; where only the script of a client loader is missing it waits for good. Both go to app/kit/page/asked-page.ts
 * instead. There is no setting for it, so its own lines are replaced; a version that words them otherwise fails here.
 */
function openTheAskedPage(): Plugin {
  const helper = normalizePath(join(import.meta.dirname, 'app/kit/page/asked-page.ts'))
  const replaced = [
    {
      file: /\/routeModules\.js$/,
      line: /console\.error\(`Error loading route module[^]*?new Promise\(\(\) => \{\}\);/g,
    },
    { file: /\/routes\.js$/, line: /import\([^()]*?route\.clientLoaderModule\s*\)/g },
  ]
  return {
    name: 'open-the-asked-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/\w+\/lib\/dom\/ssr\/(routeModules|routes)\.js$/ },
      handler(code, id) {
        const { line } = replaced.find(({ file }) => file.test(id))!
        const caught = code.replaceAll(line, (found) =>
          found.startsWith('import') ? `${found}.catch(openAskedPage)` : 'return openAskedPage(error);',
        )
        if (caught === code) this.error(`React Router handles scripts that cannot be loaded in another way: ${id}`)
        return `import { openAskedPage } from ${JSON.stringify(helper)}\n${caught}`
      },
    },
  }
}
