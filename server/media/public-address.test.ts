import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test('addresses of the open internet are public', () => {
  for (const address of ['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
    expect(isPublicAddress(address), address).toBe(true)
})

test('addresses of this machine, of its house, of clouds’ own services and of nobody are not', () => {
  const machine = ['127.0.0.1', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1', '::ffff:7f00:1']
  const house = ['10.1.2.3', '172.16.0.1', '192.168.1.1', '100.64.0.1', 'fe80::1', 'fd00::1', '169.254.169.254']
  const nobody = [
    '224.0.0.1',
    '255.255.255.255',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'ff02::1',
    'haus',
    '',
  ]
  for (const address of [...machine, ...house, ...nobody]) expect(isPublicAddress(address), address).toBe(false)
})
