import { assert, double, infiniteStream, property } from 'fast-check'
import { expect, test } from 'vitest'
import { contactWords } from '#shared/messages/contact.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { findProblems, isRightAnswer, makeSecurityQuestion, noEntries, type ContactEntries } from './contact.ts'

const filled: ContactEntries = {
  name: 'Annika Scholz',
  email: 'annika.scholz@praxis.example',
  phone: '0361 1234567',
  message: 'Wir suchen einen Partner für unsere Praxis.',
  mathAnswer: '4',
}
const rules = { phoneRequired: true, securityQuestion: true }
const words = wordsFrom(contactWords)
const problem = (entries: Partial<ContactEntries>, phoneRequired = true) =>
  findProblems({ ...filled, ...entries }, { ...rules, phoneRequired }, words)

test('every field of an empty form has the message of the specification', () => {
  expect(findProblems(noEntries, rules, words)).toEqual({
    name: 'Name muss mindestens 2 Zeichen lang sein',
    email: 'Ungültige E-Mail-Adresse',
    phone: 'Telefonnummer muss mindestens 10 Ziffern lang sein',
    message: 'Nachricht muss mindestens 10 Zeichen lang sein',
    mathAnswer: 'Bitte geben Sie eine Zahl ein',
  })
  expect(findProblems(filled, rules, words)).toEqual({})
  expect(findProblems({ ...filled, mathAnswer: '' }, { ...rules, securityQuestion: false }, words)).toEqual({})
  expect(problem({ phone: '12345' })).toEqual({ phone: 'Telefonnummer muss mindestens 10 Ziffern lang sein' })
})

test('the minimum counts characters without the blanks around them', () => {
  expect(problem({ name: 'Al' })).toEqual({})
  expect(problem({ name: ' A ' })).toHaveProperty('name')
  expect(problem({ phone: '123456789a' })).toEqual({})
  expect(problem({ phone: '123456789 ' })).toHaveProperty('phone')
  expect(problem({ message: `${' '.repeat(9)}a` })).toHaveProperty('message')
})

test('the telephone number may be left out when the owner allows it, but not be half a number', () => {
  expect(problem({ phone: '' }, false)).toEqual({})
  expect(problem({ phone: '  ' }, false)).toEqual({})
  expect(problem({ phone: '12345' }, false)).toHaveProperty('phone')
})

test.each(['', 'annika', 'annika@', '@praxis.example', 'a@b', 'a b@c.de', 'a@b.de\r\nBcc: c@d.de', 'a@b.de,c@d.de'])(
  '„%s“ is no e-mail address',
  (email) => expect(problem({ email })).toEqual({ email: 'Ungültige E-Mail-Adresse' }),
)

test.each(['info@müller.de', 'INFO@Büro.Müller.DE', 'info@xn--mller-kva.de'])(
  '„%s“ is a valid e-mail address',
  (email) => expect(problem({ email })).toEqual({}),
)

test.each(['4', ' 4 ', '+4', '-4', '007'])('„%s“ is a number', (mathAnswer) =>
  expect(problem({ mathAnswer })).toEqual({}),
)
test.each(['', ' ', '5abc', '4.0', '4,0', '1e1', '0x4', '٤', '--4'])('„%s“ is no whole number', (mathAnswer) =>
  expect(problem({ mathAnswer })).toEqual({ mathAnswer: 'Bitte geben Sie eine Zahl ein' }),
)

test('fields have an end', () => {
  expect(problem({ name: 'a'.repeat(101) }).name).toBe('Name darf höchstens 100 Zeichen lang sein')
  expect(problem({ phone: '1'.repeat(51) }).phone).toBe('Telefonnummer darf höchstens 50 Zeichen lang sein')
  expect(problem({ message: 'a'.repeat(5_001) }).message).toBe('Nachricht darf höchstens 5.000 Zeichen lang sein')
  expect(problem({ email: `${'a'.repeat(250)}@b.de` }).email).toBe('Ungültige E-Mail-Adresse')
})

/** Every sequence of numbers that Math.random can give. */
const randoms = infiniteStream(double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
const wording = /^(\d+) ([+×−]) (\d+)$/

test('a question asks within its ranges and its answer is right and never negative', () => {
  assert(
    property(randoms, (stream) => {
      const asked = makeSecurityQuestion(() => stream.next().value)
      const [, first, operator, second] = wording.exec(asked.task)!
      const [a, b] = [Number(first), Number(second)]
      const most = operator === '×' ? 5 : 10
      expect(a).toBeGreaterThanOrEqual(1)
      expect(a).toBeLessThanOrEqual(most)
      expect(b).toBeGreaterThanOrEqual(1)
      expect(b).toBeLessThanOrEqual(operator === '−' ? a : most)
      expect(asked.answer).toBe(operator === '+' ? a + b : operator === '−' ? a - b : a * b)
      expect(asked.answer).toBeGreaterThanOrEqual(0)
      expect(isRightAnswer(asked, ` ${asked.answer} `)).toBe(true)
      expect(isRightAnswer(asked, String(asked.answer + 1))).toBe(false)
      expect(isRightAnswer(asked, `${asked.answer}a`)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('every question there is gets asked, and the operators equally often', () => {
  const counts = new Map<string, number>()
  const questions = new Set<string>()
  // All combinations of 3 operators, 10 and 10 (or 5 and 5) operands, each as often as its numbers come up.
  for (let operator = 0; operator < 3; operator++)
    for (let first = 0; first < 10; first++)
      for (let second = 0; second < 10; second++) {
        const numbers = [(operator + 0.5) / 3, (first + 0.5) / 10, (second + 0.5) / 10]
        const { task } = makeSecurityQuestion(() => numbers.shift()!)
        const sign = wording.exec(task)![2]!
        counts.set(sign, (counts.get(sign) ?? 0) + 1)
        questions.add(task)
      }
  expect(Object.fromEntries(counts)).toEqual({ '+': 100, '−': 100, '×': 100 })
  expect(questions.size).toBe(100 + 55 + 25)
})
