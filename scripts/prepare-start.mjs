// Starts the built site once and asks for its first page, so that what V8 compiled for both lies ready for every start.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseNode, say } from './bootstrap.mjs'
import { siteArguments, siteEnvironment } from './site-process.mjs'

const longestMs = 30_000

/** On data of its own, away from any .env and without any setting of the surroundings. A failure costs only the gain. */
export async function prepareStart(root) {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-first-start-'))
  const site = spawn(chooseNode().path ?? process.execPath, [...siteArguments, join(root, 'build/server/index.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...siteEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      SCHAUFENSTER_DATA_DIR: folder,
      SCHAUFENSTER_FAREWELL_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  const ended = once(site, 'exit').catch(() => {})
  try {
    await (await fetch(`http://127.0.0.1:${await portOf(site)}/`)).arrayBuffer()
  } catch (cause) {
    say(`The built site was not started once (${cause.message}); its first start will take longer.`)
  }
  site.kill('SIGTERM') // What was compiled is written as the process ends.
  await ended
  rmSync(folder, { recursive: true, force: true })
}

function portOf(site) {
  return new Promise((resolve, reject) => {
    let output = ''
    site.stdout.on('data', (chunk) => {
      output += chunk
      const port = /localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(port)
    })
    site.once('error', reject).once('exit', () => reject(new Error('it ended at once')))
  })
}
