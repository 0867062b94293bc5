import { expect, test } from 'vitest'
import { askedEntries } from './asked-entries.ts'
import { createEntry, type Entry } from './entry.ts'

const entry = (id: string, title: string, kind: Entry['kind']) => createEntry({ id, title, kind, url: '/' }, [])
const explained = entry('faq/a', 'Was ist ein Konnektor?', 'faq')
const abbreviated = entry('faq/c', 'Was ist die Telematikinfrastruktur?', 'faq')
const larger = entry('faq/d', 'Was ist ein TI-Konnektor?', 'faq')
const used = entry('faq/b', 'Brauche ich einen Konnektor?', 'faq')
const team = entry('page/team', 'Team', 'page')
const legal = entry('page/barrierefreiheit', 'Barrierefreiheit', 'legal')

test.each([
  ['Was bedeutet Konnektor?', explained],
  ['was heißt ti', abbreviated],
  ['Wer ist bei Ihnen für Backups verantwortlich?', team],
  ['Ist Ihre Homepage barrierefrei?', legal],
])('„%s“ asks for one entry more than for the others', (question, wanted) => {
  const { most, weightOf } = askedEntries(question)
  for (const other of [explained, abbreviated, larger, used, team, legal])
    expect(weightOf(other)).toBe(other === wanted ? most : 1)
  expect(most).toBeGreaterThan(1)
})

test.each(['Brauche ich einen Konnektor?', 'Wer hilft mir mit dem Konnektor?', 'Ist unsere Homepage barrierefrei?'])(
  '„%s“ asks for none in particular',
  (question) => {
    const { most, weightOf } = askedEntries(question)
    expect([most, weightOf(explained), weightOf(team), weightOf(legal)]).toEqual([1, 1, 1, 1])
  },
)
