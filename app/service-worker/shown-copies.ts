/** Which open pages were made of a copy, by the id of the tab's document. A restarted worker does not know it any more. */
const shown = new Map<string, string>()
const remembered = 50

export function rememberShownCopy(client: string, keptAt: string): void {
  shown.set(client, keptAt)
  if (shown.size > remembered) shown.delete(shown.keys().next().value!)
}

export function shownCopyOf(client: string): string | undefined {
  return shown.get(client)
}
