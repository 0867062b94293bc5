import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { endProgram, endWithTests } from '../end-with-tests.ts'
import { freePorts } from '../free-ports.ts'
import type { Engine } from './other-browser.ts'

const existing = (path: string | undefined) => (path && existsSync(path) ? path : undefined)

/** Debian's driver, its smallest browser, and a screen that nobody sees; undefined where one of them is missing. */
export const webkitPrograms = findWebkit()

function findWebkit() {
  const driver = existing(process.env.WEBKIT_DRIVER_PATH) ?? existing('/usr/bin/WebKitWebDriver')
  const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit{,2}gtk-*/MiniBrowser')
  const screen = existing(process.env.XVFB_PATH) ?? existing('/usr/bin/Xvfb')
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

type Programs = NonNullable<typeof webkitPrograms>

/** WebKitGTK, spoken to by WebDriver. */
export async function startWebkit({ driver, browser, screen }: Programs): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'schaufenster-webkit-'))
  // As people set it who asked for reduced motion.
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const display = await startScreen(screen)
  const [port] = await freePorts(1)
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      XDG_RUNTIME_DIR: home,
      LANG: 'C.UTF-8',
      LANGUAGE: 'de',
      GDK_BACKEND: 'x11',
      GTK_A11Y: 'none',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  endWithTests(program)
  const origin = `http://127.0.0.1:${port}`

  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`WebKit, ${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

  await expect
    .poll(() =>
      fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/timeouts`, { script: 30_000 })

  return {
    name: 'webkit',
    async open(url) {
      await send('POST', `${session}/url`, { url })
    },
    run(body) {
      const script = `const done = arguments[arguments.length - 1]; (async () => { ${body} })().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }))`
      return send<{ value?: unknown; error?: string }>('POST', `${session}/execute/async`, { script, args: [] }).then(
        ({ value, error }) => {
          if (error) throw new Error(`WebKit: ${error} in ${body}`)
          return value
        },
      )
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height })
    },
    async act(actions) {
      await send('POST', `${session}/actions`, { actions })
    },
    picture: () => send<string>('GET', `${session}/screenshot`),
    // WebDriver has no word for them.
    errors: () => [],
    async [Symbol.asyncDispose]() {
      await send('DELETE', session).catch(() => {})
      await endProgram(program, 'SIGKILL')
      await endProgram(display.process, 'SIGKILL')
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** It says on the third channel which number it took. */
async function startScreen(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  endWithTests(child)
  const [number] = (await once(child.stdio[3]!, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, process: child }
}
