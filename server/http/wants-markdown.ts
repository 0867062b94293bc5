const markdownType = 'text/markdown'

/** Whether somebody would rather read Markdown than HTML (RFC 9110, 12.5.1). Browsers never name it. */
export function wantsMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.includes(markdownType)) return false
  return weightOf(accept, markdownType) > 0 && weightOf(accept, markdownType) >= weightOf(accept, 'text/html')
}

function weightOf(accept: string, type: string): number {
  for (const entry of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    if (name !== type) continue
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  }
  return 0
}
