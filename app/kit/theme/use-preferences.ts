import { useLayoutEffect } from 'react'
import { followMotion } from '#kit/motion/motion-store.ts'
import { followControls } from './controls.ts'
import { followTheme } from './theme-store.ts'

/** For the layout of all pages: an error of the whole page makes the root element anew, and it must be marked again. */
export function usePreferences(): void {
  useLayoutEffect(() => {
    const leaveTheme = followTheme()
    const leaveMotion = followMotion()
    const leaveControls = followControls()
    return () => {
      leaveTheme()
      leaveMotion()
      leaveControls()
    }
  }, [])
}
