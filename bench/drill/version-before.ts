import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../tests/start-site.ts'

type Before = Disposable & { build: string; name: string }

/** What sites run that are upgraded to this commit: the last release before it, else the commit before it. */
export function commitBefore(root: string): string | undefined {
  return git(root, 'describe', '--tags', '--abbrev=0', 'HEAD~1') ?? git(root, 'rev-parse', '--short', 'HEAD~1')
}

/**
 * The version that is replaced: `from` names a build or a commit, without it this repository says which. Undefined where
 * it says nothing: without git, or in a clone that is only one commit deep.
 */
export async function openVersionBefore(from: string | undefined): Promise<Before | undefined> {
  if (from && existsSync(join(from, 'server/index.js'))) return { build: from, name: from, [Symbol.dispose]() {} }
  const commit = from ?? commitBefore(projectRoot)
  if (!commit) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-before-'))
  const before = { build: join(folder, 'build'), name: commit, [Symbol.dispose]: () => remove(folder) }
  try {
    await unpack(commit, folder)
    // Where the packages are the same nothing is installed; otherwise the build does it by itself.
    if (lockIn(folder) === lockIn(projectRoot))
      symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'dir')
    await succeed(spawn(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' }))
    return before
  } catch (cause) {
    remove(folder)
    throw cause
  }
}

async function unpack(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', '--format=tar', commit], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'inherit', 'inherit'] })
  archive.stdout.pipe(tar.stdin)
  await Promise.all([succeed(archive), succeed(tar)])
}

async function succeed(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
}

function git(root: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

function lockIn(folder: string): string {
  return readFileSync(join(folder, 'package-lock.json'), 'utf8')
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
