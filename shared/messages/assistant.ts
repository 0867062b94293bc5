import { wordGroup } from '#shared/words/word-group.ts'

/** What the built-in assistant says; it runs on the server, so visitors do not load this. */
export const assistantWords = wordGroup('assistant', {
  smallTalk: {
    greeting: 'Guten Tag! Was möchten Sie wissen? Ich suche die Antwort in den Inhalten dieser Website.',
    thanks: 'Gern geschehen. Wenn Sie noch etwas wissen möchten, fragen Sie einfach.',
    goodbye: 'Auf Wiedersehen und einen guten Tag!',
    fine: 'Schön. Haben Sie noch eine Frage?',
    howAreYou: 'Danke der Nachfrage. Ich bin ein Programm und immer bereit. Was möchten Sie wissen?',
    whoAreYou:
      'Ich bin ein automatischer Assistent, kein Mensch. Ich durchsuche die Inhalte dieser Website und nenne Ihnen die Stelle, an der die Antwort steht.',
    help: 'Fragen Sie mich zum Beispiel nach Leistungen, Schulungen, Preisen, Öffnungszeiten oder offenen Stellen. Ich suche die Antwort in den Inhalten dieser Website.',
  },
  person:
    'Gern. Rufen Sie uns an unter {phone} oder schreiben Sie uns über das [Kontaktformular](#contact). Ihr Gespräch hier übernehmen wir auf Wunsch in die Nachricht.',
  /** After it, while nobody is there: the state of the opening hours. */
  personLater: '{state}. Nachrichten beantworten wir dann.',
  more: 'Mehr dazu:',
  also: 'Auch passend:',
  askBack: 'Das habe ich nicht sicher verstanden. Meinen Sie eines dieser Themen?',
  askBackEnd: 'Sonst fragen Sie gern anders, oder schreiben Sie uns über das [Kontaktformular](#contact).',
  unsure:
    'Dazu finde ich in unseren Inhalten keine sichere Antwort, und raten möchte ich nicht. Stellen Sie die Frage gern anders, oder schreiben Sie uns über das [Kontaktformular](#contact). Dann antwortet Ihnen ein Mensch.',
  /** Before an answer that stands in for the workflow while it fails (J7). */
  standIn: 'Automatische Antwort aus unseren Inhalten:',
})

/** What search and assistant say about the company itself, from its profile. */
export const companyFactWords = wordGroup('companyFacts', {
  titles: {
    hours: 'Öffnungszeiten',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Anschrift',
    directions: 'Anfahrt',
    emergency: 'Notfall-Telefon',
    founded: 'Gründung',
  },
  phone: 'Sie erreichen uns telefonisch unter {phone}.',
  email: 'Unsere E-Mail-Adresse ist {email}.',
  address: 'Sie finden uns hier: {name}, {address}.',
  emergency: 'In dringenden Fällen und bei Sicherheitsvorfällen rufen Sie {phone} an.',
  founded: '{name} gibt es seit {year}.',
  days: '{first} bis {last}',
  times: '{opens} bis {closes} Uhr',
  and: 'und',
})
