import { expect, test } from 'vitest'
import { createEntry, type EntryKind } from './entry.ts'
import { search } from './search.ts'
import { createTextIndex } from './text-index.ts'
import { typos } from './typo.ts'

function indexOf(texts: Record<string, string>, kind: EntryKind = 'page') {
  const index = createTextIndex()
  const entries = Object.entries(texts).map(([title, text]) =>
    createEntry({ id: title, kind, title, url: `/${title}` }, [{ text }]),
  )
  for (const { passages } of entries) passages.forEach(index.add)
  return {
    index,
    entries,
    find: (question: string) => search(index, question, { most: 5 }).map(({ entry }) => entry.id),
  }
}

/** Numbers below `most`, the same ones in every run. */
function randomFrom(seed: number) {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
}

const garden = {
  Backups: 'Wir richten die Datensicherung ein und proben die Wiederherstellung.',
  Netz: 'Netzwerke für Büros, mit WLAN in jedem Raum.',
  Preise: 'Eine Stunde kostet 95 Euro.',
  Feiern: 'Im Sommer grillen wir im Hof.',
}

test('inflected words are found', () => {
  expect(indexOf(garden).find('Datensicherungen')).toEqual(['Backups'])
})

test('a quantity in words is no subject: „hundert“ would have the stem of „Hund“', () => {
  const { find } = indexOf({ Texte: 'Eine Korrektur bringt mehr als hundert neue Texte.' })
  expect(find('Haben Sie einen Hund?')).toEqual([])
  expect(find('Texte')).toEqual(['Texte'])
})

test('a compound is found by its parts and its parts by the compound', () => {
  const { find } = indexOf(garden)
  expect(find('Sicherung')[0]).toBe('Backups')
  expect(find('Büronetzwerk')[0]).toBe('Netz')
})

test('a compound that texts have is not found by what only describes it: „Passkeys“ have nothing to do with „passend“', () => {
  const { find } = indexOf({
    Anmeldung: 'Mit Passkeys melden Sie sich ohne Passwort an.',
    Stellen: 'Nichts Passendes dabei?',
    Türen: 'Keys und Karten geben wir am Empfang aus.',
  })
  expect(find('Passkeys')).toEqual(['Anmeldung', 'Türen'])
})

test('another word for the same thing is found', () => {
  expect(indexOf(garden).find('Was muss ich bezahlen?')[0]).toBe('Preise')
})

test('a typing error is forgiven, a short word is not bent into another', () => {
  const { find } = indexOf(garden)
  expect(find('Wiederherstelung')[0]).toBe('Backups')
  expect(find('Hut')).toEqual([])
})

test('a short word at the beginning of another is hardly trusted: "Bank" is not "Bankett"', () => {
  const { index } = indexOf({
    Feier: 'Danach gibt es ein Bankettessen.',
    Büro: 'Ein Raum mit Tisch.',
    Hof: 'Hier parken Sie.',
  })
  expect(search(index, 'Haben Sie eine Bank?', { most: 1 })[0]!.coverage).toBeLessThan(0.5)
})

test('a question of which much is unknown is covered less', () => {
  const { index } = indexOf(garden)
  const [known] = search(index, 'Wo grillen wir?', { most: 1 })
  const [half] = search(index, 'Wo grillen Elefanten und Giraffen?', { most: 1 })
  expect(known!.coverage).toBeGreaterThan(0.9)
  expect(half!.coverage).toBeLessThan(0.5)
})

test('what is removed is not found any more, and leaves no terms behind', () => {
  const { index, entries, find } = indexOf(garden)
  entries[0]!.passages.forEach(index.remove)
  expect(find('Datensicherung')).toEqual([])
  entries.slice(1).forEach(({ passages }) => passages.forEach(index.remove))
  expect([...index.terms()]).toEqual([])
})

test('a question without any telling word finds nothing', () => {
  expect(indexOf(garden).find('Was ist das?')).toEqual([])
  expect(indexOf(garden).find('')).toEqual([])
})

test('what is not shown takes no place of what is', () => {
  const { index } = indexOf(Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`Netz ${number}`, 'WLAN'])))
  const isShown = ({ id }: { id: string }) => Number(id.slice(5)) >= 57
  const found = search(index, 'Netz', { most: 3, isShown }).map(({ entry }) => entry.id)
  expect(found.toSorted()).toEqual(['Netz 57', 'Netz 58', 'Netz 59'])
})

test('letters missing, added, wrong or swapped count as slips', () => {
  expect(typos('phishing', 'phisihng', 2)).toBe(1)
  expect(typos('angriff', 'angrif', 1)).toBe(1)
  expect(typos('cloud', 'claud', 1)).toBe(1)
  expect(typos('cloud', 'clown', 1)).toBeUndefined()
})

test('among very many passages the best are the same as when each is looked at closely', () => {
  const subjects = ['Datensicherung', 'Netzwerk', 'Cloud', 'Umzug', 'Praxis', 'Kosten', 'Schulung', 'Server', 'Vertrag']
  const texts = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, number) => {
      // Common words in most texts, rarer ones in few, in varying numbers and lengths.
      const held = subjects.filter((_subject, place) => (number * (place + 3)) % (place + 2) < 1)
      const filling = 'Wir beraten Sie gern. '.repeat(number % 7)
      return [`${subjects[number % 9]} ${number % 13 ? `Teil${number}` : ''}`, `${held.join(' ')} ${filling}`]
    }),
  )
  const { index } = indexOf(texts, 'post')
  const faq = createEntry({ id: 'faq', kind: 'faq', title: 'Was kostet der Umzug in die Cloud?', url: '/faq' }, [
    { text: 'Das hängt vom Umfang ab; die Kosten nennen wir vorab.' },
  ])
  faq.passages.forEach(index.add)
  // What one passage leaves out another of its page says.
  const random = randomFrom(7)
  const some = (most: number) => Array.from({ length: 1 + random(most) }, () => subjects[random(9)]!)
  for (let number = 0; number < 800; number++) {
    const page = { id: `seite${number}`, kind: 'page' as const, title: some(2).join(' '), url: `/seite${number}` }
    const passages = some(4).map((heading) => ({ heading: random(3) ? '' : heading, text: some(12).join(' ') }))
    createEntry(page, passages).passages.forEach(index.add)
  }
  const questions = [
    'Netzwerk',
    'Datensicherung',
    'Was kostet der Umzug in die Cloud?',
    'Server Schulung Praxis',
    'Vertrag',
    // Of more than eight words the levels need a second number.
    'Vertrag Server Schulung Kosten Praxis Umzug Cloud Netzwerk beraten Datensicherung',
    ...Array.from({ length: 60 }, () => some(5).join(' ')),
  ]
  for (const question of questions) {
    const most = 200
    const closely = search(index, question, { most: Infinity }).slice(0, most)
    expect(
      search(index, question, { most }).map(({ score }) => score),
      question,
    ).toEqual(closely.map(({ score }) => score))
  }
  expect(search(index, 'Was kostet der Umzug in die Cloud?', { most: 1 })[0]!.entry).toBe(faq)
})
