import { expect, test } from 'vitest'
import { textOfReply } from './webhook-reply.ts'

test.each([
  [{ message: ' Hallo ' }, 'Hallo'],
  [{ message: { type: 'text', text: 'Hallo' } }, 'Hallo'],
  [{ output: 'Vom Agenten' }, 'Vom Agenten'],
  [{ text: 'Als Text' }, 'Als Text'],
  [[{ output: 'Erster' }, { output: 'Zweiter' }], 'Erster'],
  [['Erster'], 'Erster'],
  [{ message: '', output: 'Dann dies' }, 'Dann dies'],
  [{ message: 42, output: 'Dann dies' }, 'Dann dies'],
  ['Nur Text', 'Nur Text'],
])('%j is read as „%s“', (json, text) => {
  expect(textOfReply(json)).toBe(text)
})

test.each([
  {},
  [],
  null,
  7,
  { message: '   ' },
  { message: { type: 'image', url: '/x.png' } },
  { answer: 'unbekanntes Feld' },
  { message: 'Workflow was started' },
  { message: 'Error in workflow' },
  { message: 'Workflow executed successfully but no data was returned' },
])('%j holds no answer', (json) => {
  expect(textOfReply(json)).toBe('')
})
