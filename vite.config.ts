import { reactRouter } from '@react-router/dev/vite'
import { pageStyles } from './scripts/build-page-styles.mjs'
import { loadNoStylesTwice } from './scripts/load-no-styles-twice.ts'
import { openAskedPage } from './scripts/open-asked-page.ts'
import { css, quiet } from './scripts/page-styles.mjs'
import { scriptParts } from './scripts/script-parts.mjs'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    keepServerOutOfTheBrowser(),
    leaveOutLegalDefaults(),
    openAskedPage(),
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
        // Nobody downloads it.
        chunkSizeWarningLimit: Infinity,
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
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { checks: quiet },
  },
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
