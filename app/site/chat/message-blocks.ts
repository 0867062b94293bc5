/** A piece of a line: text, strong text, or a link. */
export type Inline = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; href: string }
export type Block = { kind: 'paragraph'; lines: Inline[][] } | { kind: 'bullets' | 'numbers'; items: Inline[][] }

const inlinePattern =
  /\[([^\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]*\)){1,2000})\)|\*\*([^*\n]+)\*\*|(https?:\/\/[^\s<>()"]*[^\s<>()".,;:!?])|([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})|(\+\d{2}[\d ()/-]{6,}\d)/gi

/**
 * Reads the little Markdown that answers use. Everything else, HTML above all, stays the text it is: nothing here becomes
 * markup but what React renders from these pieces.
 */
export function messageBlocks(message: string): Block[] {
  const blocks: Block[] = []
  for (const line of message.split('\n')) {
    const [, bullet, number, heading] = /^\s*(?:([-*•])|(\d{1,2}[.)])|(#{1,4}))\s+/.exec(line) ?? []
    const last = blocks.at(-1)
    if (line.trim() === '') {
      if (last?.kind !== 'paragraph' || last.lines.length > 0) blocks.push({ kind: 'paragraph', lines: [] })
    } else if (bullet || number) {
      const kind = bullet ? 'bullets' : 'numbers'
      const item = inlines(line.replace(/^\s*\S+\s+/, ''))
      if (last?.kind === kind) last.items.push(item)
      else blocks.push({ kind, items: [item] })
    } else {
      const pieces = heading ? [strong(line.replace(/^\s*#+\s+/, ''))] : inlines(line)
      if (last?.kind === 'paragraph') last.lines.push(pieces)
      else blocks.push({ kind: 'paragraph', lines: [pieces] })
    }
  }
  return blocks.filter((block) => block.kind !== 'paragraph' || block.lines.length > 0)
}

function inlines(line: string): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of line.matchAll(inlinePattern)) {
    if (match.index > end) pieces.push({ kind: 'text', text: line.slice(end, match.index) })
    pieces.push(inlineOf(match))
    end = match.index + match[0].length
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) })
  return pieces
}

function inlineOf([whole, label, target, bold, url, email, phone]: RegExpMatchArray): Inline {
  if (label !== undefined && target !== undefined)
    return isSafe(target) ? { kind: 'link', text: label, href: target } : { kind: 'text', text: label }
  if (bold !== undefined) return strong(bold)
  if (url) return { kind: 'link', text: url, href: url }
  if (email) return { kind: 'link', text: email, href: `mailto:${email}` }
  if (phone) return { kind: 'link', text: phone, href: `tel:${phone.replace('(0)', '').replaceAll(/[^+\d]/g, '')}` }
  return { kind: 'text', text: whole }
}

/** Own pages and dialogs, the web, mail and telephone; never a scheme that runs something. */
function isSafe(href: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#[\w-]+$)/i.test(href)
}

function strong(text: string): Inline {
  return { kind: 'strong', text }
}
