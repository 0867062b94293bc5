import { hash } from 'node:crypto'

/** What one page asks for. */
export type OpenParts = ReturnType<ReturnType<typeof createKeptParts>['open']>

/** About as much as sixty pages have; what was drawn first goes first. */
const mostBytes = 2_000_000
/** React announces pictures that load at once in the head of the page, which is drawn each time. */
const eagerPicture = /<img (?![^>]* loading="lazy")/

/**
 * Parts of public pages as HTML, each known by everything that it was drawn from: an edit drops every page, but nearly all
 * of their parts are what they were (app/site/page/kept-part.tsx). Nobody has to tell of changes, since what has changed is
 * known by something else.
 */
export function createKeptParts(most = mostBytes) {
  const known = new Map<string, Buffer>()
  let bytes = 0
  let site = { text: '', version: 0 }

  /** What the parts of all pages share is compared once for each page. */
  function versionOf(value: unknown): number {
    const text = JSON.stringify(value) ?? ''
    if (text !== site.text) {
      site = { text, version: site.version + 1 }
      known.clear()
      bytes = 0
    }
    return site.version
  }

  function keep(key: string, html: Buffer) {
    if (known.has(key)) return
    known.set(key, html)
    bytes += html.length
    for (const [oldest, { length }] of known) {
      if (bytes <= most) break
      known.delete(oldest)
      bytes -= length
    }
  }

  return {
    /** For one page. `secret` is of this page alone: content that looks like a mark is none. */
    open(secret: string, address: string) {
      const parts: { key: string; html: Buffer | undefined }[] = []
      let version: number | undefined
      const markStart = `<template data-part="${secret}-`
      const markEnd = '"></template>'

      /** Every mark of a part that begins, and where the page goes on after it. */
      function* marksIn(page: string) {
        let after = 0
        for (let at = page.indexOf(markStart); at >= 0; at = page.indexOf(markStart, after)) {
          const idAt = at + markStart.length
          after = page.indexOf(markEnd, idAt) + markEnd.length
          const name = page.slice(idAt, after - markEnd.length)
          if (!name.endsWith('-end')) yield { at, after, name, part: parts[Number(name)]! }
        }
      }

      return {
        /** Without an end the part is known and need not be drawn. */
        mark(value: unknown, madeOf: string): { begin: string; end: string | undefined } {
          version ??= versionOf(value)
          const key = hash('sha256', `${version} ${address} ${madeOf}`, 'base64url')
          const html = known.get(key)
          const begin = `${secret}-${parts.push({ key, html }) - 1}`
          return { begin, end: html ? undefined : `${begin}-end` }
        },
        /** The page without the parts that were drawn for it, of which only the marks stay. */
        take(page: string): string {
          let rest = ''
          let at = 0
          for (const { after, name, part, ...mark } of marksIn(page)) {
            if (part.html) continue
            const end = `${markStart}${name}-end${markEnd}`
            const endAt = page.indexOf(end, after)
            const html = page.slice(after, endAt)
            // Scripts of its own are allowed by the secret of this page.
            const belongsToPage = html.includes(secret) || eagerPicture.test(html)
            rest += page.slice(at, belongsToPage ? mark.at : after)
            at = endAt + end.length
            if (belongsToPage) rest += html
            else keep(part.key, (part.html = Buffer.from(html)))
          }
          return rest + page.slice(at)
        },
        /** The page with all its parts in the places of their marks. */
        fill(page: string): Buffer {
          const pieces: Buffer[] = []
          let at = 0
          for (const { after, part, ...mark } of marksIn(page)) {
            pieces.push(Buffer.from(page.slice(at, mark.at)), part.html!)
            at = after
          }
          return Buffer.concat([...pieces, Buffer.from(page.slice(at))])
        },
      }
    },
    get size() {
      return { parts: known.size, bytes }
    },
  }
}
