// Where the browser for end-to-end tests is, installing it when it is nowhere.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fail, root, run, say } from './bootstrap.mjs'

const usualNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export async function findChromium() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) fail(`CHROME_PATH names ${named}, which does not exist. Correct it or leave it out.`)
  return (
    named ||
    onPath() ||
    (await installWithApt()) ||
    (await installWithPlaywright()) ||
    fail(
      'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH.',
    )
  )
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of usualNames) if (existsSync(join(folder, name))) return join(folder, name)
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return undefined
  say('Installing Chromium with apt-get (about a minute, only once) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return onPath()
}

async function installWithPlaywright() {
  say('Installing Chromium through Playwright …')
  if ((await run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])) !== 0) return undefined
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}
