import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

// The commands on a system for which there is no pinned Node, tried by hiding its package.

const projectRoot = join(import.meta.dirname, '..')
const start = promisify(execFile)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schaufenster-node-'))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a command prints that runs a script on the project's Node, and a package's command beside it. */
async function runScript(version = process.versions.node) {
  const asked = "console.log('script', process.execPath, process.argv[2])"
  writeFileSync(join(folder, 'asked.mjs'), asked)
  writeFileSync(
    join(folder, 'node_modules/.bin/command'),
    "#!/usr/bin/env node\nconsole.log('command', process.execPath)",
  )
  chmodSync(join(folder, 'node_modules/.bin/command'), 0o755)
  writeFileSync(
    join(folder, 'scripts/try.mjs'),
    `Object.defineProperty(process.versions, 'node', { value: '${version}' })
     const { root, run, runNode } = await import('./bootstrap.mjs')
     await runNode(['asked.mjs', 'given'])
     process.exit(await run(root + '/node_modules/.bin/command', []))`,
  )
  const env = { PATH: ['/usr/bin', '/bin'].join(delimiter) }
  return start(process.execPath, [join(folder, 'scripts/try.mjs')], { env }).catch(
    (error: object) => error,
  ) as Promise<{
    stdout: string
    stderr: string
    code?: number
  }>
}

test('without the pinned Node the installed one runs everything, if it is new enough', async () => {
  const { stdout } = await runScript()
  expect(stdout).toBe(`script ${process.execPath} given\ncommand ${process.execPath}\n`)
})

test('a pinned Node that was made for another system is passed over', async () => {
  writeFileSync(join(folder, 'node_modules/.bin/node'), '\x7fELF of another system')
  chmodSync(join(folder, 'node_modules/.bin/node'), 0o755)
  const { stdout } = await runScript()
  expect(stdout).toBe(`script ${process.execPath} given\ncommand ${process.execPath}\n`)
})

test('the pinned Node runs everything where it can', async () => {
  const pinned = join(folder, 'node_modules/.bin/node')
  symlinkSync(process.execPath, pinned)
  const { stdout } = await runScript('20.0.0')
  expect(stdout).toContain('given\ncommand')
})

test('with neither, one sentence says what to install', async () => {
  const { stderr, code } = await runScript('22.21.0')
  expect(code).toBe(1)
  expect(stderr.trim()).toMatch(
    /^There is no Node for this system \(\w+, \w+\) among the packages, and the installed Node 22\.21\.0 is too old\. Install Node 24 or newer from https:\/\/nodejs\.org, then run this command again\.$/,
  )
})

test('the documented backup line copies the database, whatever Node is installed', async () => {
  const line = /^npm run admin -- backup (\S+)$/m.exec(
    readFileSync(join(projectRoot, 'docs/operating/backup.md'), 'utf8'),
  )![0]
  const database = new DatabaseSync(join(folder, 'schaufenster.sqlite'))
  database.exec("pragma journal_mode = wal; create table notes(text); insert into notes values ('noch im WAL')")
  const plainPath = process.env
    .PATH!.split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter)
  const target = join(folder, 'kopie.sqlite')
  const [command, ...words] = line.replace(/\S+$/, target).split(' ')
  const env = { PATH: plainPath, HOME: process.env.HOME, SCHAUFENSTER_DATA_DIR: folder }
  await start(command!, words, { cwd: projectRoot, env })
  using copy = new DatabaseSync(target)
  expect(copy.prepare('select text from notes').get()).toEqual({ text: 'noch im WAL' })
  database.close()
  await expect(start(command!, words, { cwd: projectRoot, env })).rejects.toThrow(/is there already/)
})
