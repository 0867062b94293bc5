import { useEffect, useState, type RefObject } from 'react'
import type { SpokenPlace } from '#shared/preview/preview.ts'
import { createObservable } from '#kit/state/observable.ts'
import { caretPlaceIn } from './caret-place.ts'

/** Where somebody writes; undefined before the first time. */
export type CaretPlaces = ReturnType<typeof createObservable<SpokenPlace | undefined>>

/** The caret moves with every letter, and what it stands in is only asked when it rests. */
const restMs = 120

/** Follows the caret through a form. Not as state: the form is not drawn anew because the caret moved. */
export function useCaretPlaces(form: RefObject<HTMLElement | null>): CaretPlaces {
  const [places] = useState(() => createObservable<SpokenPlace | undefined>(undefined))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const place = form.current && caretPlaceIn(form.current)
      if (place) places.set(place)
    }
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    }
    // Whoever turns to something else at once, such as the preview, leaves the caret behind.
    const lookNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      look()
    }
    const listeners = new AbortController()
    document.addEventListener('pointerdown', lookNow, { signal: listeners.signal, capture: true })
    document.addEventListener('selectionchange', listen, { signal: listeners.signal })
    document.addEventListener('focusin', listen, { signal: listeners.signal })
    document.addEventListener('input', listen, { signal: listeners.signal })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [form, places])
  return places
}
