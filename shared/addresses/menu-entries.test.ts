import { expect, test } from 'vitest'
import { headerMenu } from '#shared/content/header-menu.ts'
import { currentMarks, shownEntries } from './menu-entries.ts'
import { isPublicPath } from './navigation.ts'

const { items } = headerMenu.schema.parse(headerMenu.defaults)

/** The entries that are marked at an address, with their mark. */
function marksAt(pathname: string, entries: { label: string; href: string }[] = items) {
  const marks = currentMarks(entries, pathname)
  return entries.flatMap(({ label }, index) => (marks[index] ? [`${label}: ${marks[index]}`] : []))
}

test('an entry is the current page at its own address, with or without a slash at the end', () => {
  expect(marksAt('/blog')).toEqual(['Blog: page'])
  expect(marksAt('/blog/')).toEqual(['Blog: page'])
  expect(marksAt('/')).toEqual(['Startseite: page'])
})

test('an entry is marked on what lies below it, but not as the page itself', () => {
  expect(marksAt('/blog/epa-fuer-alle')).toEqual(['Blog: true'])
  expect(marksAt('/leistungen/cloud')).toEqual(['Leistungen: true'])
  expect(marksAt('/security')).toEqual(['Leistungen: true'])
})

test('no entry is marked where it does not belong', () => {
  expect(marksAt('/aida')).toEqual([])
  expect(marksAt('/contact')).toEqual([])
})

test('of two entries that lead to a page, the one that names it is marked', () => {
  const security = { label: 'Sicherheit', href: '/security' }
  expect(marksAt('/security', [...items, security])).toEqual(['Sicherheit: page'])
  const cloud = { label: 'Cloud', href: '/leistungen/cloud' }
  expect(marksAt('/leistungen/cloud', [...items, cloud])).toEqual(['Cloud: page'])
  expect(marksAt('/leistungen/datenschutz', [...items, cloud])).toEqual(['Leistungen: true'])
})

test('an entry that opens a dialog is marked on the page of the dialog, an address elsewhere nowhere', () => {
  const entries = [
    { label: 'Kontakt', href: '#contact' },
    { label: 'Lernwerk', href: 'https://lernwerk.example' },
  ]
  expect(marksAt('/contact', entries)).toEqual(['Kontakt: page'])
  expect(marksAt('/', entries)).toEqual([])
})

test('a menu leaves out what has no label or leads nowhere yet', () => {
  const whole = { label: 'Blog', href: '/blog' }
  expect(shownEntries([whole, { label: '', href: '/faq' }, { label: 'Neu', href: '' }], [])).toEqual([whole])
})

test('a menu leaves out pages that are switched off, their dialogs and what stands below them', () => {
  const entries = ['/team', '#team', '/career/admin', '/careers', '/faq'].map((href) => ({ label: href, href }))
  const shown = shownEntries(entries, ['/team', '/career']).map(({ href }) => href)
  expect(shown).toEqual(['/careers', '/faq'])
})

test('the admin area and signing in stand without the frame of the site', () => {
  expect(['/', '/blog/login', '/administration', '/cookies'].every(isPublicPath)).toBe(true)
  expect(['/admin', '/admin/blogPosts', '/login', '/einrichtung/abc'].some(isPublicPath)).toBe(false)
})
