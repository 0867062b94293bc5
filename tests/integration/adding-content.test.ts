import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { awardsCode, awardsFile } from '../add-awards.ts'
import { projectRoot } from '../start-site.ts'

// That the steps of docs/adding-content.md lead to a page is shown in fresh-clone.test.ts, which builds anyway.

const mistakes = {
  column: ["columns: ['title', 'year']", "columns: ['name']"],
  order: ["order: { by: 'year'", "order: { by: 'date'"],
  'missing-field': ["title: 'Ausbildungsbetrieb des Jahres', ", ''],
  'unknown-field': ['year: 2025', 'year: 2025, city: 1'],
}

test('a definition with a wrong column, order or default does not compile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-awards-'))
  for (const name of ['shared', 'blocks', 'package.json'])
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  const variant = (name: string) => join(dirname(awardsFile), `awards-${name}.ts`)
  writeFileSync(join(folder, variant('right')), awardsCode)
  for (const [name, [right, wrong]] of Object.entries(mistakes)) {
    expect(awardsCode).toContain(right)
    writeFileSync(join(folder, variant(name)), awardsCode.replace(right!, wrong!))
  }
  const options = '--noEmit --ignoreConfig --strict --module esnext --moduleResolution bundler --target es2024'
  const more = '--lib es2024,dom --allowImportingTsExtensions --skipLibCheck'
  const files = ['right', ...Object.keys(mistakes)].map(variant)
  const compiled = await promisify(execFile)(
    join(projectRoot, 'node_modules/.bin/tsc'),
    [...options.split(' '), ...more.split(' '), ...files],
    { cwd: folder },
  ).catch(({ stdout }: { stdout: string }) => ({ stdout }))
  const named = new Set([...compiled.stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file))
  expect([...named].toSorted()).toEqual(Object.keys(mistakes).map(variant).toSorted())
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
