import { useLayoutEffect, type RefObject } from 'react'
import { takeOverTyping } from './take-over-typing.ts'

/** For what holds forms that the server draws: nothing that was typed before they were alive is lost. */
export function useTypingTakenOver(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Right after this drawing, before the browser hands over the next key: React would still drop a text that comes
    // while it draws, and empty the control at its next drawing.
    queueMicrotask(() => root.current && takeOverTyping(root.current))
  }, [root])
}
