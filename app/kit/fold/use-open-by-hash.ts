import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** An address such as /training#ki-im-bueroalltag unfolds what it names, also after a change of page in the browser. */
export function useOpenByHash() {
  const location = useLocation()
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1))
    const details = target?.closest('details')
    if (!target || !details || details.open) return
    details.open = true
    target.scrollIntoView()
  }, [location])
}
