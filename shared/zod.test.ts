import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

test('what browsers load of zod tries to make no code out of text, which our content policy forbids', async () => {
  const probe = vi.fn(Function)
  vi.stubGlobal('document', {})
  vi.stubGlobal('Function', probe)
  await import('./media/query.ts')
  await import('./media/edit.ts')
  await import('./contact/contact.ts')
  await import('./content/index.ts')
  expect(probe).not.toHaveBeenCalled()
})
