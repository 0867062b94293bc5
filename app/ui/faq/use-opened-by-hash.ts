import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to one question shows its answer, on arrival and whenever the hash changes. */
export function useOpenedByHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const place = document.getElementById(decodeHash(hash))
    if (place instanceof HTMLDetailsElement) place.open = true
  }, [hash])
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // A percent sign that encodes nothing names no question.
    return ''
  }
}
