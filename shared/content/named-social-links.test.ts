import { expect, test } from 'vitest'
import { fromNamedLinks, toNamedLinks } from './named-social-links.ts'

const mastodon = { network: 'mastodon', name: '', href: 'https://social.example/@a' } as const
const linkedin = { network: 'linkedin', name: '', href: 'https://linkedin.example/a' } as const
const x = { network: 'x', name: '', href: 'https://x.example/a' } as const

test('the list is read by the three names of the specification, and the others beside them', () => {
  expect(toNamedLinks([mastodon, linkedin])).toEqual({
    facebook: '',
    twitter: '',
    linkedin: linkedin.href,
    others: [mastodon],
  })
})

test('who writes one of the three leaves the others where they are', () => {
  const changed = { ...linkedin, href: 'https://linkedin.example/b' }
  expect(fromNamedLinks({ linkedin: changed.href }, [linkedin, mastodon, x])).toEqual([changed, mastodon, x])
  expect(fromNamedLinks({ twitter: x.href }, [mastodon])).toEqual([mastodon, x])
  expect(fromNamedLinks({ linkedin: '' }, [linkedin, mastodon])).toEqual([mastodon])
  expect(fromNamedLinks({ others: [] }, [linkedin, mastodon])).toEqual([linkedin])
})

test('what was read can be written as it is', () => {
  for (const links of [[], [mastodon, linkedin, x], [x, { ...x, href: 'https://x.example/b' }, linkedin]])
    expect(fromNamedLinks(toNamedLinks(links), links)).toEqual(links)
})

test('a list, and what cannot be meant, is left to the rules of the field', () => {
  for (const given of [[mastodon], 'x', null, { facebook: 1 }, { myspace: 'https://a.example' }])
    expect(fromNamedLinks(given, [linkedin])).toBe(given)
})
