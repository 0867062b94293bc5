import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

test('links to dialogs are real links to the page with the same content', () => {
  expect(linkTarget('#contact')).toEqual({ kind: 'dialog', dialog: 'contact', path: '/contact' })
  expect(linkTarget('#about')).toEqual({ kind: 'dialog', dialog: 'about', path: '/about' })
  expect(linkTarget('#team')).toEqual({ kind: 'dialog', dialog: 'team', path: '/team' })
  expect(linkTarget('#cookies')).toEqual({ kind: 'dialog', dialog: 'cookies', path: '/cookies' })
})

test('http links are external, paths are pages', () => {
  expect(linkTarget('https://praxisnetz.example')).toEqual({ kind: 'external' })
  expect(linkTarget('HTTP://praxisnetz.example')).toEqual({ kind: 'external' })
  expect(linkTarget('/training#ki-im-bueroalltag')).toEqual({ kind: 'page' })
  expect(linkTarget('/')).toEqual({ kind: 'page' })
})

test('anchors, files, e-mail and telephone are left to the browser', () => {
  for (const href of ['#leistungen', '#constructor', '/media/preise.pdf?v=1', 'mailto:a@b.example', 'tel:+49361'])
    expect(linkTarget(href)).toEqual({ kind: 'plain' })
})
