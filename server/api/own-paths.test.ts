import { expect, test } from 'vitest'
import { isReservedAddress, ownPagePattern } from '#shared/addresses/site-routes.ts'
import { ownPaths } from './own-paths.ts'

test('no page of one’s own can have an address that the server answers itself', () => {
  const single = ownPaths.flatMap((path) => /^\/([^/:*]+)$/.exec(path)?.[1] ?? [])
  const possible = single.filter((address) => ownPagePattern.test(address))
  expect(possible).toContain('metrics')
  expect(possible.filter((address) => !isReservedAddress(address))).toEqual([])
})
