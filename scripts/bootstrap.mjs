// What every command needs first. Runs on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const installMark = join(root, 'node_modules', '.schaufenster-installed')
const buildMark = join(root, 'build', '.sources')
const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const neededMajor = 24
const sources = [
  'app',
  'blocks',
  'server',
  'shared',
  'public',
  'docs/handbuch',
  'scripts/build.mjs',
  'scripts/build-site.mjs',
  'scripts/page-styles.mjs',
  'scripts/build-page-styles.mjs',
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
  // npm puts it in front of the installed one for every command: where it does not run, none would.
  if (existsSync(pinnedNode) && !runs(pinnedNode)) rmSync(pinnedNode, { force: true })
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

/**
 * The Node of this project: the pinned one where its package is there and runs, otherwise the installed one if it is new
 * enough. The package exists for Linux with glibc and for Windows only; `problem` says what to do elsewhere.
 */
export function chooseNode({
  pinned = pinnedNode,
  installed = process.execPath,
  version = process.versions.node,
} = {}) {
  if (existsSync(pinned) && runs(pinned)) return { path: pinned, isPinned: true }
  if (Number(version.split('.')[0]) >= neededMajor) return { path: installed, isPinned: false }
  return {
    problem: `There is no Node for this system (${process.platform}, ${process.arch}) among the packages, and the installed Node ${version} is too old. Install Node ${neededMajor} or newer from https://nodejs.org, then run this command again.`,
  }
}

/** Runs a script on the Node of this project, not on the one that happens to be installed. */
export function runNode(args, options) {
  return run(projectNode().path, args, options)
}

let chosen
function projectNode() {
  chosen ??= chooseNode()
  return chosen.problem ? fail(chosen.problem) : chosen
}

/** Built for another system it is there and cannot be started. */
function runs(node) {
  return spawnSync(node, ['--version'], { shell: process.platform === 'win32' }).status === 0
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

/** Commands of packages find the same Node, also where a pinned one is there that does not run. */
export function pinnedEnvironment() {
  const commands = join(root, 'node_modules', '.bin')
  const { path, isPinned } = chooseNode()
  const first = path === undefined || isPinned ? [commands] : [dirname(path), commands]
  return { ...process.env, PATH: [...first, process.env.PATH].join(delimiter) }
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
