import { richTextLimits } from '#shared/limits.ts'
import { richTextLimitMessages as messages } from '#shared/messages/editing-errors.ts'

const tagStart = /<(?:(\/?)([a-z][^\s/>]*)|[!?])?/gi
/** The rest of a tag as programs write it. Whatever else follows a name may hide what comes after it. */
const plainRest = /(?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>=`]+))?)*\s*\/?>/y
const plainComment = /<(?:!--[^<>]*--|[!?](?!--)[^<>]*)>/y
const withoutContent = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const withoutTags = new Set('script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '))
/** An open one of these ends where the next one begins. */
const endsByItself = new Set('p li dt dd tr td th option'.split(' '))

/**
 * Why a text is not parsed at all (decision 20 says why not by the parser itself). Parsers take time that grows with the square of what is open, so this reads each
 * character once, before them. It may find a text deeper than a parser would, never flatter: nothing that an odd tag, a
 * comment or a script could hide from a parser closes what was opened before it.
 */
export function richTextProblem(html: string): string | undefined {
  if (html.length > richTextLimits.length) return messages.tooLong(richTextLimits.length)
  const open: { name: string; closedBy: number }[] = []
  let tags = 0
  for (const { index, 0: start, 1: slash, 2: written } of html.matchAll(tagStart)) {
    if (++tags > richTextLimits.tags) return messages.tooManyTags(richTextLimits.tags)
    if (start === '<') continue
    const name = written?.toLowerCase() ?? ''
    const firstClosable = open.at(-1)?.closedBy ?? 0
    if (slash) {
      const opened = open.findLastIndex((tag, depth) => tag.name === name && depth >= firstClosable)
      if (opened >= 0) open.length = opened
      continue
    }
    const plain = name === '' ? follows(plainComment, html, index) : follows(plainRest, html, index + start.length)
    if (plain && (name === '' || withoutContent.has(name))) continue
    if (endsByItself.has(name) && open.at(-1)?.name === name) open.pop()
    const hides = !plain || withoutTags.has(name)
    open.push({ name: plain ? name : '', closedBy: hides ? open.length : firstClosable })
    if (open.length > richTextLimits.depth) return messages.tooDeep(richTextLimits.depth)
  }
  return undefined
}

function follows(pattern: RegExp, html: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(html)
}
