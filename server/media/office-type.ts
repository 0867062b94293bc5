import { open } from 'node:fs/promises'
import { fromBufferPromise, fromFdPromise, type Entry, type ZipFile } from 'yauzl'
import { AppError } from '#shared/errors.ts'
import { officeTypes, type FileType, type OfficeType } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import { holdsActiveContent, newBudget, type Budget } from './active-content.ts'

const mostEntries = 20_000
const headBytes = 200
/** A table in a chart in a document. */
const deepest = 2
const options = { lazyEntries: true, strictFileNames: true, autoClose: false }
/** The part that makes it what it is. */
const mainParts: Partial<Record<string, OfficeType>> = {
  'word/document.xml': officeTypes.docx,
  'xl/workbook.xml': officeTypes.xlsx,
  'ppt/presentation.xml': officeTypes.pptx,
}
const macros = /(^|\/)(vbaProject\.bin|Scripts\/|Basic\/)/i

/** Word, Excel, PowerPoint and their open sisters are archives: whether this beginning may be one. */
export function isArchive(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}

/** Open documents name their type in the first file, which is not packed. */
export function openDocumentType(head: Buffer): FileType | undefined {
  const text = head.subarray(0, 200).toString('latin1')
  if (text.slice(30, 38) !== 'mimetype') return undefined
  const told = text.slice(38)
  return [officeTypes.odt, officeTypes.ods, officeTypes.odp].find((type) => isNamed(told, type))
}

/** Not the beginning of a longer name, such as that of a template. */
function isNamed(told: string, type: string): boolean {
  return told.startsWith(type) && !/^(?!PK)[\w.-]/.test(told.slice(type.length))
}

/**
 * What a whole archive is by the parts it has; undefined for any other archive. One that runs something is refused: who
 * opens it would run what somebody else wrote.
 */
export async function officeTypeOf(path: string): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const zip = await fromFdPromise(file.fd, options)
    return await typeOf(zip, buffer.subarray(0, bytesRead), { depth: deepest, budget: newBudget() })
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    // Torn, or no archive at all.
    return undefined
  } finally {
    await file.close()
  }
}

type Bounds = { depth: number; budget: Budget }

async function typeOf(zip: ZipFile, head: Buffer, { depth, budget }: Bounds): Promise<FileType | undefined> {
  if (zip.entryCount > mostEntries) return undefined
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) entries.push(entry)
  const names = new Set(entries.map(({ fileName }) => fileName))
  const type = openDocumentType(head) ?? typeByParts(names)
  if (!type || (openDocumentType(head) && !names.has('content.xml'))) return undefined
  // Programs do not tell capitals from small letters: two parts of one name could be one thing here and another there.
  const isDouble = new Set([...names].map((name) => name.toLowerCase())).size < entries.length
  const isActive =
    isDouble ||
    [...names].some((name) => macros.test(name)) ||
    (await holdsActiveContent(zip, entries, budget, (embedded) => isPlain(embedded, { depth: depth - 1, budget })))
  if (isActive) throw new AppError('invalid-format', 415, refusalMessages.activeDocument)
  return type
}

function typeByParts(names: ReadonlySet<string>): FileType | undefined {
  if (!names.has('[Content_Types].xml')) return undefined
  const found = Object.entries(mainParts).filter(([part]) => names.has(part))
  return found.length === 1 ? found[0]![1] : undefined
}

/** A document inside of another one, as far as it is worth looking. */
async function isPlain(embedded: Buffer, bounds: Bounds): Promise<boolean> {
  if (bounds.depth < 0) return false
  const zip = await fromBufferPromise(embedded, options)
  return (await typeOf(zip, embedded.subarray(0, headBytes), bounds)) !== undefined
}
