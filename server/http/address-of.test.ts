import { expect, test } from 'vitest'
import { networkOf } from './address-of.ts'

test('an IPv6 address counts by its network of 64 bits, however it is written', () => {
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff::',
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2::%eth0',
  ])
    expect(networkOf(address), address).toBe('2001:db8:1:2::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
})

test('an IPv4 address counts by itself, also inside an IPv6 address', () => {
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '64:ff9b::203.0.113.9'])
    expect(networkOf(address), address).toBe('203.0.113.9')
})

test('what is no address stays as it is', () => {
  for (const text of ['', 'unknown', '1.2.3', 'fe80:::1']) expect(networkOf(text)).toBe(text)
})
