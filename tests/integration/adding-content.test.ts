import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { chatApiPath } from '#shared/chat/chat-events.ts'
import { startSite } from '../start-site.ts'

const root = join(import.meta.dirname, '../..')

/** What docs/adding-content.md says: whole files by their path, and lines with the file and the place they go to. */
const page = readFileSync(join(root, 'docs/adding-content.md'), 'utf8')
const steps = [...page.matchAll(/^\d\. [^`]*`([^`]+)`[^]*?```tsx?\n([^]+?)```/gm)].map(([, file, code]) => [
  file!,
  code!,
])
const places: Record<string, string> = {
  'shared/content/index.ts': 'export const collections = {\n',
  'shared/addresses/site-routes.ts': 'export const siteRoutes: Record<string, string> = {\n',
  'server/search/content-sources.ts': 'export const contentSources: Source[] = [',
}
const importsOfLines: Record<string, string> = {
  'shared/content/index.ts': "import { awards } from './awards.ts'\n",
  'server/search/content-sources.ts': "import { itemsOf } from './items-of.ts'\n",
}

/** A copy of the sources with those steps done. */
function copyWithAwards(change = (code: string) => code): string {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-awards-'))
  const names = ['app', 'shared', 'server', 'scripts', 'tests', 'bench/drill', 'package.json', 'tsconfig.json']
  for (const name of [...names, 'vite.config.ts', 'react-router.config.ts', 'playwright.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, code] of steps) {
    const file = join(folder, name!)
    mkdirSync(dirname(file), { recursive: true })
    const place = places[name!]
    if (place === undefined) writeFileSync(file, name === 'shared/content/awards.ts' ? change(code!) : code!)
    else {
      const text = readFileSync(file, 'utf8')
      expect(text, name).toContain(place)
      writeFileSync(file, (importsOfLines[name!] ?? '') + text.replace(place, () => place + code!))
    }
  }
  return folder
}

test('after the documented steps visitors see the new content, find it and are told about it', async () => {
  const folder = copyWithAwards()
  await run('react-router', ['typegen'], folder)
  await run('tsc', ['--noEmit', '-p', '.'], folder)
  await run('react-router', ['build'], folder)
  {
    await using site = await startSite({ SCHAUFENSTER_DATA_DIR: join(folder, 'data') }, join(folder, 'build'))
    const get = async (path: string) => (await fetch(site.url + path)).text()
    expect(await get('/api/content/awards')).toContain('Ausbildungsbetrieb des Jahres')
    expect(await get('/auszeichnungen')).toMatch(/<li id="[^"]+">Ausbildungsbetrieb des Jahres/)
    expect(await get('/suche?suche=Auszeichnung')).toContain('href="/auszeichnungen#')
    const answer = await fetch(site.url + chatApiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Welche Auszeichnung haben Sie?' }),
    })
    expect(await answer.text()).toContain('Ausbildungsbetrieb des Jahres')
  }
  rmSync(folder, { recursive: true, force: true })
}, 240_000)

test.each([
  ['a wrong column', "columns: ['title', 'year']", "columns: ['name']"],
  ['a wrong order key', "order: { by: 'year'", "order: { by: 'date'"],
  ['a default without a required field', "title: 'Ausbildungsbetrieb des Jahres', ", ''],
  ['a default with an unknown field', 'year: 2025', 'year: 2025, city: 1'],
])('%s does not compile', async (_what, right, wrong) => {
  const folder = copyWithAwards((code) => code.replace(right, wrong))
  const compile = promisify(execFile)(
    join(root, 'node_modules/.bin/tsc'),
    [
      '--noEmit',
      '--ignoreConfig',
      '--strict',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--target',
      'es2024',
      '--lib',
      'es2024,dom',
      '--allowImportingTsExtensions',
      '--skipLibCheck',
      'shared/content/awards.ts',
    ],
    { cwd: folder },
  )
  await expect(compile).rejects.toMatchObject({ stdout: expect.stringContaining('shared/content/awards.ts') })
  rmSync(folder, { recursive: true, force: true })
})

/** Fails with what the program said. */
async function run(program: string, options: string[], folder: string) {
  await promisify(execFile)(join(root, 'node_modules/.bin', program), options, { cwd: folder }).catch(
    (cause: { stdout: string; stderr: string }) => expect.fail(cause.stdout + cause.stderr),
  )
}
