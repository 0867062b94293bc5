import { expect, test } from 'vitest'
import { authError, isAuthErrorCode, toAuthError } from './auth-errors.ts'

test('an error carries its code and the German text of it, unless the server said more', () => {
  expect(authError('popup-blocked')).toMatchObject({ code: 'popup-blocked', message: /blockiert/ })
  expect(authError('invalid-credential', { message: 'Noch 4 Versuche.' }).message).toBe('Noch 4 Versuche.')
})

test('what is no such error becomes an internal error that keeps its cause', () => {
  const known = authError('login-blocked')
  const cause = new TypeError('x is not a function')
  expect(toAuthError(known)).toBe(known)
  expect(toAuthError(cause)).toMatchObject({ code: 'internal-error', cause })
  expect(toAuthError(Object.assign(new Error('DOM'), { code: 11 }))).toMatchObject({ code: 'internal-error' })
})

test('only codes of the catalogue are codes', () => {
  expect(isAuthErrorCode('user-disabled')).toBe(true)
  expect(isAuthErrorCode('toString')).toBe(false)
  expect(isAuthErrorCode(undefined)).toBe(false)
})
