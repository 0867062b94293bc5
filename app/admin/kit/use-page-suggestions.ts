import { useEffect } from 'react'
import { useForm } from './form-context.ts'

const typingMs = 120

/** Offers the pages that fit what somebody types into a link. */
export function usePageSuggestions(typed: string): void {
  const { suggestPages } = useForm()
  useEffect(() => {
    const timer = setTimeout(() => suggestPages(typed), typingMs)
    return () => clearTimeout(timer)
  }, [suggestPages, typed])
}
