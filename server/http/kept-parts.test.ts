import { expect, test } from 'vitest'
import { createKeptParts } from './kept-parts.ts'

const site = { name: 'Muster' }

/** A page of parts as React would draw it; answers with the page and with which parts were drawn. */
function drawPage(
  kept: ReturnType<typeof createKeptParts>,
  parts: Record<string, (secret: string) => string>,
  { secret = 'first', address = '/', of = site as object } = {},
) {
  const open = kept.open(secret, address)
  const drawn: string[] = []
  const mark = (name: string) => `<template data-part="${name}"></template>`
  const html = Object.entries(parts).map(([madeOf, draw]) => {
    const { begin, end } = open.mark(of, madeOf)
    if (end === undefined) return mark(begin)
    drawn.push(madeOf)
    return mark(begin) + draw(secret) + mark(end)
  })
  const rest = open.take(`<main>${html.join('|')}</main>`)
  return { page: open.fill(rest).toString(), rest, drawn }
}

test('a part is drawn once and stands in later pages as it was', () => {
  const kept = createKeptParts()
  const first = drawPage(kept, { a: () => '<p>ä</p>', b: () => '<p>b</p>' })
  const second = drawPage(kept, { a: () => 'never', c: () => '<p>c</p>' }, { secret: 'second' })
  expect(first).toMatchObject({ page: '<main><p>ä</p>|<p>b</p></main>', drawn: ['a', 'b'] })
  expect(second).toMatchObject({ page: '<main><p>ä</p>|<p>c</p></main>', drawn: ['c'] })
})

test('at another address, or when what all pages share has changed, it is drawn anew', () => {
  const kept = createKeptParts()
  const part = { a: () => '<p>a</p>' }
  drawPage(kept, part)
  expect(drawPage(kept, part, { address: '/faq' }).drawn).toEqual(['a'])
  expect(drawPage(kept, part, { of: { name: 'Anders' } }).drawn).toEqual(['a'])
  expect(drawPage(kept, part, { of: { name: 'Anders' } }).drawn).toEqual([])
  expect(drawPage(kept, part).drawn).toEqual(['a'])
})

test('what belongs to one page is not kept: its own scripts, and pictures that its head announces', () => {
  const kept = createKeptParts()
  const parts = {
    script: (secret: string) => `<script nonce="${secret}">1</script>`,
    eager: () => '<img src="/a.png" alt=""/>',
    lazy: () => '<img src="/b.png" alt="" loading="lazy"/>',
  }
  // Where its scripts are looked for the script has to be seen.
  expect(drawPage(kept, parts).rest).toContain('<script nonce="first">1</script>')
  const { page, drawn } = drawPage(kept, parts, { secret: 'second' })
  expect(drawn).toEqual(['script', 'eager'])
  expect(page).toBe(
    '<main><script nonce="second">1</script>|<img src="/a.png" alt=""/>|<img src="/b.png" alt="" loading="lazy"/></main>',
  )
})

test('content that looks like a mark is left as it is', () => {
  const kept = createKeptParts()
  const forged = '<template data-part="0"></template><template data-part="second-0"></template>'
  expect(drawPage(kept, { a: () => forged }).page).toBe(`<main>${forged}</main>`)
})

test('what was drawn first goes when there is no more room', () => {
  const kept = createKeptParts(10)
  drawPage(kept, { a: () => '1234', b: () => '5678' })
  drawPage(kept, { c: () => '9012' })
  expect(kept.size).toEqual({ parts: 2, bytes: 8 })
  expect(drawPage(kept, { a: () => '1234' }).drawn).toEqual(['a'])
})
