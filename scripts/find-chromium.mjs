// Where the browser for end-to-end tests is, installing it when it is nowhere.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fail, root, run, say } from './bootstrap.mjs'

/** The headless shell first: without processes for an interface that nobody sees, tests cost a third less. */
const usualNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const debianPackages = ['chromium-headless-shell', 'chromium']

export async function findChromium() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) fail(`CHROME_PATH names ${named}, which does not exist. Correct it or leave it out.`)
  return (
    named ||
    chromiumOnPath() ||
    (await installWithApt()) ||
    (await installWithPlaywright()) ||
    fail(
      'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH.',
    )
  )
}

function chromiumOnPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of usualNames) if (existsSync(join(folder, name))) return join(folder, name)
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return undefined
  say('Installing Chromium with apt-get (about a minute, only once) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const name of debianPackages)
    if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })) === 0) break
  return chromiumOnPath()
}

async function installWithPlaywright() {
  say('Installing Chromium through Playwright …')
  if ((await run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])) !== 0) return undefined
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}
