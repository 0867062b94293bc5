import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { pageStyles } from './scripts/build-page-styles.mjs'
import { css } from './scripts/page-styles.mjs'
import { scriptParts } from './scripts/script-parts.mjs'
import { defineConfig, normalizePath, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    keepServerOutOfTheBrowser(),
    leaveOutLegalDefaults(),
    openTheAskedPage(),
    loadNoStylesTwice(),
    pageStyles(),
  ],
  css,
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: scriptParts },
          },
        },
      },
    },
    ssr: {
      // One file without node_modules starts in half the time and keeps what is not used out of memory.
      resolve: command === 'build' ? { noExternal: true, external: ['pg', 'sharp', '@aws-sdk/client-s3'] } : {},
      // Known while building, so React's development half stays out of the file.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        rolldownOptions: {
          input: './server/main.ts',
          output: {
            // What every start needs in one file beside the entry: each further one costs it about a millisecond.
            // Not the entry itself: it waits for the start, and what is loaded later waits for this file to be evaluated.
            codeSplitting: {
              groups: [
                { name: 'site', tags: ['$initial'], test: (id) => !id.endsWith('/server/main.ts') },
                { name: 'pages', test: /\/server\/render-pages\.ts$/ },
              ],
            },
            // Less to read; names stay, for whoever reads in the log where something failed.
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
            // V8 keeps a script with one „ or … in it at two bytes for each letter, which is 5 MB.
            charset: 'ascii',
            chunkFileNames: ({ name }) => (name === 'site' ? '[name]-[hash].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
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

/** The legal texts that a new site begins with are long, and only the server reads them: screens get empty ones. */
function leaveOutLegalDefaults(): Plugin {
  return {
    name: 'leave-out-legal-defaults',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/content\/defaults\/(?:agb|barrierefreiheit|datenschutz|impressum)\.ts$/ },
      handler: (code) => ({ code: code.replace(/`[^]*`/, "''"), map: null }),
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

/**
 * React Router marks styles that are also loaded later with a `#`, because it takes those of a screen away with it, and Vite
 * must not count on them. Those of all screens stay: loaded a second time they would lay out everything anew.
 */
function loadNoStylesTwice(): Plugin {
  const known = 'preloadedHrefs.styles.add(link.href)'
  return {
    name: 'load-no-styles-twice',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(known)) this.error('Vite looks for styles that are there in another way')
        const withoutMark = String.raw`link.href.replace(/(\/(?:site|frame)-[\w-]+\.css)#$/, '$1')`
        return code.replace(known, () => `preloadedHrefs.styles.add(${withoutMark})`)
      },
    },
  }
}
