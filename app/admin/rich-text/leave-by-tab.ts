import type { Editor } from '@tiptap/core'

/**
 * The Tab key must not be caught in a text (WCAG 2.1.2): it moves through the cells of a table and leaves everything
 * else, where lists would otherwise indent and tables grow. True hands the key back to the browser.
 */
export function leavesByTab(editor: Editor | null, event: KeyboardEvent): boolean {
  if (event.key !== 'Tab' || !editor) return false
  const cell = event.shiftKey ? editor.can().goToPreviousCell() : editor.can().goToNextCell()
  return !(editor.isActive('table') && cell)
}
