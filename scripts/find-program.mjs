// Where a program is that tests need, and how to get it on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './bootstrap.mjs'

/** System programs are not on the path of everybody. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

export function findOnPath(names) {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...systemFolders])
    for (const name of names) if (existsSync(join(folder, name))) return join(folder, name)
}

/** The first of these packages that there is. Whether it could be tried; needs root, as containers and CI have it. */
export async function installWithApt(packages, name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return false
  say(`Installing ${name} with apt-get (about a minute, only once) …`)
  // With this run level a package does not start a service of its own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update', '-qq'], { env })
  for (const one of packages)
    if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', one], { env })) === 0) break
  return true
}
