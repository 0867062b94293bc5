/**
 * What somebody types or pastes as the target of a link, as the address it means: "www.beispiel.de" and "beispiel.de/preise"
 * are pages, "info@beispiel.de" is a mailbox, "+49 361 123" a telephone. Anything else stays as it is.
 */
export function completeAddress(typed: string): string {
  const text = typed.trim()
  if (/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d+/i.test(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`
  if (/^(\+|00)\d[\d\s()/-]{4,}$/.test(text)) return `tel:${text.replaceAll(/[\s()/-]/g, '')}`
  if (/^(www\.[^\s/]+|[^\s/@]+\.[a-z]{2,})(:\d+)?([/?#]\S*)?$/i.test(text)) return `https://${text}`
  return text
}
