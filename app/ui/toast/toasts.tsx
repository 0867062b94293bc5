import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#ui/page/when-idle.ts'

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(
    ({ ToastRegion: Region }) => ({ default: Region }),
    () => ({ default: () => null }),
  ),
)

/** The toasts of the document. None shows before a visitor does something, so their code comes when the browser is idle. */
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
