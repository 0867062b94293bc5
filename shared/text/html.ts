const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
}

/** Replaces paragraphs and list items of sanitised rich text; undefined leaves one as it is. */
export function paragraphs(html: string, replace: (inner: string, whole: string) => string | undefined): string {
  return html.replaceAll(
    /<(p|li)\b[^>]*>((?:(?!<(?:p|li|ul|ol)\b)[\s\S])*?)<\/\1>/g,
    (whole, _tag: string, inner: string) => replace(inner, whole) ?? whole,
  )
}
