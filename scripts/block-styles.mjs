// Styles of the blocks that pages are made of (app/site/page-blocks/block-modules.ts): which files each kind needs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const table = 'app/site/page-blocks/block-modules.ts'
const name = 'virtual:block-styles'
const row = /^  '?([\w.]+)'?: async \(\) => \(await import\('([^']+)'\)\)/gm

/**
 * The server's build is told which files the build before it made of the styles of each kind, so that pages can name
 * them. Only in the built client a kind is loaded when a page needs it: on the server the table imports everything at once,
 * so that the first page waits for no file, and in development Vite brings the styles along.
 */
export function blockStyles() {
  let isBuild = false
  const isInBrowser = (environment) => isBuild && environment === 'client'
  return {
    name: 'block-styles',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const stylesOfKinds = ${JSON.stringify(isBuild ? read() : {})}` : undefined,
    transform(code, id) {
      if (isInBrowser(this.environment.name) || !id.endsWith(table)) return undefined
      const files = [...new Set([...code.matchAll(/import\('([^']+)'\)/g)].map(([, file]) => file))]
      const imports = files.map((file, index) => `import * as block${index} from '${file}'`)
      return [...imports, code.replaceAll(/import\('([^']+)'\)/g, (_all, file) => `block${files.indexOf(file)}`)].join(
        '\n',
      )
    },
  }
}

/** The files themselves, all of them, with those that a block names for print only. */
export function readBlockStyles() {
  const linked = Object.values(readManifest()).flatMap(({ assets = [] }) => assets)
  const ofKinds = Object.values(read()).flatMap((styles) => styles.map((address) => address.slice(1)))
  return [...new Set([...ofKinds, ...linked.filter((file) => file.endsWith('.css'))])]
}

function read() {
  return describeStyles(readFileSync(join(root, table), 'utf8'), readManifest())
}

function readManifest() {
  return JSON.parse(readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8'))
}

/** The addresses of styles by kind, without those that every page has. */
export function describeStyles(source, manifest) {
  const everywhere = new Set(stylesIn(manifest, keysOf(manifest, 'app/root.tsx')))
  return Object.fromEntries(
    [...source.matchAll(row)].map(([, kind, file]) => {
      const path = file.startsWith('./') ? `app/site/page-blocks/${file.slice(2)}` : file.replace('#site/', 'app/site/')
      const styles = stylesIn(manifest, keysOf(manifest, path)).filter((style) => !everywhere.has(style))
      return [kind, styles.map((style) => `/${style}`)]
    }),
  )
}

function keysOf(manifest, file) {
  return Object.keys(manifest).filter((key) => key === file || key.startsWith(`${file}?`))
}

function stylesIn(manifest, keys) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...new Set([...seen].flatMap((key) => manifest[key]?.css ?? []))]
}
