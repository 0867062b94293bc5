// Where the browser for end-to-end tests is, installing it when it is nowhere.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail, root, run, say } from './bootstrap.mjs'
import { findOnPath, installWithApt } from './find-program.mjs'

/** The headless shell first: without processes for an interface that nobody sees, tests cost a third less. */
const usualNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const debianPackages = ['chromium-headless-shell', 'chromium']

export async function findChromium() {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) fail(`CHROME_PATH names ${named}, which does not exist. Correct it or leave it out.`)
  return (
    named ||
    findOnPath(usualNames) ||
    ((await installWithApt(debianPackages, 'Chromium')) && findOnPath(usualNames)) ||
    (await installWithPlaywright()) ||
    fail(
      'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH.',
    )
  )
}

async function installWithPlaywright() {
  say('Installing Chromium through Playwright …')
  if ((await run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])) !== 0) return undefined
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}
