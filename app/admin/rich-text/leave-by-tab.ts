import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * The Tab key must not be caught in a text (WCAG 2.1.2): it moves through the cells of a table and leaves everything
 * else, where lists would otherwise indent and tables grow. True hands the key back to the browser.
 */
export const LeaveByTab = Extension.create({
  name: 'leaveByTab',
  addProseMirrorPlugins() {
    const { editor } = this
    function leaves(event: KeyboardEvent): boolean {
      if (event.key !== 'Tab') return false
      const cell = event.shiftKey ? editor.can().goToPreviousCell() : editor.can().goToNextCell()
      return !(editor.isActive('table') && cell)
    }
    return [new Plugin({ props: { handleDOMEvents: { keydown: (_view, event) => leaves(event) } } })]
  },
})
