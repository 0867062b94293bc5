import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#ui/page/when-idle.ts'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** No toast shows before a visitor does something, so the region comes when the browser is idle. */
export function Toasts() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    idle && (
      <Suspense>
        <ToastRegion />
      </Suspense>
    )
  )
}
