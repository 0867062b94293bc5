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

const latin = (text: string) => Buffer.from(text, 'latin1')

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** As a phone writes it: with time and place, on its side if asked. It has all the parts of an MP4, and no picture. */
export function mp4Video({ codec = 'avc1', turned = false, seed = 1, filler = 20_000 } = {}): Buffer {
  const trackHead = Buffer.alloc(84)
  trackHead.writeUInt32BE(3_800_000_000, 4)
  trackHead.writeInt32BE(turned ? 0 : 65_536, 40)
  trackHead.writeInt32BE(turned ? 65_536 : 0, 44)
  trackHead.writeUInt32BE(1280 * 65_536, 76)
  trackHead.writeUInt32BE(720 * 65_536, 80)
  const entry = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, Buffer.alloc(78)))
  const media = box('mdia', box('hdlr', Buffer.alloc(8), 'vide', Buffer.alloc(13)), box('minf', box('stbl', entry)))
  const place = box('udta', box('\u00a9xyz', Buffer.from([0, 18, 0x15, 0xc7]), '+50.9787+011.0328/'))
  const notes = box('meta', 'Kamerawerk')
  return Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isomavc1mp41'),
    box('moov', box('mvhd', Buffer.alloc(100, 1)), box('trak', box('tkhd', trackHead), media, notes), place),
    box('mdat', Buffer.alloc(filler, seed)),
  ])
}

/** Numbers of the format itself; sizes in one byte, which is enough here. */
const element = (id: number[], body: Buffer) => Buffer.concat([Buffer.from([...id, 0x80 | body.length]), body])

export function webmVideo(): Buffer {
  const size = Buffer.concat([element([0xb0], Buffer.from([2, 128])), element([0xba], Buffer.from([1, 104]))])
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], element([0xe0], size)))
  const tags = element([0x12, 0x54, 0xc3, 0x67], latin('LOCATION Erfurt'))
  const cluster = element([0x1f, 0x43, 0xb6, 0x75], Buffer.alloc(40, 7))
  const segment = Buffer.concat([tracks, tags, cluster])
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], latin('webm'))),
    // Its length is not known, as in what a browser records.
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    segment,
  ])
}

export const captionsFile = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.500\nGrüß Gott aus der Werkstatt.\n')
