import { afterEach, expect, test, vi } from 'vitest'
import { openPopup, popupFeatures } from './popup.ts'

afterEach(() => vi.unstubAllGlobals())

function stubWindow(opened: object | null, navigator: object = { userAgent: 'Chrome/156' }) {
  const open = vi.fn((..._request: string[]) => opened)
  vi.stubGlobal('window', { open, screen: { availWidth: 1500, availHeight: 1000 } })
  vi.stubGlobal('navigator', navigator)
  return open
}

test('the window measures 500 by 600 and stands in the middle of the screen', () => {
  expect(popupFeatures({ availWidth: 1500, availHeight: 1000 }, 'Chrome/156')).toBe(
    'location=yes,resizable=yes,statusbar=yes,toolbar=no,width=500,height=600,top=200,left=500',
  )
})

test('on a small screen it starts at the edge, and Firefox is told to show scrollbars', () => {
  const features = popupFeatures({ availWidth: 360, availHeight: 500 }, 'Firefox/144.0')
  expect(features).toContain('top=0,left=0')
  expect(features).toContain('scrollbars=yes')
})

test('each window has a name of its own, so that a second one does not reuse the first', () => {
  const open = stubWindow({ focus: vi.fn() })
  openPopup('/a')
  openPopup('/b')
  const [first, second] = open.mock.calls.map(([, name]) => name)
  expect(first).toMatch(/^\d{6,10}$/)
  expect(first).not.toBe(second)
})

test('a blocked window is an error with a code, also in an app on the home screen', () => {
  stubWindow(null)
  expect(() => openPopup('/a')).toThrow(expect.objectContaining({ code: 'popup-blocked' }))
  const open = stubWindow({ focus: vi.fn() }, { userAgent: 'iPhone', standalone: true })
  expect(() => openPopup('/a')).toThrow(expect.objectContaining({ code: 'popup-blocked' }))
  expect(open).not.toHaveBeenCalled()
})
