import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { chatApiPath } from '#shared/chat/chat-events.ts'
import { addAwards } from '../add-awards.ts'
import { endWithTests } from '../end-with-tests.ts'
import { projectRoot } from '../start-site.ts'

// What a new user does: clone the committed state into an empty folder and run the README's command. The packages lie
// there already, but nobody noted that they are installed: npm looks at all of them and fetches none. That it fetches
// them into an empty folder shows `npm test` itself, which begins with the same step wherever it runs for the first time.
// Between the two lies what an engineer does next: the steps of docs/adding-content.md.

test('npm start on a fresh clone with new content installs, builds, seeds and serves both; the second start does none of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-clone-'))
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${projectRoot}`, folder])
  execFileSync('cp', ['-a', join(projectRoot, 'node_modules'), folder])
  rmSync(join(folder, 'node_modules/.schaufenster-installed'), { force: true })

  addAwards(folder)
  await run('react-router', ['typegen'], folder)
  await run('tsc', ['--noEmit', '-p', '.'], folder)
  await run('vitest', ['run', '--project', 'unit', 'blocks/awards', 'blocks/kinds'], folder)
  const first = await npmStart(folder)
  expect(first.output()).toMatch(/Installing packages[\s\S]*Building the site[\s\S]*A new site is made/)
  const html = await (await fetch(first.url)).text()
  for (const service of ['Webentwicklung', 'IT-Sicherheit', 'Healthcare IT']) expect(html).toContain(service)
  await expectAwards(first.url)
  await first.stop()

  const second = await npmStart(folder)
  expect(second.output()).not.toMatch(/Installing|Building|Database updated|Default content|new site/)
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
}, 600_000)

/** Visitors see them, find them and are told about them. */
async function expectAwards(url: string) {
  const get = async (path: string) => (await fetch(new URL(path, url))).text()
  expect(await get('/api/content/awards')).toContain('Ausbildungsbetrieb des Jahres')
  expect(await get('/auszeichnungen')).toMatch(/<li id="[^"]+">Ausbildungsbetrieb des Jahres/)
  expect(await get('/about')).toMatch(/<section id="preise"[^]*?<li>Ausbildungsbetrieb des Jahres<\/li>/)
  expect(await get('/suche?suche=Auszeichnung')).toContain('href="/auszeichnungen#')
  const answer = await fetch(new URL(chatApiPath, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Welche Auszeichnung haben Sie?' }),
  })
  expect(await answer.text()).toContain('Ausbildungsbetrieb des Jahres')
}

/** Fails with what the program said. */
async function run(program: string, options: string[], folder: string) {
  await promisify(execFile)(join(projectRoot, 'node_modules/.bin', program), options, { cwd: folder }).catch(
    (cause: { stdout: string; stderr: string }) => expect.fail(cause.stdout + cause.stderr),
  )
}

async function npmStart(folder: string) {
  // The machine's own Node and npm, not the ones this test runs on.
  const plainPath = process.env
    .PATH!.split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter)
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: plainPath, HOME: process.env.HOME, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  endWithTests(child, () => process.kill(-child.pid!, 'SIGKILL'))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Schaufenster is open: (\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(output)))
  })
  return {
    url,
    output: () => output,
    async stop() {
      // Closed once the site has ended as well, which may be after npm.
      const ended = once(child, 'close')
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}
