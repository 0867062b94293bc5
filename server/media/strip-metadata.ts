const startOfScan = 0xda
const endOfImage = 0xd9
const colourProfile = Buffer.from('ICC_PROFILE\0', 'latin1')

const pngSignatureBytes = 8
const pngDropped = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])
const webpDropped = new Set(['EXIF', 'XMP '])
/** In the flags of a VP8X chunk: "has EXIF" and "has XMP". */
const webpMetadataFlags = 0x08 | 0x04

/**
 * A JPEG without anything people did not mean to publish: camera, time, place, thumbnails, comments, and whatever was
 * appended. Pixels stay bit for bit; colour profile and orientation stay, because the picture needs them.
 */
export function stripJpeg(file: Buffer, orientation = 1): Buffer {
  const kept: Buffer[] = [file.subarray(0, 2)]
  if (orientation > 1) kept.push(orientationSegment(orientation))
  let at = 2
  while (at + 2 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1]!
    if (marker === 0xff) {
      at += 1 // A fill byte.
      continue
    }
    if (marker === endOfImage) return Buffer.concat([...kept, file.subarray(at, at + 2)])
    if (at + 4 > file.length) break
    const end = at + 2 + file.readUInt16BE(at + 2)
    const scanEnd = marker === startOfScan ? endOfScan(file, end) : end
    const segment = file.subarray(at, scanEnd)
    if (isNeeded(marker, segment)) kept.push(segment)
    at = scanEnd
  }
  // Without an end it is half a picture; whoever decodes it will notice.
  return Buffer.concat(kept)
}

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

/** Application segments and comments go, but for JFIF, the colour profile and Adobe's colour transform. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === 0xe2) return segment.subarray(4, 4 + colourProfile.length).equals(colourProfile)
  const application = marker >= 0xe0 && marker <= 0xef
  return marker === 0xe0 || marker === 0xee || (!application && marker !== 0xfe)
}

/** Compressed pixels last until a marker that is neither an escaped byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1 && at + 1 < file.length) {
    const next = file[at + 1]!
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = file.indexOf(0xff, at + 2)
  }
  return file.length
}

/** The smallest EXIF block there is: one entry. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from([
    0x49,
    0x49,
    0x2a,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
