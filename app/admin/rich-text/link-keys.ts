import { Extension } from '@tiptap/core'
import { askFor } from './blocks.ts'

/** Ctrl K makes a link of what is selected, and changes the one around the caret; otherwise it finds things as everywhere. */
export const LinkKeys = Extension.create({
  name: 'linkKeys',
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        const { editor } = this
        if (editor.state.selection.empty && !editor.isActive('link')) return false
        askFor('link')(editor)
        return true
      },
    }
  },
})
