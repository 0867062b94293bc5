import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { resolvedPicture } from '#shared/media/resolved-picture.ts'
import { Picture } from './picture.tsx'

const facts = { id: 'abcdefghijklmn', hash: '0123', width: 700, height: 400, alpha: false, focal: { x: 25, y: 0 } }
const src = resolvedPicture({ ...facts, alt: 'Brücke, „alt“ & neu' })

test('AVIF first, only useful widths, its size known, its text from the library', () => {
  const html = renderToStaticMarkup(<Picture src={src} sizes="50vw" />)
  const base = '/media/abcdefghijklmn/0123'
  const widths = (format: string) =>
    [160, 320, 640, 960].map((width) => `${base}/w${width}.${format} ${width}w`).join(',')
  expect(html).toContain(
    `<source type="image/avif" srcSet="${widths('avif')}" sizes="50vw"/><source type="image/webp" srcSet="${widths('webp')}" sizes="50vw"/>`,
  )
  expect(html).toContain(
    `<img src="${base}/w960.jpg" alt="Brücke, „alt“ &amp; neu" width="700" height="400" loading="lazy"`,
  )
  expect(html).toContain('data-focal="25-0"')
})

test('what everybody sees first is not lazy, and a text of the page wins', () => {
  const html = renderToStaticMarkup(<Picture src={src} sizes="50vw" alt="" eager />)
  expect(html).not.toContain('lazy')
  expect(html).toContain('alt=""')
})

test('as cloth it is one file, whatever the width of the screen', () => {
  const woven = resolvedPicture({ ...facts, alt: 'Lena', woven: true })
  const html = renderToStaticMarkup(<Picture src={woven} sizes="50vw" fill />)
  expect(html).toContain('<img src="/media/abcdefghijklmn/0123/woven.png" alt="Lena" width="700" height="400"')
  expect(html).toContain('data-woven=""')
  expect(html).not.toContain('<source')
})

test('any other address is a plain image', () => {
  expect(renderToStaticMarkup(<Picture src="/bild.png" sizes="50vw" />)).toBe(
    '<img src="/bild.png" alt="" loading="lazy"/>',
  )
})

test('a picture with transparency falls back to PNG', () => {
  expect(resolvedPicture({ ...facts, alpha: true, alt: '' })).toMatch(/\/w960\.png#/)
})
