import type { AnyDefinition } from './content/define.ts'

export type Role = 'admin' | 'editor'
/** What a handler needs: nothing, content that editors may write, or what only administrators may touch (J25). */
export type Right = 'public' | 'edit-content' | 'administrate'
/** Who asks. */
export type Principal = { id: string; name: string; email: string; role: Role }
/** What a browser keeps about who is signed in: never a secret (I4). */
export type UserRecord = Principal & { expiresAt: string }

export function mayUse(role: Role, right: Right): boolean {
  return right !== 'administrate' || role === 'admin'
}

/** Editors write what the site says; how the company presents itself legally stays with administrators (J25). */
export function rightToWrite({ kind, name }: AnyDefinition): Right {
  return kind === 'document' || name === 'registeredServices' ? 'administrate' : 'edit-content'
}
