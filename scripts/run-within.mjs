// Commands that must end, so that a run of the tests always comes to its last line: what takes too long is ended with all
// that it started, and so is what outlives its command. Without /proc (elsewhere than on Linux) only the command itself is.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { pinnedEnvironment, root, say } from './bootstrap.mjs'

/** The exit code of a command that was ended because it took too long; timeout(1) has the same. */
export const outOfTime = 124

/**
 * As `run` of bootstrap.mjs, until the signal says that it takes too long. `farewellMs` is for the command, to write down
 * what it has found so far, and for what it started, to notice that it is gone; `outlived` is told what is there after that.
 */
export async function runWithin(limit, command, args, { env = {}, farewellMs = 20_000, outlived = () => {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...pinnedEnvironment(), ...env },
    shell: process.platform === 'win32',
    // A session of its own, by which its descendants are known when those between are gone.
    detached: process.platform !== 'win32',
  })
  const pass = (signal) => child.kill(signal)
  const endAll = () => {
    child.kill('SIGKILL')
    end(startedBy(child.pid))
  }
  process.on('SIGINT', pass).on('SIGTERM', pass).on('exit', endAll)
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
  const code = await within(limit, ended)
  if (code === outOfTime) {
    const running = startedBy(child.pid)
    say(`\n${[command, ...args].join(' ')} was not over in time. Still running:`)
    for (const { line } of running) say(`  ${line}`)
    child.kill('SIGINT')
    await within(AbortSignal.timeout(farewellMs), ended)
    end(running)
  } else {
    const left = await leftOver(child.pid, farewellMs)
    if (left.length > 0) outlived(left.map(({ line }) => line))
  }
  endAll()
  process.off('SIGINT', pass).off('SIGTERM', pass).off('exit', endAll)
  return code
}

/** Its answer, or `outOfTime`. */
function within(limit, answer) {
  const late = new Promise((resolve) => limit.addEventListener('abort', () => resolve(outOfTime), { once: true }))
  return Promise.race([answer, late])
}

async function leftOver(session, farewellMs) {
  const until = Date.now() + farewellMs
  for (;;) {
    const left = startedBy(session)
    if (left.length === 0 || Date.now() > until) return left
    await wait(100)
  }
}

/** Everything of a session, and what descends from it in others. */
function startedBy(session) {
  const all = processes()
  const found = new Set(all.filter((one) => one.pid === session || one.session === session))
  // A set goes on over what is added meanwhile.
  for (const { pid } of found) for (const one of all) if (one.parent === pid) found.add(one)
  return [...found]
}

/** All that live, without those that only wait for somebody to notice their end. */
function processes() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        // The name in brackets may have blanks and brackets itself.
        const [state, parent, , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 200)
        if (state === 'Z') return []
        return [{ pid: Number(pid), parent: Number(parent), session: Number(session), line: `${pid} ${line}` }]
      } catch {
        // It ended between the two looks.
        return []
      }
    })
}

function end(found) {
  for (const { pid } of found)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It was faster.
    }
}
