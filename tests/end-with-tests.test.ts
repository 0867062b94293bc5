import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test('what a test started ends with a worker that is ended, and holds its output no longer', async () => {
  const helper = pathToFileURL(join(import.meta.dirname, 'end-with-tests.ts')).href
  const script = `
    import { spawn } from 'node:child_process'
    import { endWithTests } from '${helper}'
    endWithTests(spawn(process.execPath, ['-e', 'setTimeout(() => {}, 300_000)'], { stdio: 'inherit' }))
    console.log('started')`
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script]
  const worker = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'pipe'] })
  await once(worker.stdout, 'data')
  const closed = once(worker, 'close')
  worker.kill('SIGTERM')
  expect(await closed).toEqual([null, 'SIGTERM'])
})
