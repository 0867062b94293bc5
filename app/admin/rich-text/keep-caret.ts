import type { MouseEvent } from 'react'

/**
 * For buttons that change the text: a press leaves the caret where it is. Otherwise the button has the keyboard until the next
 * frame, and what quick hands type meanwhile is lost; on phones the keyboard would close and open again.
 */
export const keepCaret = (event: MouseEvent) => event.preventDefault()
