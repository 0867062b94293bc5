import { expect, test } from 'vitest'
import type { FaqEntry } from '#shared/content/faq.ts'
import { searchFaq } from './faq-search.ts'
import { toFaqTopics } from './faq-topics.ts'

const sample = [
  {
    id: 'web',
    questions: [{ question: 'Muss unser Shop barrierefrei sein?', text: 'Nach EN 301 549' }],
  },
  {
    id: 'costs',
    questions: [
      { question: 'Was kostet ein Erstgespräch?', text: 'Nichts, auch im Shop.' },
      { question: 'Wem gehört der Quellcode?', text: 'Ihnen.' },
    ],
  },
]
const found = (search: string) =>
  searchFaq(sample, search)
    .filter(({ hidden }) => !hidden)
    .map(({ id, questions }) => [id, questions.filter(({ hidden }) => !hidden).map(({ question }) => question)])

test('question and answer are searched, and topics without a hit are hidden', () => {
  expect(found('quellcode')).toEqual([['costs', ['Wem gehört der Quellcode?']]])
  expect(found('shop').map(([id]) => id)).toEqual(['web', 'costs'])
  expect(found('shop erstgespraech')).toEqual([['costs', ['Was kostet ein Erstgespräch?']]])
})

test('tags and addresses of the answer are no text', () => {
  const entry = {
    topic: 'web',
    id: 'x',
    question: 'Wo?',
    answer: '<p>Im <a href="/ecommerce">Shop</a>.</p>',
  } as FaqEntry
  const byTopic = toFaqTopics([entry], [{ id: 'web', title: 'Web' }], 'Weitere')
  const [topic] = byTopic
  expect(topic?.questions).toEqual([expect.objectContaining({ text: 'Im Shop.' })])
  expect(searchFaq(byTopic, 'ecommerce')).toMatchObject([{ hidden: true }])
})

test('without words everything is shown', () => {
  expect(searchFaq(sample, '  ')).toMatchObject([
    { hidden: false, questions: [{ hidden: false }] },
    { hidden: false, questions: [{ hidden: false }, { hidden: false }] },
  ])
})

test('questions whose topic is gone are shown last', () => {
  const entry = (id: string, topic: string) => ({ id, topic, question: id, answer: '' }) as FaqEntry
  const topics = toFaqTopics([entry('a', 'gone'), entry('b', 'web')], [{ id: 'web', title: 'Web' }], 'Weitere Fragen')
  expect(topics.map(({ title, questions }) => [title, questions[0]!.id])).toEqual([
    ['Web', 'b'],
    ['Weitere Fragen', 'a'],
  ])
})
