import { expect, test } from 'vitest'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import { checkItem } from '#shared/editing/check/check-item.ts'
import { headerMenu } from './header-menu.ts'

const { items, more } = headerMenu.schema.parse(headerMenu.defaults)
const messagesOf = (entries: object[]) =>
  headerMenu.schema.safeParse({ items: entries, more: [] }).error?.issues.map(({ message }) => message)

test('a fresh site lists the items of spec §2 in its order, with KI highlighted', () => {
  expect(items.map(({ label, href }) => [label, href])).toEqual([
    ['Startseite', '/'],
    ['Leistungen', '/#leistungen'],
    ['TI', '/healthcare-it'],
    ['Schulungen', '/training'],
    ['Personalberatung', '/recruitment'],
    ['Portfolio', '/portfolio'],
    ['Blog', '/blog'],
    ['KI', '/ai'],
  ])
  expect(items.filter(({ highlighted }) => highlighted).map(({ label }) => label)).toEqual(['KI'])
  expect(more.map(({ label }) => label)).toEqual(['Über uns', 'Team', 'Suche', 'Hilfe im Notfall'])
})

test('a menu that does not fit the header is refused with what to do about it', () => {
  const wide = ['Softwareentwicklung', 'Informationssicherheit', 'Unternehmensberatung', 'Ausbildungsplätze'].map(
    (label) => ({ label, href: '/faq' }),
  )
  expect(messagesOf(wide.slice(0, 3))).toBeUndefined()
  expect(messagesOf([...wide, ...items.slice(0, 6)])).toEqual([
    expect.stringMatching(/^Das Menü ist für die Kopfzeile zu breit: .+ um etwa \d+ Zeichen/),
  ])
})

test('at most ten entries, and one of them highlighted', () => {
  const short = Array.from({ length: 11 }, (_, index) => ({ label: `${index}`, href: '/' }))
  expect(messagesOf(short)).toEqual(['Höchstens 10 Einträge'])
  expect(messagesOf(short.slice(0, 10))).toBeUndefined()
  expect(messagesOf(short.slice(0, 2).map((entry) => ({ ...entry, highlighted: true })))).toEqual([
    'Bitte nur einen Eintrag hervorheben',
  ])
})

test('the menu as it comes passes the check before publishing', () => {
  const addresses = new Set(sitePages.map(({ value }) => value))
  expect(checkItem(headerMenu.fields, { items, more }, { addresses })).toEqual([])
})
