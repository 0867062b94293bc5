// Where a program is that tests need, and how to get it on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './bootstrap.mjs'
import { runWithin } from './run-within.mjs'

/** System programs are not on the path of everybody. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

export function findOnPath(names) {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...systemFolders])
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
}

/** A server that does not answer is asked again soon; what hangs all the same must not keep the tests from running. */
const patience = {
  'Acquire::Retries': 3,
  'Acquire::http::Timeout': 30,
  'Acquire::https::Timeout': 30,
  'DPkg::Lock::Timeout': 120,
}
const settings = Object.entries(patience).flatMap(([name, value]) => ['-o', `${name}=${value}`])
const limitMs = 10 * 60_000

/** apt does one thing at a time, and reads its lists once. */
let apt

/** The first of these packages that there is. Whether it could be tried; needs root, as containers and CI have it. */
export async function installWithApt(packages, name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return false
  const before = (apt ??= runApt('update'))
  apt = installAfter(before, packages, name)
  await apt
  return true
}

async function installAfter(before, packages, name) {
  await before
  say(`Installing ${name} with apt-get (about a minute, only once) …`)
  for (const one of packages) if ((await runApt('install', '-y', '--no-install-recommends', one)) === 0) break
}

function runApt(...words) {
  // With this run level a package does not start a service of its own.
  return runWithin(AbortSignal.timeout(limitMs), 'apt-get', ['-qq', ...settings, ...words], {
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
