import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '..')
const connections = 64
const hasTaskset = spawnSync('taskset', ['--version']).status === 0
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

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
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Requests per second on the second core, as a browser would ask (br accepted, connections kept open). */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const load = hasWrk
    ? ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br', url]
    : [
        join(projectRoot, 'node_modules/.bin/autocannon'),
        '-j',
        '-c',
        String(connections),
        '-d',
        String(seconds),
        '-H',
        'Accept-Encoding: gzip, deflate, br',
        url,
      ]
  const [command, ...args] = pinned(1, load)
  const { stdout } = await promisify(execFile)(command!, args)
  const rate = hasWrk
    ? /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
    : (JSON.parse(stdout) as { requests: { average: number } }).requests.average
  if (hasWrk && /Non-2xx/.test(stdout)) throw new Error(stdout)
  return Number(rate)
}

export function pinned(core: number, command: string[]): string[] {
  return hasTaskset ? ['taskset', '-c', String(core), ...command] : command
}
