import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withAskedPage } from './open-asked-page.ts'

const folder = join(import.meta.dirname, '../node_modules/react-router/dist/production/lib/dom/ssr')
const changed = (file: string) => withAskedPage(readFileSync(join(folder, file), 'utf8'), join(folder, file))

test('where the installed React Router would load a page again, the asked one is opened', () => {
  const code = changed('routeModules.js')
  expect(code).toContain('return openAskedPage(error);')
  expect(code).not.toContain('location.reload()')
  expect(() => parseAst(code)).not.toThrow()
})

test('where only the script of a client loader is missing, too', () => {
  const code = changed('routes.js')
  const imports = code.match(/import\([^()]*route\.clientLoaderModule\s*\)/g)!
  expect(imports.length).toBeGreaterThan(0)
  expect(code.match(/import\([^()]*route\.clientLoaderModule\s*\)\.catch\(openAskedPage\)/g)).toHaveLength(
    imports.length,
  )
  expect(() => parseAst(code)).not.toThrow()
})

test('another wording fails the build', () => {
  expect(() => withAskedPage('export {}', '/routes.js')).toThrow('in another way')
})
