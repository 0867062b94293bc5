import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './idle.ts'

/** A part of the page that nobody needs at once: its code comes when the browser is idle. Without it nothing is shown. */
export function onIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
  return function OnIdle(props: Props) {
    const [idle, setIdle] = useState(false)
    useEffect(() => whenIdle(() => setIdle(true)), [])
    return (
      idle && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}
