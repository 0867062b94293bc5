import { createContext, useContext } from 'react'

/** Which page the server renders. In the browser the address says it. */
export const PathContext = createContext('')

export function usePath(): string {
  return useContext(PathContext)
}
