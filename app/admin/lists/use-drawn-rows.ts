import { startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { whenIdle } from '#kit/idle/when-idle.ts'

/** More than any window shows at once. */
const drawnFirst = 20

/**
 * The rows that are drawn: those that somebody sees at once, and the rest as soon as the browser has time, so that nobody
 * waits for rows below the window. Who comes back to a list finds it as long as it was, since it is scrolled there.
 */
export function useDrawnRows<Row>(rows: Row[]): Row[] {
  const isReturn = useNavigationType() === 'POP'
  const [all, setAll] = useState(() => isReturn && hasStarted())
  useEffect(() => {
    if (!all) return whenIdle(() => startTransition(() => setAll(true)))
  }, [all])
  return all ? rows : rows.slice(0, drawnFirst)
}

/** The first screen of a visit is alive (app/kit/page/page-change.tsx); on the server none is. */
function hasStarted(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.started !== undefined
}
