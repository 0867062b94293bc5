import { expect, test } from 'vitest'
import { embeddable } from './embed-address.ts'

const video = (copied: string) => embeddable(copied, 'video').address

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', ''],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', ''],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', ''],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', ''],
  [' https://www.youtube.com/embed/dQw4w9WgXcQ ', ''],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', '?start=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', '?start=90'],
])('%s is embedded without cookies', (copied, start) => {
  expect(video(copied)).toBe(`https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ${start}`)
})

test('the code that providers offer for embedding is understood', () => {
  const code = '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=1" allowfullscreen></iframe>'
  expect(video(code)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(video('<iframe src="//video.example/1?a=1&amp;b=2"></iframe>')).toBe('https://video.example/1?a=1&b=2')
})

test('videos of Vimeo are shown by its player, unlisted ones too', () => {
  expect(video('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?dnt=1')
  expect(video('https://vimeo.com/76979871/0a1b2c')).toBe('https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c')
})

test('a map shows what its address shows, with its mark', () => {
  const { address, kind } = embeddable(
    'https://www.openstreetmap.org/?mlat=50.98&mlon=11.03#map=16/50.98/11.03',
    'video',
  )
  expect(kind).toBe('map')
  const { searchParams, pathname } = new URL(address)
  expect(pathname).toBe('/export/embed.html')
  expect(searchParams.get('marker')).toBe('50.98,11.03')
  const [west, south, east, north] = searchParams.get('bbox')!.split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ]
  expect((west + east) / 2).toBeCloseTo(11.03, 4)
  expect((south + north) / 2).toBeCloseTo(50.98, 4)
  expect(east - west).toBeGreaterThan(0)
  expect(embeddable('https://www.google.de/maps/embed?pb=1', 'video').kind).toBe('map')
})

test('what is not known stays as it is, and keeps its kind', () => {
  for (const copied of [
    'https://www.youtube.com/@kanal',
    'https://vimeo.com/channels/staffpicks',
    'https://www.openstreetmap.org/copyright',
    'https://video.example/embed/1',
    'kein Video',
  ])
    expect(video(copied)).toBe(copied)
  expect(embeddable('https://karten.example/1', 'map').kind).toBe('map')
})
