// By what a person is found besides an address: a telephone number and a full name, in any spelling.

const separators = String.raw`[\s()/.\u00a0\u2013-]{0,3}`
/** Of a number that is being dialled in Germany: +49, 0049, with „(0)“ or without. */
const prefix = String.raw`(?:(?:\+|00)?${separators}49${separators}(?:0${separators})?|0${separators}|\+|00)?`
/** The number of somebody abroad may end in the same digits. */
const notAbroad = String.raw`(?<!\d|(?:\+|00)\d{1,3}${separators}(?:0${separators})?)`
const numberLike = /[+(]?\d(?:[\s()/.\u00a0-]{0,3}\d){5,17}/gu

/** The digits without country and leading zero: one form for „+49 (0)170 …“, „0049170…“ and „0170/…“. */
export function plainPhone(phone: string): string {
  const digits = phone.replace(/\(0\)/, '').replaceAll(/[^+\d]/g, '')
  return digits.replace(/^(?:\+|00)490?|^0(?!0)|^(?:\+|00)/, '')
}

export function phonePattern(plain: string): string {
  return `${notAbroad}${prefix}${[...plain].join(separators)}(?!\\d)`
}

/** What looks like a number; after a restore these are compared with what was erased. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(numberLike)].map(([found]) => plainPhone(found))
}

/** In small letters, first name first: „Müller, Anna“ is „anna müller“. */
export function plainName(name: string): string {
  const [last = '', first] = name.split(',')
  const inOrder = first === undefined ? last : `${first} ${last}`
  return inOrder.trim().toLowerCase().split(/\s+/).join(' ')
}

export function namePattern(plain: string): string {
  const words = plain.split(' ').map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const reversed = [`${words.at(-1)},`, ...words.slice(0, -1)]
  const forms = [words, reversed].map((parts) => parts.join('\\s+')).join('|')
  return `(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${forms})(?![\\p{L}\\p{N}]|-\\p{L})`
}

/** Two to four words in a row may be a name; after a restore these are compared with what was erased. */
export function namesIn(text: string): string[] {
  const words = text.split(/\s+/).map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L},]+$/gu, ''))
  const found: string[] = []
  for (let from = 0; from < words.length; from += 1)
    for (const count of [2, 3, 4]) {
      const part = words.slice(from, from + count)
      if (part.length === count && part.every(Boolean)) found.push(plainName(part.join(' ').replace(/,$/, '')))
    }
  return found
}
