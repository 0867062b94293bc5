import { build, parseAst, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { withStylesOfAllScreens } from './load-no-styles-twice.ts'

/** What the installed Vite puts into a build whose parts bring styles along. */
async function preloadHelper(): Promise<string> {
  const files: Record<string, string> = {
    'start.js': "import('later.js')",
    'later.js': "import 'look.css'; export const later = 1",
    'look.css': 'p { color: red }',
  }
  let helper = ''
  const readHelper: Plugin = {
    name: 'read-helper',
    resolveId: (id) => (id in files ? `\0${id}` : undefined),
    load: (id) => files[id.slice(1)],
    transform(code, id) {
      if (id.includes('vite/preload-helper')) helper = code
    },
  }
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [readHelper],
    build: { write: false, rolldownOptions: { input: 'start.js' } },
  })
  return helper
}

test('what the installed Vite knows of styles that are there counts those of all screens, whatever mark they have', async () => {
  const helper = await preloadHelper()
  const code = withStylesOfAllScreens(helper)
  expect(() => parseAst(code)).not.toThrow()
  const expression = /preloadedHrefs\.styles\.add\((link\.href\.replace\(.+\))\)/.exec(code)![1]!
  // oxlint-disable-next-line no-new-func -- the text that the build writes
  const known = new Function('link', `return ${expression}`) as (link: { href: string }) => string
  const addresses = ['/assets/frame-a_1-B.css#', '/assets/site-x.css#', '/assets/list-x.css#', '/assets/frame-x.css']
  expect(addresses.map((href) => known({ href }))).toEqual([
    '/assets/frame-a_1-B.css',
    '/assets/site-x.css',
    '/assets/list-x.css#',
    '/assets/frame-x.css',
  ])
})

test('another wording fails the build', () => {
  expect(() => withStylesOfAllScreens('export {}')).toThrow('in another way')
})
