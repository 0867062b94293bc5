import type { Page } from '@playwright/test'

/**
 * Words on the page that nobody can read whole: cut off by what is around them, beyond the edge of the window, or under
 * other words. What scrolls by itself loses nothing; in the admin area words may be shortened by three dots where a click
 * shows all of them. Named as people read them.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const mayShorten = location.pathname.startsWith('/admin')
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, laidOut]
    type Box = { left: number; top: number; right: number; bottom: number }
    type Line = Box & { words: string; element: Element; floats: boolean }
    await document.fonts.ready
    const slack = 2
    const nameOf = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${String(className).split(' ')[0]}`
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden=true], [inert], option, iframe')

    /** The letters alone: their box also holds room above and below, which lines may share. */
    const core = ({ left, top, right, bottom }: Box): Box => {
      const margin = (bottom - top) * 0.25
      return { left, right, top: top + margin, bottom: bottom - margin }
    }

    // Each is asked for by all the lines inside.
    type Look = { style: CSSStyleDeclaration; edge: Box; floats: boolean; unseen: boolean }
    const looks = new Map<Element, Look>()
    function lookOf(element: Element): Look {
      const known = looks.get(element)
      if (known) return known
      const around = element.parentElement && lookOf(element.parentElement)
      const style = getComputedStyle(element)
      const look = {
        style,
        edge: element.getBoundingClientRect(),
        floats: ['fixed', 'sticky'].includes(style.position) || (around?.floats ?? false),
        unseen: style.clipPath !== 'none' || (around?.unseen ?? false),
      }
      looks.set(element, look)
      return look
    }

    /** What cuts the line off, if anything does. Of one that is shortened what is left of it remains. */
    function cutBy(line: Line): string | undefined {
      let box: Box = line
      for (let around: Element | null = line.element; around; around = around.parentElement) {
        const { style, edge } = lookOf(around)
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = style
        const beyond = {
          x: box.left < edge.left - slack || box.right > edge.right + slack,
          y: box.top < edge.top - slack || box.bottom > edge.bottom + slack,
        }
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (around !== document.body && around !== document.documentElement) {
          if ((beyond.x && hides(overflowX)) || (beyond.y && hides(overflowY))) {
            if (!mayShorten || (textOverflow !== 'ellipsis' && webkitLineClamp === 'none')) return nameOf(around)
            line.right = Math.min(line.right, edge.right)
            line.bottom = Math.min(line.bottom, edge.bottom)
            return undefined
          }
          const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
          if (scrolls && (beyond.x || beyond.y)) box = edge
        }
        if (position === 'fixed') break
      }
      return box.left < -slack || box.right > innerWidth + slack ? 'the window' : undefined
    }

    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!
      const words = node.nodeValue!.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
      if (!words || !isShown(element)) continue
      const { floats, unseen } = lookOf(element)
      if (unseen) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ ...core(box), words, element, floats })
    }

    const lost = lines.flatMap((line) => {
      const edge = cutBy(line)
      return edge ? [`„${line.words}“ is cut off by ${edge}`] : []
    })
    const still = lines.filter(({ floats }) => !floats).sort((a, b) => a.top - b.top)
    for (const [index, line] of still.entries())
      for (const other of still.slice(index + 1)) {
        if (other.top >= line.bottom) break
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const shares = Math.min(line.bottom, other.bottom) - other.top
        if (across > 4 && shares > 4 && line.element !== other.element)
          lost.push(`„${line.words}“ lies over „${other.words}“`)
      }
    const width = document.documentElement.scrollWidth
    if (width > innerWidth) lost.push(`the page is ${width} px wide in a window of ${innerWidth}`)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== laidOut)
    return [...new Set(lost)]
  })
}

/** Styles that somebody lays over the page; the policy of the site allows no others. */
export async function withStyles(page: Page, styles: string, work: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, styles)
  await work()
  await page.evaluate(() => void (document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)))
}
