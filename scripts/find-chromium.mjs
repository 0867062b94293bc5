// Where the browser for end-to-end tests is, installing it when it is nowhere.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail, root, run, say } from './bootstrap.mjs'
import { findOnPath, installWithApt } from './find-program.mjs'

/** The headless shell first: without processes for an interface that nobody sees, tests cost a third less. */
const usualNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const debianPackages = ['chromium-headless-shell', 'chromium']

/** `installed` is over when the packages are there: without Debian's Chromium one of them can bring another. */
export async function findChromium(installed) {
  const named = process.env.CHROME_PATH
  if (named && !existsSync(named)) fail(`CHROME_PATH names ${named}, which does not exist. Correct it or leave it out.`)
  await ensureFallbackFont()
  return (
    named ||
    findOnPath(usualNames) ||
    ((await installWithApt(debianPackages, 'Chromium')) && findOnPath(usualNames)) ||
    (await installed.then(installWithPlaywright)) ||
    fail(
      'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH.',
    )
  )
}

/** Until the own fonts have come pages are set in one of Arial's widths (app/kit/styles/fonts.css), and measured with it. */
async function ensureFallbackFont() {
  const found = spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' }).stdout ?? ''
  if (!/Arial|Liberation Sans/.test(found)) await installWithApt(['fonts-liberation'], 'Liberation Sans')
}

async function installWithPlaywright() {
  say('Installing Chromium through Playwright …')
  if ((await run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium'])) !== 0) return undefined
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return chromium.executablePath()
}
