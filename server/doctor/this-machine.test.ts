import { expect, test } from 'vitest'
import { checkDisk } from './this-machine.ts'

const megabyte = 1_048_576

test.each([
  [200, 'problem'],
  [300, 'warning'],
  [3_000, 'ok'],
])('%d MB that are left are a %s', async (free, state) => {
  const finding = await checkDisk({ dataDir: '/daten' }, async () => ({ bavail: free, bsize: megabyte }))
  expect(finding).toMatchObject({ check: 'disk', state })
  expect(finding.text).toContain('frei unter /daten')
})
