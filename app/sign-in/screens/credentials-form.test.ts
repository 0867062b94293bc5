import { expect, test } from 'vitest'
import { readCredentials } from './credentials-form.tsx'

function formData(values: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('spaces around a pasted address go, spaces of a password stay', () => {
  const { credentials, errors } = readCredentials(
    formData({ email: ' lena@musterwerk.example ', password: ' lang und geheim ', remember: 'on' }),
  )
  expect(credentials).toEqual({ email: 'lena@musterwerk.example', password: ' lang und geheim ', remember: true })
  expect(errors).toEqual({})
})

test('each empty field is named, and half an address is told apart from none', () => {
  expect(Object.keys(readCredentials(formData({})).errors)).toEqual(['email', 'password'])
  const none = readCredentials(formData({ password: 'x' })).errors
  const half = readCredentials(formData({ email: 'lena', password: 'x' })).errors
  expect(half.email).toBeTruthy()
  expect(half.email).not.toBe(none.email)
})
