import { Extension, type Editor } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { askFor } from './blocks.ts'

/**
 * Ctrl K makes a link of what is selected, and changes the one around the caret; otherwise it finds things as everywhere.
 * With Shift, Ctrl F finds in this text; without, the browser does.
 */
export const FormKeys = Extension.create({
  name: 'formKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        const { editor } = this
        takeShownSelection(editor)
        if (editor.state.selection.empty && !editor.isActive('link')) return false
        askFor('link')(editor)
        return true
      },
      'Mod-Shift-f': () => {
        takeShownSelection(this.editor)
        askFor('find')(this.editor)
        return true
      },
    }
  },
})

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

/** Tab leaves the text, so lists are indented as in many editors with brackets. */
export const Indentation = Extension.create({
  name: 'indentation',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    }
  },
})

/** Quick hands press the next key before the browser has told the editor what the last one selected. */
function takeShownSelection({ view, state, commands }: Editor): void {
  const shown = view.dom.ownerDocument.getSelection()
  const { anchorNode, focusNode, anchorOffset, focusOffset, isCollapsed } = shown ?? {}
  if (!anchorNode || !focusNode || isCollapsed || !(state.selection instanceof TextSelection)) return
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const ends = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)]
  commands.setTextSelection({ from: Math.min(...ends), to: Math.max(...ends) })
}
