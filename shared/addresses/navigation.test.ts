import { expect, test } from 'vitest'
import { currentMark, hasSiteFrame, headerNavigation, type NavigationItem } from './navigation.ts'

function item(label: string): NavigationItem {
  return headerNavigation.find((entry) => entry.label === label)!
}

test('the header lists the items of spec §2 in its order, with KI highlighted', () => {
  expect(headerNavigation.map(({ label, to }) => [label, to])).toEqual([
    ['Startseite', '/'],
    ['Leistungen', '/#leistungen'],
    ['TI', '/healthcare-it'],
    ['Schulungen', '/training'],
    ['Personalberatung', '/recruitment'],
    ['Portfolio', '/portfolio'],
    ['Blog', '/blog'],
    ['KI', '/ai'],
  ])
  expect(headerNavigation.filter((entry) => entry.highlighted).map((entry) => entry.label)).toEqual(['KI'])
})

test('an item is the current page at its own address, with or without a slash at the end', () => {
  expect(currentMark(item('Blog'), '/blog')).toBe('page')
  expect(currentMark(item('Blog'), '/blog/')).toBe('page')
  expect(currentMark(item('Startseite'), '/')).toBe('page')
})

test('an item is marked on what lies below it, but not as the page itself', () => {
  expect(currentMark(item('Blog'), '/blog/epa-fuer-alle')).toBe('true')
  expect(currentMark(item('Leistungen'), '/leistungen/cloud')).toBe('true')
  expect(currentMark(item('Leistungen'), '/security')).toBe('true')
})

test('no item is marked where it does not belong', () => {
  expect(currentMark(item('Startseite'), '/blog')).toBeUndefined()
  expect(currentMark(item('Leistungen'), '/')).toBeUndefined()
  expect(currentMark(item('KI'), '/aida')).toBeUndefined()
})

test('only one item is marked at any header address', () => {
  for (const { to } of headerNavigation) {
    const pathname = to.replace(/#.*/, '')
    expect(headerNavigation.filter((entry) => currentMark(entry, pathname))).toHaveLength(1)
  }
})

test('the admin area and signing in stand without the frame of the site', () => {
  expect(['/', '/blog/login', '/administration', '/cookies'].every(hasSiteFrame)).toBe(true)
  expect(['/admin', '/admin/blogPosts', '/login', '/einrichtung/abc'].some(hasSiteFrame)).toBe(false)
})
