// What every command needs first. Runs on any Node from 20 on, before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installMark = join(root, 'node_modules', '.schaufenster-installed')
const buildMark = join(root, 'build', '.sources')
const sources = [
  'app',
  'server',
  'shared',
  'public',
  'scripts/build.mjs',
  'scripts/build-service-worker.mjs',
  'scripts/build-draw-child.mjs',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
]

export const say = (text) => console.log(text)

export function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(
      `Node ${process.versions.node} is too old. Install Node 20 or newer from your system's packages, then run this command again.`,
    )
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installMark) && readFileSync(installMark, 'utf8') === wanted) return
  say('Installing packages (about a minute, only when they changed) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it refuses a lock file whose optional parts for other platforms the registry does not have.
  const code = await run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0)
    fail(
      'The packages could not be installed. Check that the npm registry can be reached, then run this command again.',
    )
  writeFileSync(installMark, wanted)
}

/** Builds when a source changed since the last build; resolves to the exit code. */
export async function ensureBuilt() {
  if (existsSync(buildMark) && readFileSync(buildMark, 'utf8') === sourceFingerprint()) return 0
  say('Building the site …')
  return runNode(['scripts/build.mjs'])
}

export function markBuilt() {
  writeFileSync(buildMark, sourceFingerprint())
}

/** Runs a script on the Node that the project pins, not on the one that happens to be installed. */
export function runNode(args, options) {
  return run(join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node'), args, options)
}

/** Resolves to the exit code; the child shares our terminal. */
export function run(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio,
      env: { ...pinnedEnvironment(), ...env },
      shell: process.platform === 'win32',
    })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

export function pinnedEnvironment() {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) }
}

/** Names, sizes and times of all sources: any edit, addition or removal changes it. */
function sourceFingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, join(root, source))
  return hash.digest('hex')
}

function addToHash(hash, path) {
  if (!existsSync(path)) return
  const stats = statSync(path)
  if (stats.isDirectory()) for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name))
  else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
}
