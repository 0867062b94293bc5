import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDrill } from '../../bench/drill/story.ts'
import { commitBefore } from '../../bench/drill/version-before.ts'
import { nginxProgram } from '../start-nginx.ts'

test.skipIf(!nginxProgram)(
  'three nodes lose nothing and show nothing old while nodes and database die, are replaced, backed up and restored',
  async () => {
    const told: string[] = []
    const report = await runDrill({
      changes: 20,
      build: 'build',
      // Building the version before takes longer than all the rest; `npm run drill` does.
      buildBefore: 'build',
      showsWithinMs: 10_000,
      say: (text) => told.push(text),
    })
    expect(report).toMatchObject({ errors: [], stale: [], lost: [], differing: [], restoredShowsLast: true })
    expect(told).toEqual(expect.arrayContaining(['a node is killed', 'the database is killed']))
    expect(report.requests).toBeGreaterThan(20)
  },
  300_000,
)

test('the drill begins with the last release, else with the commit before, and nowhere where there is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-before-test-'))
  try {
    expect(commitBefore(folder)).toBeUndefined()
    const git = (...words: string[]) =>
      execFileSync('git', words, { cwd: folder, encoding: 'utf8', env: person }).trim()
    const person = { PATH: process.env.PATH, HOME: folder, EMAIL: 'ada@example.de', GIT_CONFIG_NOSYSTEM: '1' }
    const commit = (text: string) => {
      git('commit', '--quiet', '--allow-empty', '--message', text)
      return git('rev-parse', '--short', 'HEAD')
    }
    git('init', '--quiet')
    git('config', 'user.name', 'Ada')
    const first = commit('first')
    expect(commitBefore(folder)).toBeUndefined()
    commit('second')
    expect(commitBefore(folder)).toBe(first)
    git('tag', 'v1.0.0')
    expect(commitBefore(folder)).toBe(first)
    commit('third')
    commit('fourth')
    expect(commitBefore(folder)).toBe('v1.0.0')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
