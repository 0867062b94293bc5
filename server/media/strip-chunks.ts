const pngSignatureBytes = 8
const pngDropped = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
const webpDropped = new Set(['EXIF', 'XMP '])
/** In the flags of a VP8X chunk: "has EXIF" and "has XMP". */
const webpMetadataFlags = 0x08 | 0x04

/** A PNG without texts, times and EXIF, and without anything behind its end. */
export function stripPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, pngSignatureBytes)]
  let at = pngSignatureBytes
  while (at + 12 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (!pngDropped.has(name)) kept.push(file.subarray(at, end))
    at = end
    if (name === 'IEND') break
  }
  return Buffer.concat(kept)
}

/** A WebP without EXIF and XMP, and without anything behind its end. */
export function stripWebp(file: Buffer): Buffer {
  const kept: Buffer[] = []
  const fileEnd = Math.min(file.length, 8 + file.readUInt32LE(4))
  let at = 12
  while (at + 8 <= fileEnd) {
    const bytes = file.readUInt32LE(at + 4)
    const end = Math.min(fileEnd, at + 8 + bytes + (bytes % 2))
    const name = file.toString('latin1', at, at + 4)
    const chunk = Buffer.from(file.subarray(at, end))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~webpMetadataFlags
    if (!webpDropped.has(name)) kept.push(chunk)
    at = end
  }
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
