import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../start-site.ts'

// Reads the build: what a first visit of each public page loads, as sent (Brotli).

type Chunk = { file: string; imports?: string[]; css?: string[] }
const client = join(projectRoot, 'build/client')
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const kilobyte = 1024
const scriptLimit = 110 * kilobyte
const styleLimit = 18 * kilobyte

const pages = Object.keys(manifest).filter((key) => /^app\/routes\/site\/.+\.tsx\?/.test(key))
const everywhere = Object.keys(manifest).filter((key) => /^app\/(entry\.client|root)\.tsx/.test(key))
const routeManifest = `assets/${readdirSync(join(client, 'assets')).find((name) => /^site-manifest-\w+\.js$/.test(name))}`
const globalStyles = readdirSync(join(client, 'assets'))
  .filter((name) => /^index-.+\.css$/.test(name))
  .map((name) => `assets/${name}`)

test.each(pages)('%s stays within the budget of scripts and styles', (page) => {
  const chunks = closure([...everywhere, page])
  const scripts = [routeManifest, ...chunks.map(({ file }) => file)]
  const styles = [...globalStyles, ...chunks.flatMap(({ css = [] }) => css)]
  expect(weight(scripts)).toBeLessThanOrEqual(scriptLimit)
  expect(weight(styles)).toBeLessThanOrEqual(styleLimit)
})

test('neither content definitions nor zod nor an HTML parser nor server nor admin code is in any public script', () => {
  expect(pages.length).toBeGreaterThan(0)
  for (const file of [routeManifest, ...closure([...everywhere, ...pages]).map((chunk) => chunk.file)]) {
    const code = readFileSync(join(client, file), 'utf8')
    for (const trace of ['ZodError', 'No blog post ID provided', 'sqlite', 'Musterwerk', '/admin/', 'altglyphitem'])
      expect(code.includes(trace), `${trace} in ${file}`).toBe(false)
  }
})

function closure(keys: string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].map((key) => manifest[key]!)
}

function weight(files: string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const path = join(client, file)
    return sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }, 0)
}
