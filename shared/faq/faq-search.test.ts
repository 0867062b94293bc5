import { expect, test } from 'vitest'
import { searchFaq } from './faq-search.ts'

const topics = [
  {
    id: 'web',
    questions: [{ question: 'Muss unser Shop barrierefrei sein?', answer: '<p>Nach <b>EN 301 549</b></p>' }],
  },
  {
    id: 'costs',
    questions: [
      { question: 'Was kostet ein Erstgespräch?', answer: '<p>Nichts, auch im <a href="/ecommerce">Shop</a>.</p>' },
      { question: 'Wem gehört der Quellcode?', answer: '<p>Ihnen.</p>' },
    ],
  },
]
const found = (search: string) =>
  searchFaq(topics, search).map(({ id, questions }) => [id, questions.map(({ question }) => question)])

test('question and answer are searched, and topics without a hit are left out', () => {
  expect(found('quellcode')).toEqual([['costs', ['Wem gehört der Quellcode?']]])
  expect(found('shop').map(([id]) => id)).toEqual(['web', 'costs'])
  expect(found('shop erstgespraech')).toEqual([['costs', ['Was kostet ein Erstgespräch?']]])
})

test('tags and addresses of the answer are no text', () => {
  expect(found('ecommerce')).toEqual([])
})

test('without words everything is shown', () => {
  expect(searchFaq(topics, '  ')).toEqual(topics)
})
