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
    const isUnseen = (element: Element) => getComputedStyle(element).clipPath !== 'none'

    /** The letters alone: their box also holds room above and below, which lines may share. */
    const core = ({ left, top, right, bottom }: Box): Box => {
      const margin = (bottom - top) * 0.25
      return { left, right, top: top + margin, bottom: bottom - margin }
    }

    /** What cuts the line off, if anything does; what may do so answers for it by three dots. */
    function cutBy(line: Line): { edge?: string; shortened?: boolean } {
      let box: Box = line
      for (let around: Element | null = line.element; around; around = around.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        const beyond = {
          x: box.left < edge.left - slack || box.right > edge.right + slack,
          y: box.top < edge.top - slack || box.bottom > edge.bottom + slack,
        }
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (around !== document.body && around !== document.documentElement) {
          if ((beyond.x && hides(overflowX)) || (beyond.y && hides(overflowY)))
            return mayShorten && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
              ? { shortened: true }
              : { edge: nameOf(around) }
          const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
          if (scrolls && (beyond.x || beyond.y)) box = edge
        }
        if (position === 'fixed') break
      }
      return box.left < -slack || box.right > innerWidth + slack ? { edge: 'the window' } : {}
    }

    const lines: Line[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!
      const words = node.nodeValue!.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
      if (!words || !isShown(element)) continue
      let floats = false
      let unseen = false
      for (let around: Element | null = element; around; around = around.parentElement) {
        floats ||= ['fixed', 'sticky'].includes(getComputedStyle(around).position)
        unseen ||= isUnseen(around)
      }
      if (unseen) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ ...core(box), words, element, floats })
    }

    const cuts = new Map(lines.map((line) => [line, cutBy(line)]))
    const lost = lines.flatMap((line) => {
      const { edge } = cuts.get(line)!
      return edge ? [`„${line.words}“ is cut off by ${edge}`] : []
    })
    // A line behind three dots is nowhere to be seen, so it lies over nothing.
    const isStill = (line: Line) => !line.floats && !cuts.get(line)!.shortened
    const still = lines.filter(isStill).sort((a, b) => a.top - b.top)
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
