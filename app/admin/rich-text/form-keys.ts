import { Extension } from '@tiptap/core'
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
        if (editor.state.selection.empty && !editor.isActive('link')) return false
        askFor('link')(editor)
        return true
      },
      'Mod-Shift-f': () => {
        askFor('find')(this.editor)
        return true
      },
    }
  },
})
