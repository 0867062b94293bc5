import { expect, test } from 'vitest'
import { excerpt } from './compose-answer.ts'
import { directAnswer } from './direct-question.ts'
import { asksForPerson, smallTalk } from './small-talk.ts'
import { isVague } from './vague-question.ts'

test.each([
  ['Wann habt ihr offen?', 'company/hours'],
  ['Ist samstags jemand da?', 'company/hours'],
  ['Ihre Telefonnummer bitte', 'company/phone'],
  ['Wie komme ich zu Ihnen?', 'company/directions'],
  ['Welche Schulungen gibt es?', 'page/training'],
  ['Was macht ihr eigentlich?', 'page/home'],
])('„%s“ asks for %s', (question, entry) => {
  expect(directAnswer(question, 'Musterwerk IT')).toBe(entry)
})

test.each(['Welche Schulungen gibt es zu Phishing?', 'Wen anrufen bei einem Cyberangriff?', 'Was ist das?'])(
  '„%s“ is left to the search',
  (question) => expect(directAnswer(question, 'Musterwerk IT')).toBeUndefined(),
)

test('greetings, thanks and who is speaking are small talk; a question after a greeting is not', () => {
  for (const words of ['Hallo!', 'Guten Morgen', 'Vielen Dank', 'bist du ein Roboter?', 'Tschüss'])
    expect(smallTalk(words), words).toBeDefined()
  for (const words of ['Hallo, was kostet ein Gespräch?', 'Danke, aber wo parke ich?'])
    expect(smallTalk(words), words).toBeUndefined()
})

test('who wants a person is understood', () => {
  expect(asksForPerson('Kann ich mit einem Mitarbeiter sprechen?')).toBe(true)
  expect(asksForPerson('Wie viele Mitarbeiter haben Sie?')).toBe(false)
})

test('a question that names no subject is vague', () => {
  expect(isVague('Was kostet das?')).toBe(true)
  expect(isVague('Was kostet SEO?')).toBe(false)
  expect(isVague('Hm')).toBe(false)
})

test('an excerpt ends with a whole sentence and leaves unfilled placeholders out', () => {
  const sentence = 'Das ist ein Satz von ungefähr fünfzig Zeichen Länge.'
  const cut = excerpt(Array.from({ length: 20 }, () => sentence).join(' '))
  expect(cut.length).toBeLessThanOrEqual(420)
  expect(cut.endsWith('Länge.')).toBe(true)
  expect(excerpt('- Name: [Platzhalter: Name]\n- Ort: Erfurt')).toBe('- Ort: Erfurt')
})
