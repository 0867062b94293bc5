import { createContext, useContext } from 'react'

/** Marks the scripts that a page may run in its HTML (server/pages/own-scripts.ts); nothing in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined)

export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce)
}
