import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { projectRoot, startSite } from '../start-site.ts'

// The built program as operators call it; what the commands do is in the tests of each.

const [[name, program]] = Object.entries(packageFile.bin) as [[string, string]]

function run(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-command-'))
  const { status, stdout, stderr } = spawnSync(join(projectRoot, program), words, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', SCHAUFENSTER_DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
    timeout: 60_000,
  })
  const left = readdirSync(folder)
  rmSync(folder, { recursive: true, force: true })
  return { status, stdout, stderr, left }
}

test('a word that is no command is refused with a sentence and starts nothing', () => {
  for (const word of ['typo', '--help', 'constructor', 'Start']) {
    const { status, stdout, stderr, left } = run(word)
    expect({ status, stdout, left }).toEqual({ status: 2, stdout: '', left: [] })
    expect(stderr).toBe(
      `There is no command "${word}". "schaufenster help" lists all: start, doctor, admin, backup, restore, move, migrate, help.\n`,
    )
  }
})

test('help says what each command does, and npm has the same ones', () => {
  const { status, stdout, left } = run('help')
  expect({ status, left }).toEqual({ status: 0, left: [] })
  const listed = [...stdout.matchAll(/^ {2}(\w+) +\w/gm)].map(([, command]) => command!)
  expect(listed).toEqual(['start', 'doctor', 'admin', 'backup', 'restore', 'move', 'migrate', 'help'])
  expect(name).toBe('schaufenster')
  const scripts: Record<string, string> = packageFile.scripts
  for (const command of listed.filter((word) => word !== 'help'))
    expect(scripts[command]).toBe(`node scripts/schaufenster.mjs ${command}`)
})

test('words that a command does not know show its own usage', () => {
  for (const words of [
    ['admin', 'typo'],
    ['backup', 'typo'],
    ['restore', 'x'],
    ['move', 'typo'],
  ]) {
    const { status, stdout, stderr } = run(...words)
    expect([status, stdout + stderr]).toEqual([
      1,
      expect.stringContaining(`Usage:\n  schaufenster ${words[0] === 'restore' ? 'backup' : words[0]} `),
    ])
  }
})

test('whatever it writes is for its owner only, however open the folder is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-rights-'))
  const [data, backups] = [join(folder, 'data'), join(folder, 'backups')]
  const settings = {
    PATH: process.env.PATH!,
    HOST: '127.0.0.1',
    PORT: '0',
    SCHAUFENSTER_DATA_DIR: data,
    SCHAUFENSTER_BACKUP_DIR: backups,
    SCHAUFENSTER_FAREWELL_SECONDS: '0',
  }
  const former = process.umask(0o022)
  try {
    mkdirSync(backups)
    await using site = await startSite(settings)
    expect(site.output()).toContain('is open')
    for (const words of [
      ['admin', 'backup', join(folder, 'copy.sqlite')],
      ['backup', join(folder, 'all.zip')],
    ]) {
      const ended = spawnSync(join(projectRoot, program), words, { cwd: folder, env: settings, encoding: 'utf8' })
      expect(ended.status, ended.stdout + ended.stderr).toBe(0)
    }
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const pathOf = (entry: (typeof entries)[number]) => join(entry.parentPath, entry.name)
    const files = entries.filter((entry) => entry.isFile()).map(pathOf)
    const names = files.map((file) => basename(file))
    expect(names).toEqual(
      expect.arrayContaining([
        'running.json',
        'schaufenster.sqlite',
        'schaufenster.sqlite-wal',
        'copy.sqlite',
        'all.zip',
      ]),
    )
    expect(files.filter((file) => file.startsWith(backups) && file.endsWith('.zip'))).toHaveLength(1)
    expect(files.filter(isOpen)).toEqual([])
    expect(
      entries
        .filter((entry) => entry.isDirectory())
        .map(pathOf)
        .filter(isOpen),
    ).toEqual([backups])
  } finally {
    process.umask(former)
    rmSync(folder, { recursive: true, force: true })
  }
})

function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o077) !== 0
}
