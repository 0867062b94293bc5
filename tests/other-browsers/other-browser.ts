import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { projectRoot } from '../start-site.ts'

/** What a smoke test needs of a browser, however it is spoken to. */
export type Engine = {
  name: string
  open(url: string): Promise<void>
  /** Runs the body of an async function in the page; what it returns has to be JSON. */
  run(body: string): Promise<unknown>
  resize(width: number, height: number): Promise<void>
  /** Steps of the WebDriver protocol, which both ways of speaking share. */
  act(actions: unknown[]): Promise<void>
  /** A PNG, as base64. */
  picture(): Promise<string>
  /** What the page reported as an error since the start, where the browser tells. */
  errors(): string[]
  [Symbol.asyncDispose](): Promise<void>
}

/** WebDriver's names of keys. */
export const keys = { escape: '\uE00C', enter: '\uE007' } as const

const pictures = join(projectRoot, 'test-results', 'other-browsers')

/** A browser with hands: everything waits until it is possible, as people do. */
export function createVisitor(engine: Engine, origin: string) {
  const until = (condition: string, message: string = condition) =>
    expect.poll(() => engine.run(`return Boolean(${condition})`), { message: `${engine.name}: ${message}` }).toBe(true)
  const find = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

  async function click(selector: string): Promise<void> {
    await until(`${find(selector)}?.checkVisibility({ visibilityProperty: true, opacityProperty: true })`, selector)
    const [x, y] = (await engine.run(
      `const element = ${find(selector)}; element.scrollIntoView({ block: 'center', behavior: 'instant' });
       await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
       const { x, y, width, height } = element.getBoundingClientRect();
       return [Math.round(x + width / 2), Math.round(y + height / 2)]`,
    )) as [number, number]
    const steps = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }])
  }

  async function press(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.act([{ type: 'key', id: 'keyboard', actions }])
  }

  return {
    name: engine.name,
    resize: engine.resize,
    run: engine.run,
    errors: engine.errors,
    until,
    click,
    press,
    /** Opens a page and waits until it is alive. */
    async visit(path: string): Promise<void> {
      await engine.open(origin + path)
      await until(`document.documentElement.hasAttribute('data-started')`, `${path} comes alive`)
    },
    async type(selector: string, text: string): Promise<void> {
      await click(selector)
      await until(`document.activeElement?.closest(${JSON.stringify(selector)})`, `focus in ${selector}`)
      await press(text)
    },
    /** For whoever looks at it after the tests. */
    async keepPicture(name: string): Promise<void> {
      mkdirSync(pictures, { recursive: true })
      writeFileSync(join(pictures, `${engine.name}-${name}.png`), await engine.picture(), 'base64')
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>
