import type { FileType } from '#shared/media/file-types.ts'

/** As much of a file as its type can be told from. */
export const sniffedBytes = 4_096

/** Who wrote the file; QuickTime (`qt  `) is none of them, because browsers do not play it. */
const mp4Brand = /^(?:isom|iso[2-9a-c]|mp4[12]|mp71|avc1|M4V[ HP]|dash|MSNV)$/

/** What a file really is, whatever it is called. */
export function sniffType(head: Buffer): FileType | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const text = head.subarray(0, sniffedBytes).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(text.slice(8, 12))) return 'image/avif'
  if (text.slice(4, 8) === 'ftyp' && mp4Brand.test(text.slice(8, 12))) return 'video/mp4'
  // Matroska begins alike; WebM is what it says of itself.
  if (text.startsWith('\x1aE\xdf\xa3') && text.slice(0, 64).includes('B\x82\x84webm')) return 'video/webm'
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'text/vtt'
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
