import { expect, test } from 'vitest'
import { parse } from '#shared/errors.ts'
import { date, group, image, link, list, number, select, tags, text } from './fields.ts'
import { draftSchema, objectSchema } from './object-schema.ts'

const complaints = (fields: Parameters<typeof objectSchema>[0], input: unknown) => {
  try {
    parse(objectSchema(fields), input)
    return []
  } catch (error) {
    return (error as { details: { fields: { path: string; message: string }[] } }).details.fields.map(
      ({ path, message }) => `${path}: ${message}`,
    )
  }
}

test('a required text is trimmed and must not be empty', () => {
  const fields = { name: text('Name', { required: 'Bitte einen Namen angeben' }) }
  expect(objectSchema(fields).parse({ name: '  Ada ' })).toEqual({ name: 'Ada' })
  for (const input of [{}, { name: '   ' }, { name: null }, { name: 7 }])
    expect(complaints(fields, input)).toEqual(['name: Bitte einen Namen angeben'])
})

test('an optional text is empty when left out, and has a limit', () => {
  const fields = { note: text('Notiz', { max: 3 }) }
  expect(objectSchema(fields).parse({})).toEqual({ note: '' })
  expect(complaints(fields, { note: 'lang' })).toEqual(['note: Höchstens 3 Zeichen'])
})

test('groups and lists complain with the full path', () => {
  const fields = {
    author: group('Autor', { name: text('Name', { required: 'Name fehlt' }) }),
    links: list('Links', { href: link('Ziel', { required: 'Ziel fehlt' }) }, { itemLabel: 'Link' }),
  }
  expect(complaints(fields, { links: [{ href: '/gut' }, {}] })).toEqual([
    'author.name: Name fehlt',
    'links.1.href: Ziel fehlt',
  ])
})

test('a group that is left out takes the defaults of its fields', () => {
  const fields = { author: group('Autor', { name: text('Name'), avatar: image('Bild') }) }
  expect(objectSchema(fields).parse({})).toEqual({ author: { name: '', avatar: '' } })
})

test('a link leads to a page, a dialog, the web, mail or a telephone, and to nothing that runs', () => {
  const { schema } = link('Ziel')
  for (const good of [
    '',
    '/blog',
    '/blog?seite=2#a',
    '#contact',
    'https://a.example/x',
    'mailto:a@b.example',
    'tel:+49 361 0',
  ])
    expect(schema.safeParse(good).success, good).toBe(true)
  for (const bad of [
    'javascript:alert(1)',
    'https://[',
    'http://256.256.256.256/x',
    ' javascript:x',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'data:text/html,x',
    'blog',
    'ftp://x',
    '/a b',
  ])
    expect(schema.safeParse(bad).success, bad).toBe(false)
})

test('a picture is a path of this site or an https address', () => {
  const { schema } = image('Bild')
  for (const good of ['', '/media/a.avif', 'https://a.example/b.png'])
    expect(schema.safeParse(good).success, good).toBe(true)
  for (const bad of ['http://a.example/b.png', '//a.example/b', '/\\a.example/b', 'data:image/png;base64,x'])
    expect(schema.safeParse(bad).success, bad).toBe(false)
})

test('a date goes in with any offset and comes out in UTC; empty stays empty', () => {
  const { schema } = date('Datum')
  expect(schema.parse('2026-07-01T12:00:00+02:00')).toBe('2026-07-01T10:00:00.000Z')
  expect(schema.parse('2026-02-28')).toBe('2026-02-28T00:00:00.000Z')
  expect(schema.parse('')).toBe('')
  for (const guess of [
    'gestern',
    '03.04.2026',
    'Kapitel 7',
    '2026-02-31',
    '2026-07-01T12:00',
    '+012026-01-01',
    '1026-01-01',
  ])
    expect(schema.safeParse(guess).success, guess).toBe(false)
})

test('numbers have bounds, choices are closed, tags are not empty', () => {
  const fields = {
    year: number('Jahr', { min: 1900, max: 2100 }),
    kind: select('Art', { a: 'A', b: 'B' }),
    tags: tags('Schlagwörter'),
  }
  expect(complaints(fields, { year: 1800, kind: 'c', tags: [' '] })).toEqual([
    'year: Bitte eine ganze Zahl von 1900 bis 2100 angeben',
    'kind: Bitte eine der Möglichkeiten wählen',
    'tags.0: Bitte leere Einträge entfernen',
  ])
})

test('a draft may have gaps anywhere, but no unknown fields and no wrong types', () => {
  const fields = {
    title: text('Titel', { required: 'fehlt' }),
    year: number('Jahr', { min: 1900, max: 2100 }),
    kind: select('Art', { a: 'A' }),
    links: list('Links', { href: link('Ziel', { required: 'fehlt' }) }, { itemLabel: 'Link' }),
  }
  expect(draftSchema(fields).parse({ links: [{}], kind: '' })).toEqual({ title: '', kind: '', links: [{ href: '' }] })
  expect(draftSchema(fields).safeParse({ title: 7 }).success).toBe(false)
  expect(draftSchema(fields).safeParse({ titel: '' }).success).toBe(false)
})
