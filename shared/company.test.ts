import { expect, test } from 'vitest'
import { contactDetails, phoneHref } from './company.ts'

const profile = {
  email: 'kontakt@musterwerk-it.example',
  phone: '+49 361 000 00 00',
  street: 'Weberstraße 12',
  postalCode: '99084',
  city: 'Erfurt',
}

test('without own entries the footer shows the company profile', () => {
  expect(contactDetails(profile, { email: '', phone: ' ', address: '' })).toEqual({
    email: 'kontakt@musterwerk-it.example',
    phone: '+49 361 000 00 00',
    phoneHref: 'tel:+493610000000',
    addressLines: ['Weberstraße 12', '99084 Erfurt'],
  })
})

test('each filled field of the footer overrides the profile on its own', () => {
  const details = contactDetails(profile, { email: '', phone: '0361 1234', address: 'Postfach 1\n99001 Erfurt' })
  expect(details).toEqual({
    email: 'kontakt@musterwerk-it.example',
    phone: '0361 1234',
    phoneHref: 'tel:03611234',
    addressLines: ['Postfach 1', '99001 Erfurt'],
  })
})

test('the optional zero of an international number is not dialled', () => {
  expect(phoneHref('+49 (0)361 000-00')).toBe('tel:+4936100000')
})
