const startOfScan = 0xda
const endOfImage = 0xd9
const colourProfile = Buffer.from('ICC_PROFILE\0', 'latin1')

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
