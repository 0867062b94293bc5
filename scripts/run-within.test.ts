import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outOfTime, runWithin } from './run-within.mjs'

const never = new AbortController().signal
let folder = ''
let noted = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schaufenster-within-'))
  noted = join(folder, 'pid')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** A program that starts another one, in its session or apart, notes its number and does what is said. */
const starting = (detached: boolean, then: string) => [
  '-e',
  `const { pid } = require('node:child_process').spawn('sleep', ['300'], { detached: ${detached}, stdio: 'ignore' })
   require('node:fs').writeFileSync(${JSON.stringify(noted)}, String(pid))
   ${then}`,
]
const isRunning = () => {
  const stat = `/proc/${readFileSync(noted, 'utf8')}/stat`
  return existsSync(stat) && !readFileSync(stat, 'utf8').includes(') Z ')
}

test.each([false, true])(
  'what does not end in time is ended with all that it started (detached: %s)',
  async (apart) => {
    const limit = new AbortController()
    const ended = runWithin(limit.signal, process.execPath, starting(apart, 'setInterval(() => {}, 1000)'))
    await expect.poll(() => existsSync(noted) && isRunning()).toBe(true)
    limit.abort()
    expect(await ended).toBe(outOfTime)
    expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('sleep 300')
    await expect.poll(isRunning).toBe(false)
  },
)

test('what outlives its command is told and ended, and the command’s own code is kept', async () => {
  const outlived = vi.fn()
  const code = await runWithin(never, process.execPath, starting(false, 'process.exit(3)'), { farewellMs: 1, outlived })
  expect(code).toBe(3)
  expect(outlived).toHaveBeenCalledExactlyOnceWith([expect.stringContaining('sleep 300')])
  await expect.poll(isRunning).toBe(false)
})

test('of a command that leaves nothing behind nothing is told', async () => {
  const outlived = vi.fn()
  expect(await runWithin(never, process.execPath, ['-e', ''], { outlived })).toBe(0)
  expect(outlived).not.toHaveBeenCalled()
})
