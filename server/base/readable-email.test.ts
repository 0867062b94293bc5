import { expect, test } from 'vitest'
import { readableEmail } from './readable-email.ts'

test.each([
  ['info@müller.de', 'info@müller.de'],
  ['info@xn--mller-kva.de', 'info@müller.de'],
  ['Annika@Praxis.example', 'Annika@Praxis.example'],
  // A Cyrillic „а“ that looks like ours.
  ['info@pаypal.example', 'info@xn--pypal-4ve.example'],
  ['info@xn--pypal-4ve.example', 'info@xn--pypal-4ve.example'],
  ['info@xn--zzzz-invalid-.de', 'info@xn--zzzz-invalid-.de'],
])('%s is read as %s', (email, shown) => {
  expect(readableEmail(email)).toBe(shown)
})
