import { useEffect } from 'react'
import { ToastRegion } from '#kit/toast/toast-region.tsx'
import { followQueue } from '#site/contact/follow-queue.ts'

/** A message that waited for a connection ends in a toast, and this part of every page comes when the browser is idle. */
export function Toasts() {
  useEffect(followQueue, [])
  return <ToastRegion />
}
