import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { join } from 'node:path'
// @ts-expect-error: plain JavaScript, because npm start needs it on any Node.
import { findOnPath } from '../scripts/find-program.mjs'

export const projectRoot = join(import.meta.dirname, '..')
const autocannon = join(projectRoot, 'node_modules/.bin/autocannon')
const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** Starts a Node process on the first core and resolves with the port it prints. */
export async function startOnFirstCore(args: string[], env: Record<string, string>, portIn: RegExp) {
  const [command, ...rest] = pinned(0, [process.execPath, ...args])
  const child = spawn(command!, rest, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise<{ child: ChildProcess; port: number }>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      if (output.length > 10_000) return
      output += String(chunk)
      const port = portIn.exec(output)?.[1]
      if (port) resolve({ child, port: Number(port) })
    })
    child.once('exit', () => reject(new Error(`The server ended before it listened: ${output}`)))
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

type Asking = { seconds: number; connections?: number; headers?: string[] }
export type LoadFigures = { rate: number; p50Ms: number; p99Ms: number }

/** Asks for a page over and over from the second core, as a browser would (br accepted, connections kept open). */
export async function measureLoad(url: string, { seconds, connections = 64, headers = [] }: Asking) {
  const program = findOnPath(['wrk']) as string | undefined
  const sent = ['Accept-Encoding: gzip, deflate, br', ...headers].flatMap((header) => ['-H', header])
  const load = program
    ? [program, '-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...sent, url]
    : [autocannon, '-j', '-c', String(connections), '-d', String(seconds), ...sent, url]
  const [command, ...args] = pinned(1, load)
  const { stdout } = await promisify(execFile)(command!, args)
  return program ? readWrk(stdout) : readAutocannon(stdout)
}

const unitMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 }

function readWrk(stdout: string): LoadFigures {
  // A timeout is a long time, which the figures tell by themselves.
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(stdout)) throw new Error(stdout)
  const ms = (percent: number) => {
    const [, value, unit] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
    return Number(value) * unitMs[unit!]!
  }
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), p50Ms: ms(50), p99Ms: ms(99) }
}

function readAutocannon(stdout: string): LoadFigures {
  type Told = { requests: { average: number }; latency: { p50: number; p99: number }; non2xx: number; errors: number }
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Told
  if (non2xx || errors) throw new Error(stdout)
  return { rate: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 }
}

export function pinned(core: number, command: string[]): string[] {
  return hasTaskset ? ['taskset', '-c', String(core), ...command] : command
}
