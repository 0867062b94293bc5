import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProgram, endWithTests } from '../end-with-tests.ts'
import type { Engine } from './other-browser.ts'

/** Where `npm test` found or installed it, otherwise Debian's place; undefined where there is none. */
export const firefoxProgram = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find(
  (path) => path && existsSync(path),
)

/** Nothing of its own goes out, and everything is German and still. */
const preferences = {
  'intl.accept_languages': 'de-DE',
  'ui.prefersReducedMotion': 1,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'remote.active-protocols': 1,
}

type Answer = { id?: number; type: string; method?: string; result?: unknown; message?: string; params?: unknown }
type LogEntry = { level: string; text: string | null }

/** What was still loading when the next page was opened; the worker of the site is told nothing more of it. */
const isCutOff = (text: string) => /^Failed to load .* A ServiceWorker intercepted/.test(text)

/** Debian's Firefox, spoken to by WebDriver BiDi; no driver between. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'schaufenster-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(program, ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  endWithTests(child)
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Firefox did not start:\n${output}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  const errors: string[] = []
  let latest = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    else if (answer.method === 'log.entryAdded') {
      const { level, text } = answer.params as LogEntry
      if (level === 'error' && !isCutOff(text ?? '')) errors.push(text ?? '')
    }
  })

  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++latest
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    const { type, message, result } = await promise
    waiting.delete(id)
    if (type === 'error') throw new Error(`Firefox, ${method}: ${message}`)
    return result as Result
  }

  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // The tab with which a headless Firefox begins never has the focus: nothing in it hears of focus or blur. One that is
  // opened does.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })

  type Evaluated = { type: string; result?: { value?: string }; exceptionDetails?: { text: string } }
  return {
    name: 'firefox',
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    async run(body) {
      const expression = `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`
      const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (type !== 'success') throw new Error(`Firefox: ${exceptionDetails?.text} in ${body}`)
      return JSON.parse(result?.value ?? 'null') as unknown
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    async picture() {
      return (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data
    },
    errors: () => errors,
    async [Symbol.asyncDispose]() {
      socket.close()
      await endProgram(child, 'SIGKILL')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
