import { useEffect } from 'react'

/** A file dropped beside the place that was meant would replace this page by itself, and what was typed with it. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const listeners = new AbortController()
    const keepPage = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'dragover') event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', keepPage, { signal: listeners.signal })
    window.addEventListener('drop', keepPage, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
}
