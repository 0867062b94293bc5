import { useLayoutEffect, useRef } from 'react'
import { followScrollArea } from './scroll-area.ts'

/** Followed before the area is first seen, so that the keyboard can reach it from the first frame on. */
export function useScrollArea<Area extends HTMLElement>() {
  const area = useRef<Area>(null)
  useLayoutEffect(() => (area.current ? followScrollArea(area.current) : undefined), [])
  return area
}
