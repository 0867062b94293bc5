import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { linkStyles } from '#shared/html/written-styles.ts'
import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'

type WrittenPage = { address: string; html: string }

const validator = new HtmlValidate({
  extends: ['html-validate:document', 'html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Everything that a page loads is of its own origin, which its content policy holds.
    'require-sri': 'off',
    // What asks for consent is a region with a heading before the page's own.
    'heading-level': ['error', { minInitialRank: 'h2' }],
  },
})

/** What html-validate finds: a line per rule and place. */
export async function htmlFindings({ address, html }: WrittenPage): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${pathOf(address)} ${ruleId} ${line}:${column} ${message}`),
  )
}

/** Where `npm test` found or installed it, otherwise Debian's place; undefined where there is none. */
export const javaProgram = [process.env.JAVA_PATH, '/usr/bin/java'].find((path) => path && existsSync(path))

type NuMessage = { type: string; url: string; lastLine?: number; message: string; extract?: string }

/** What the checker of the W3C (vnu) calls an error. */
export async function nuFindings(java: string, pages: readonly WrittenPage[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-html-'))
  try {
    const files = pages.map(({ html }, index) => {
      const file = join(folder, `${index}.html`)
      // Its checker of styles knows neither nesting nor layers.
      writeFileSync(file, linkStyles(html))
      return file
    })
    const jar = createRequire(import.meta.url)('vnu-jar') as string
    // It does not live long enough for the second compiler and threads of the collector to pay.
    const brief = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
    const options = ['-Xss16m', ...brief, '-jar', jar, '--errors-only', '--format', 'json']
    const checker = spawn(java, [...options, ...files], { stdio: ['ignore', 'ignore', 'pipe'] })
    const { messages } = JSON.parse(await text(checker.stderr)) as { messages: NuMessage[] }
    return messages.map(({ url, message, extract = '' }) => {
      const page = pages[files.findIndex((file) => url.endsWith(file))]
      return `${page ? pathOf(page.address) : url} ${message} ${extract}`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Sections of which an outline does not say what they are about. */
export function unnamedSections({ address, html }: WrittenPage): string[] {
  const isNamed = (section: HtmlElement) =>
    attributeOf(section, 'aria-label') !== undefined ||
    attributeOf(section, 'aria-labelledby') !== undefined ||
    elementsIn(section).some(({ name }) => headings.has(name))
  return elementsIn(parseHtml(html))
    .filter((element) => element.name === 'section' && !isNamed(element))
    .map((section) => `${pathOf(address)} section ${attributeOf(section, 'id') ?? attributeOf(section, 'class') ?? ''}`)
}

function pathOf(address: string): string {
  return new URL(address).pathname
}
