import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'

export type LoadKind = 'file' | 'font' | 'frame' | 'form'
/** What a browser does with a page by itself: where it asks, and what it stores. */
export type PageReading = {
  loads: { kind: LoadKind; url: string }[]
  keys: { storage: 'localStorage' | 'sessionStorage' | 'cookie'; name: string }[]
}

/** Which links a browser follows before anybody clicks; others only say something. */
const loadingRelations =
  /\b(?:stylesheet|icon|apple-touch-icon|mask-icon|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest|prerender)\b/i
const loadedBy: Record<string, readonly string[]> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src', 'formaction'],
  button: ['formaction'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  body: ['background'],
}
const inStyle = /url\(\s*(['"]?)([^'")]+)\1\s*\)|@import\s+(['"])([^'"]+)\3/gi
const fontFace = /@font-face\s*\{[^}]*\}/gi
const storageCall = /\b(localStorage|sessionStorage)\s*(?:\.\s*(?:getItem|setItem)\s*\(\s*|\[\s*)(['"`])([^'"`]+)\2/g
const cookieCall = /\bdocument\.cookie\s*=\s*(['"`])([^=;'"`]+)=/g

/** Reads a page as a browser would, with the parser that sanitising uses (decision 20). */
export function readPageHtml(html: string): PageReading {
  const reading: PageReading = { loads: [], keys: [] }
  for (const element of elementsIn(parseHtml(html))) {
    reading.loads.push(...loadsOf(element))
    if (element.name === 'script' && isProgram(element)) reading.keys.push(...keysIn(textIn(element)))
  }
  return reading
}

function loadsOf(element: HtmlElement): PageReading['loads'] {
  const { name } = element
  const all = (kind: LoadKind, urls: (string | undefined)[]) =>
    urls.flatMap((url) => (url ? [{ kind, url: url.trim() }] : []))
  const found = all('file', inAttributeStyle(element))
  if (name === 'style') return [...found, ...inSheet(textIn(element))]
  if (name === 'iframe' || name === 'frame') return [...found, ...all('frame', [attributeOf(element, 'src')])]
  if (name === 'form') return [...found, ...all('form', [attributeOf(element, 'action')])]
  if (name === 'link' && loadingRelations.test(attributeOf(element, 'rel') ?? '')) {
    const kind = attributeOf(element, 'as') === 'font' ? 'font' : 'file'
    return [...found, ...all(kind, [attributeOf(element, 'href'), ...inSet(attributeOf(element, 'imagesrcset'))])]
  }
  const attributes = loadedBy[name] ?? []
  return [
    ...found,
    ...attributes.flatMap((attribute) =>
      all(attribute === 'formaction' ? 'form' : 'file', [attributeOf(element, attribute)]),
    ),
    ...all('file', name === 'img' || name === 'source' ? inSet(attributeOf(element, 'srcset')) : []),
  ]
}

function inAttributeStyle(element: HtmlElement): string[] {
  return urlsIn(attributeOf(element, 'style') ?? '')
}

function inSheet(sheet: string): PageReading['loads'] {
  const fonts = (sheet.match(fontFace) ?? []).flatMap(urlsIn)
  const files = urlsIn(sheet.replaceAll(fontFace, ''))
  return [
    ...fonts.map((url) => ({ kind: 'font' as const, url })),
    ...files.map((url) => ({ kind: 'file' as const, url })),
  ]
}

function urlsIn(style: string): string[] {
  return [...style.matchAll(inStyle)].flatMap(([, , address, , imported]) => address ?? imported ?? [])
}

/** „a.jpg 1x, b.jpg 2x“ */
function inSet(set = ''): string[] {
  return set.split(/,\s+/).flatMap((entry) => entry.trim().split(/\s+/)[0] || [])
}

/** Data in a script runs nowhere. */
function isProgram(script: HtmlElement): boolean {
  const type = attributeOf(script, 'type') ?? ''
  return type === '' || type === 'module' || /javascript/i.test(type)
}

function keysIn(program: string): PageReading['keys'] {
  const stored = [...program.matchAll(storageCall)].map(([, storage, , name]) => ({
    storage: storage as 'localStorage' | 'sessionStorage',
    name: name!,
  }))
  const cookies = [...program.matchAll(cookieCall)].map(([, , name]) => ({
    storage: 'cookie' as const,
    name: name!.trim(),
  }))
  return [...stored, ...cookies]
}

function textIn({ children }: HtmlElement): string {
  return children.map((child) => (child.kind === 'text' ? child.text : '')).join('')
}
