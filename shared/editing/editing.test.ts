import { expect, test } from 'vitest'
import { blogPostFields } from '../content/blog-post-fields.ts'
import { footer } from '../content/footer.ts'
import { fieldConflicts, resolveConflicts } from './conflict.ts'
import { differencesBetween, readable } from './differences.ts'
import { pickField } from './pick-field.ts'
import { changesBetween, leavesOf, valueAt, withValueAt } from './values.ts'

const links = {
  categories: [
    { title: 'A', links: [{ label: 'Blog', href: '/blog' }] },
    { title: 'B', links: [] },
  ],
}

test('a value is read and replaced by its path, and the rest stays the very same', () => {
  expect(valueAt(links, 'categories.0.links.0.href')).toBe('/blog')
  expect(valueAt(links, 'categories.7.links')).toBeUndefined()
  const next = withValueAt(links, 'categories.0.links.0.href', '/faq')
  expect(valueAt(next, 'categories.0.links.0.href')).toBe('/faq')
  expect(next.categories[1]).toBe(links.categories[1])
  expect(valueAt(links, 'categories.0.links.0.href')).toBe('/blog')
})

test('fields inside lists are named by the entry they belong to', () => {
  const labels = leavesOf(footer.fields, links).map(({ path, labels: names }) => `${path} = ${names.join(' › ')}`)
  expect(labels).toContain('categories.0.links.0.label = Spalte 1 › Link 1 › Beschriftung')
})

test('only what changed is saved', () => {
  const before = { title: 'A', tags: ['x'], author: { name: 'N', role: 'R' } }
  expect(changesBetween(before, { title: 'A', tags: ['x'], author: { role: 'R', name: 'N' } })).toEqual({})
  expect(changesBetween(before, { ...before, tags: ['x', 'y'] })).toEqual({ tags: ['x', 'y'] })
})

test('a conflict proposes the side that changed a field, and asks where both did', () => {
  const base = { title: 'Alt', teaser: 'Alt', tags: [], motif: 'web' }
  const mine = { ...base, title: 'Meins', teaser: 'Meins' }
  const theirs = { ...base, title: 'Ihrs', tags: ['neu'] }
  const conflicts = fieldConflicts(blogPostFields, base, mine, theirs)
  expect(conflicts.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['title', undefined],
    ['teaser', 'mine'],
    ['tags', 'theirs'],
  ])
  expect(resolveConflicts(theirs, conflicts, { title: 'mine', teaser: 'mine', tags: 'theirs' })).toEqual({
    ...base,
    title: 'Meins',
    teaser: 'Meins',
    tags: ['neu'],
  })
})

test('differences speak the words of the form', () => {
  const before = { title: 'A', motif: 'web', content: '<p>Eins</p>', category: 'praxis', author: { name: '' } }
  const after = { title: 'A', motif: 'shop', content: '<p>Zwei</p>', category: '', author: { name: 'Lena' } }
  const found = differencesBetween(blogPostFields, before, after, (id) => `„${id}“`)
  expect(found.map(({ label, pieces }) => [label, ...pieces.map(({ kind, text }) => `${kind}: ${text}`)])).toEqual([
    ['Rubrik', 'removed: „praxis“'],
    ['Inhalt', 'removed: Eins', 'added: Zwei'],
    ['Gewebtes Motiv', 'removed: Webentwicklung', 'added: E-Commerce'],
    ['Autorin oder Autor › Name', 'added: Lena'],
  ])
})

test('times and states stand in differences as people say them', () => {
  expect(readable({ input: 'date' }, '2026-11-16T08:30:00.000Z')).toBe('16.11.2026, 09:30 Uhr')
  expect(readable({ input: 'date' }, 'bald')).toBe('bald')
  expect(readable({ input: 'switch' }, false)).toBe('aus')
})

test('a click in the preview finds the field that says it', () => {
  const values = {
    title: 'Titel des Beitrags',
    teaser: 'Ein Anreißer, der den Titel des Beitrags nennt',
    content: '<h2>Teil</h2><p>Erster <strong>fetter</strong> Absatz.</p>',
    cover: '/medien/abc.webp',
    author: { name: 'Lena' },
  }
  const pick = (text: string, image = '') => pickField(blogPostFields, values, { text, image })
  expect(pick('Titel des Beitrags')).toBe('title')
  expect(pick('Erster fetter Absatz.')).toBe('content')
  expect(pick('Lena')).toBe('author.name')
  expect(pick('', 'https://site.example/medien/abc.webp?w=800')).toBe('cover')
  expect(pick('Text der Fußzeile')).toBeUndefined()
  const legal = { ...values, content: '<p>Anfang.</p><p>Die {{firma.name}} haftet nicht.</p>' }
  expect(pickField(blogPostFields, legal, { text: 'Die Nordlicht GmbH haftet nicht.', image: '' })).toBe('content')
})
