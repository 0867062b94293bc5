import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A copy of the sources with the two steps of docs/adding-content.md done. */
function copyWithAwards(definition: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-awards-'))
  for (const name of ['shared', 'server', 'tests', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'shared/content/awards.ts'), definition)
  const registry = join(folder, 'shared/content/index.ts')
  const text = readFileSync(registry, 'utf8')
  writeFileSync(
    registry,
    `import { awards } from './awards.ts'\n${text.replace('export const collections = {', 'export const collections = {\n  awards,')}`,
  )
  return folder
}

const documented = /```ts\n([\s\S]+?)```/.exec(readFileSync(join(root, 'docs/adding-content.md'), 'utf8'))![1]!

test('the documented file and line are all a new collection needs', async () => {
  const folder = copyWithAwards(documented)
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/prepare-database.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, SCHAUFENSTER_DATA_DIR: join(folder, 'data') },
  })
  expect((JSON.parse(stdout) as { seeded: string[] }).seeded).toContain('awards')
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['a wrong column', "columns: ['title', 'year']", "columns: ['name']"],
  ['a wrong order key', "order: { by: 'year'", "order: { by: 'date'"],
  ['a default without a required field', "title: 'Ausbildungsbetrieb des Jahres', ", ''],
  ['a default with an unknown field', 'year: 2025', 'year: 2025, city: 1'],
])('%s does not compile', async (_what, right, wrong) => {
  const folder = copyWithAwards(documented.replace(right, wrong))
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
