import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Files to upload, made on the spot: what they hold is visible here.

/** A photograph as a phone writes it: on its side, with camera and place. */
export function photograph(width = 800, height = 600): Promise<Buffer> {
  return gradient(width, height)
    .withExif({
      IFD0: { Make: 'Kamerawerk' },
      IFD3: { GPSLatitude: '50/1 58/1 40/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

export function pngPicture(width = 640, height = 480, seed = 1): Promise<Buffer> {
  return gradient(width, height, seed).png().toBuffer()
}

export function webpPicture(): Promise<Buffer> {
  return gradient(400, 300)
    .withExif({ IFD0: { Artist: 'Erika Mustermann' } })
    .webp()
    .toBuffer()
}

/** A picture that looks different for every seed. */
function gradient(width: number, height: number, seed = 1) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index++) {
    pixels[index * 3] = (index % width) & 0xff
    pixels[index * 3 + 1] = (index / width) & 0xff
    pixels[index * 3 + 2] = (seed * 40) & 0xff
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A few hundred bytes that claim to be 50,000 by 50,000 pixels. */
export function bombPng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PDF of any size: what is between head and end does not matter here. */
export function pdfDocument(bytes: number, filler: (bytes: number) => Buffer = (count) => Buffer.alloc(count, 'x')) {
  const head = Buffer.from('%PDF-1.7\n')
  const end = Buffer.from('\n%%EOF\n')
  return Buffer.concat([head, filler(bytes - head.length - end.length), end])
}
