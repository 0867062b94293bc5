import type { Entry, ZipFile } from 'yauzl'
import { someXmlElement, type XmlAttributes } from '#shared/html/some-xml-element.ts'

// Whether an office document runs something, or fetches something that does, when somebody opens it. What a part is
// called says nothing: its first bytes do, its content type, and the relationship that leads to it.

/** How Office keeps macros, controls and embedded objects. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const archive = Buffer.from('PK\u0003\u0004', 'latin1')
/** Holds objects of its own. */
const richText = Buffer.from('{\\rtf', 'latin1')

/** Parts that tell types and relationships of Office; manifest, texts and styles of open documents. */
const telling = /(^|\/)(\[content_types\]\.xml|[^/]*\.rels|manifest\.xml|content\.xml|styles\.xml|settings\.xml)$/i
const activeType = /macroEnabled|macrosheet|dialogsheet|vbaProject|vbaData|activeX|oleObject|basic-library/i
const activeRelation =
  /\/(vbaProject|wordVbaData|xlMacrosheet|xlIntlMacrosheet|dialogsheet|control|activeXControlBinary|oleObject)$/i
/** What Office fetches by itself when the document is opened; from the reader's own disk that is no danger. */
const fetchedRelation = /\/(attachedTemplate|frame|subDocument)$/i
/** A foreign file (web page, RTF) that Word takes in as a part of the text when it opens the document. */
const foreignRelation = /\/aFChunk$/i
const ownDisk = /^(file:\/{3}(?![/\\%])|[a-z]:[/\\]|(?![a-z][\w+.-]*:|[/\\]{2}))/i
/** Scripts of an open document, also those that the program itself brings along. */
const script = /^(vnd\.sun\.star\.(script|expand)|macro|javascript):/i

const headBytes = 8
/** As many bytes of all its parts may be read: an archive can come to thousands of times its size. */
const mostBytes = 256 * 1_048_576
const embeddedMaxBytes = 32 * 1_048_576

export type Budget = { bytesLeft: number }
export const newBudget = (): Budget => ({ bytesLeft: mostBytes })

/** `isPlain` judges a document inside of this one, such as the table behind a chart. Throws for what is too much. */
export async function holdsActiveContent(
  zip: ZipFile,
  entries: readonly Entry[],
  budget: Budget,
  isPlain: (embedded: Buffer) => Promise<boolean>,
): Promise<boolean> {
  for (const entry of entries) {
    const head = await readHead(zip, entry)
    if (head.equals(compoundFile) || startsWith(head, richText)) return true
    if (startsWith(head, archive) && !(await isPlain(await readEmbedded(zip, entry, budget)))) return true
    if (telling.test(entry.fileName) && (await someXmlElement(piecesOf(zip, entry, budget), told, isActive)))
      return true
  }
  return false
}

const told = ['contenttype', 'media-type', 'type', 'target', 'href']

function isActive({
  contenttype = '',
  'media-type': mediaType = '',
  type = '',
  target = '',
  href = '',
}: XmlAttributes) {
  if (activeType.test(contenttype) || activeType.test(mediaType)) return true
  if (activeRelation.test(type.trim()) || foreignRelation.test(type.trim())) return true
  return (fetchedRelation.test(type.trim()) && !ownDisk.test(target.trim())) || script.test(href.trim())
}

async function readHead(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    parts.push(part)
    if (parts.reduce((sum, { length }) => sum + length, 0) >= headBytes) break
  }
  return Buffer.concat(parts).subarray(0, headBytes)
}

async function readEmbedded(zip: ZipFile, entry: Entry, budget: Budget): Promise<Buffer> {
  if (entry.uncompressedSize > embeddedMaxBytes) throw new Error('too large a document inside of another')
  const parts: Buffer[] = []
  for await (const part of piecesOf(zip, entry, budget)) parts.push(part)
  return Buffer.concat(parts)
}

async function* piecesOf(zip: ZipFile, entry: Entry, budget: Budget): AsyncGenerator<Buffer> {
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    budget.bytesLeft -= part.length
    if (budget.bytesLeft < 0) throw new Error('too many bytes to be judged')
    yield part
  }
}

function startsWith(head: Buffer, beginning: Buffer): boolean {
  return head.subarray(0, beginning.length).equals(beginning)
}
