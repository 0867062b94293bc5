import { useEffect, useRef } from 'react'
import { followScrollArea } from './scroll-area.ts'

export function useScrollArea<Area extends HTMLElement>() {
  const area = useRef<Area>(null)
  useEffect(() => (area.current ? followScrollArea(area.current) : undefined), [])
  return area
}
