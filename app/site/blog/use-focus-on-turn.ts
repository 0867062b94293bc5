import { useEffect, useRef } from 'react'
import { contentId } from '#shared/addresses/navigation.ts'

/**
 * Turning a page of the same list leads back to its beginning, and the focus with it. Choosing another list keeps the
 * focus on the tab or the search field; another address is the matter of ui/page/page-change.tsx.
 */
export function useFocusOnTurn(list: string, page: number) {
  const shown = useRef({ list, page })
  useEffect(() => {
    const turned = shown.current.list === list && shown.current.page !== page
    shown.current = { list, page }
    if (turned) document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [list, page])
}
