import { expect, test } from 'vitest'
import { duplicateLines, outdatedLines, vulnerableLines } from './update-report.mjs'

test('packages that are behind are named with both versions, others of the tree are not', () => {
  const outdated = {
    zod: { current: '4.6.7', latest: '4.7.0' },
    'better-auth': { current: '1.7.6', latest: '1.7.18' },
    buried: { current: '1.0.0', latest: '2.0.0' },
  }
  const pinned = { 'better-auth': '1.7.6', zod: '4.6.7' }
  expect(outdatedLines(outdated, pinned, [])).toEqual(['better-auth 1.7.6 → 1.7.18', 'zod 4.6.7 → 4.7.0'])
})

test('what waits for a package of its group says for which', () => {
  const behind = { current: '1.7.6', latest: '1.7.18' }
  const pinned = {
    'better-auth': '1.7.6',
    '@better-auth/passkey': '1.7.6',
    '@better-auth/utils': '0.4.2',
    zod: '1.7.6',
  }
  const groups = [['better-auth', '@better-auth/**']]
  expect(outdatedLines({ 'better-auth': behind }, pinned, groups)).toEqual([
    'better-auth 1.7.6 → 1.7.18 (waits for @better-auth/passkey, whose newest is 1.7.6)',
  ])
  const all = { 'better-auth': behind, '@better-auth/passkey': behind }
  expect(outdatedLines(all, pinned, groups).join()).not.toContain('waits')
})

test('the worst weakness comes first, with what it is and whether it can be mended', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'low', range: '<2', via: ['b'], fixAvailable: false },
    b: { name: 'b', severity: 'critical', range: '<1.2', via: [{ title: 'Remote code' }], fixAvailable: true },
  }
  expect(vulnerableLines({ vulnerabilities })).toEqual([
    'critical: b <1.2, Remote code (a newer version mends it)',
    'low: a <2 (no version mends it yet)',
  ])
  expect(vulnerableLines({})).toEqual([])
})

test('a package of ours in two versions is named', () => {
  const packages = {
    '': {},
    'node_modules/@better-auth/utils': { version: '0.4.2' },
    'node_modules/better-auth/node_modules/@better-auth/utils': { version: '0.4.1' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/buried': { version: '1.0.0' },
    'node_modules/zod/node_modules/buried': { version: '2.0.0' },
  }
  expect(duplicateLines({ packages }, ['@better-auth/utils', 'zod'])).toEqual(['@better-auth/utils: 0.4.2, 0.4.1'])
})
