import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { collections, documents } from '#shared/content/index.ts'
import routes from '../../routes.ts'
import { currentMark } from './section-nav.tsx'
import { sectionsFor } from './sections.ts'

/** The manual stands below the sections, for everybody. */
const sections = [...sectionsFor({ role: 'admin' }), { path: adminPaths.help() }]
const examples: Record<string, string> = { id: 'neu' }

function screens(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', index, children = [] }) => {
    const own = [above, path].filter(Boolean).join('/')
    return [...(path || index ? [`/${own}`] : []), ...screens(children, own)]
  })
}

test('every screen of the admin area marks one section', () => {
  const meant = [...new Set(screens(routes))].filter(
    (path) => /^\/admin(\/|$)/.test(path) && !/[*]|ohne-verb/.test(path),
  )
  const filled = meant.flatMap((path) =>
    path.includes(':collection')
      ? Object.keys(collections).map((name) => path.replace(':collection', name))
      : path.includes(':name')
        ? Object.keys(documents).map((name) => path.replace(':name', name))
        : [path],
  )
  expect(filled.length).toBeGreaterThan(50)
  for (const path of filled.map((screen) => screen.replaceAll(/:(\w+)/g, (_, name: string) => examples[name] ?? 'x')))
    expect([path, sections.filter((section) => currentMark(section, path)).length]).toEqual([path, 1])
})

test('the overview is marked on itself only', () => {
  expect(currentMark({ path: '/admin' }, '/admin')).toBe('page')
  expect(currentMark({ path: '/admin' }, '/admin/medien')).toBeUndefined()
})
