import { open } from 'node:fs/promises'
import { fromFdPromise } from 'yauzl'
import { officeTypes, type FileType, type OfficeType } from '#shared/media/file-types.ts'

const mostEntries = 20_000
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
 * What a whole archive is by the parts it has; undefined for any other archive. One with macros is none of these: who opens
 * it would run what somebody else wrote.
 */
export async function officeTypeOf(path: string): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0)
    const named = openDocumentType(buffer.subarray(0, bytesRead))
    const zip = await fromFdPromise(file.fd, { lazyEntries: true, strictFileNames: true, autoClose: false })
    if (zip.entryCount > mostEntries) return undefined
    const names = new Set<string>()
    for await (const { fileName } of zip.eachEntry()) names.add(fileName)
    if ([...names].some((name) => macros.test(name))) return undefined
    if (named) return names.has('content.xml') ? named : undefined
    if (!names.has('[Content_Types].xml')) return undefined
    const found = Object.entries(mainParts).filter(([part]) => names.has(part))
    return found.length === 1 ? found[0]![1] : undefined
  } catch {
    // Torn, or no archive at all.
    return undefined
  } finally {
    await file.close()
  }
}
