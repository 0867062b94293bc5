import type { FileType } from '#shared/media/file-types.ts'

/** As much of a file as its type can be told from. */
export const sniffedBytes = 4_096

/** What a file really is, whatever it is called. */
export function sniffType(head: Buffer): FileType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const text = head.subarray(0, sniffedBytes).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(text.slice(8, 12))) return 'image/avif'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  return beginsWithSvg(text) ? 'image/svg+xml' : undefined
}

/** After byte order mark, XML declaration, comments and document type comes the root element. */
function beginsWithSvg(text: string): boolean {
  const root = text.replace(
    /^(?:\u00ef\u00bb\u00bf)?(?:\s+|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?>)*/i,
    '',
  )
  return /^<svg[\s>]/.test(root)
}
