import { Parser } from 'htmlparser2'

/** What Office reads; nothing is hidden behind any other encoding. */
const knownEncoding = /^(utf-8|utf-16|us-ascii|iso-8859-1|windows-1252)$/i

/** What an element says in the attributes that somebody asked for, by their names without a prefix, in small letters. */
export type XmlAttributes = Partial<Record<string, string>>

/**
 * Whether an element of an XML part is as asked for, whatever encoding it comes in and however its letters are written.
 * What cannot be read for sure throws. Piece by piece, and nothing is kept: parts can be large.
 */
export async function someXmlElement(
  pieces: AsyncIterable<Uint8Array>,
  names: readonly string[],
  isMeant: (attributes: XmlAttributes) => boolean,
): Promise<boolean> {
  let current: XmlAttributes = {}
  let found = false
  const judge = () => {
    found ||= isMeant(current)
    current = {}
  }
  const parser = new Parser(
    {
      onopentagname: judge,
      onattribute(name, value) {
        const plain = name.split(':').at(-1)!.toLowerCase()
        if (names.includes(plain)) current[plain] = value
      },
      onprocessinginstruction(name, text) {
        // Entities could stand for anything.
        if (name.startsWith('!')) throw new Error('a document type in a part')
        const [, encoding] = /\bencoding\s*=\s*["']([^"']*)/.exec(text) ?? []
        if (encoding !== undefined && !knownEncoding.test(encoding)) throw new Error('an unknown encoding')
      },
      onend: judge,
      onerror(error) {
        throw error
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  let decoder: TextDecoder | undefined
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece))
    const text = decoder.decode(piece, { stream: true })
    if (text.includes('\0')) throw new Error('an unknown encoding')
    parser.write(text)
    if (found) return true
  }
  parser.end()
  return found
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8'
}
