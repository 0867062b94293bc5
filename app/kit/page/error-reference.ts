import { createContext, useContext } from 'react'

/**
 * The number under which the log of the server knows a failed render; a page shows it only if it failed. Empty in the
 * browser, where nobody logs.
 */
export const ErrorReference = createContext('')

export function useErrorReference(): string {
  return useContext(ErrorReference)
}
