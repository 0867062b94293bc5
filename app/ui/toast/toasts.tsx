import { lazy, Suspense } from 'react'

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: () => null }),
  ),
)

/** The toasts of the document. No part of the first view, so their code comes after it. */
export function Toasts() {
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  )
}
