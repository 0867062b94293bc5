/**
 * The same text in memory of its own. A piece of a long text keeps all of it in memory, which matters where pieces are kept
 * and texts are not.
 */
export function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string
}
