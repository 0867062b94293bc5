import { expect, test } from 'vitest'
import { contactDetails, phoneHref } from './company.ts'

const company = {
  email: 'kontakt@musterwerk-it.example',
  phone: '+49 361 000 00 00',
  street: 'Weberstraße 12',
  postalCode: '99084',
  city: 'Erfurt',
}

test('empty footer fields show the company profile', () => {
  const contactInfo = { email: '', phone: '', address: '' }
  expect(contactDetails(company, { contactInfo })).toEqual({
    email: 'kontakt@musterwerk-it.example',
    phone: '+49 361 000 00 00',
    phoneHref: 'tel:+493610000000',
    address: 'Weberstraße 12\n99084 Erfurt',
  })
})

test('a filled footer field overrides the company profile', () => {
  const contactInfo = { email: 'hallo@musterwerk-it.example', phone: '(0361) 12 34-5', address: 'Postfach 1' }
  expect(contactDetails(company, { contactInfo })).toEqual({
    email: 'hallo@musterwerk-it.example',
    phone: '(0361) 12 34-5',
    phoneHref: 'tel:036112345',
    address: 'Postfach 1',
  })
})

test('the optional zero of an international number is not dialled', () => {
  expect(phoneHref('+49 (0)361 000-00')).toBe('tel:+4936100000')
})
