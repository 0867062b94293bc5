const withinWords = new Set(['strong', 'em', 's', 'u', 'sub', 'sup', 'a', 'code', 'wbr'])

/** Whether an element of this name ends the word before it; marks inside of a word do not part it. */
export function separatesWords(elementName: string): boolean {
  return !withinWords.has(elementName)
}

/** As it is read in one line. */
export function collapseSpaces(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}
