import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { endProgram, endWithTests } from './end-with-tests.ts'

export const projectRoot = join(import.meta.dirname, '..')
export type Site = { url: string; process: ChildProcess; output(): string; [Symbol.asyncDispose](): Promise<void> }

/** What V8 made of the scripts is kept beside them, as scripts/site-process.mjs has it: many tests start the same ones. */
const compileCacheOf = (build: string) => resolve(projectRoot, build, 'server/compile-cache')

/** The built site as a real process, on a free port unless told otherwise; needs `npm run build` to have run. */
export async function startSite(environment: Record<string, string>, build = 'build'): Promise<Site> {
  const child = spawn(process.execPath, [`${build}/server/index.js`], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCacheOf(build),
      PORT: '0',
      HOST: '127.0.0.1',
      SCHAUFENSTER_FAREWELL_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithTests(child)
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /is open: http:\/\/localhost:(\d+)\n/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`The site did not start:\n${output}`)))
  })
  return {
    url: `http://localhost:${port}`,
    process: child,
    output: () => output,
    [Symbol.asyncDispose]: () => endProgram(child),
  }
}
