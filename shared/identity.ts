import type { AnyDefinition } from './content/define.ts'

export const roles = ['admin', 'editor'] as const
export type Role = (typeof roles)[number]
/**
 * What a handler needs: nothing, an account of one's own, content that editors may write, or what only administrators may
 * touch (J25).
 */
export type Right = 'public' | 'own-account' | 'edit-content' | 'administrate'
/** Who asks. */
export type Principal = { id: string; name: string; email: string; role: Role }

/** What the browser may know of the person signed in; never a usable secret (I4). */
export type UserRecord = Principal & { expiresAt: string }
/** A session as its owner sees it. */
export type UserSession = { id: string; device: string; signedInAt: string; usedAt: string; current: boolean }

/** A person as administrators see them. */
export type UserEntry = {
  id: string
  name: string
  email: string
  role: Role
  disabled: boolean
  secondFactor: boolean
  sessions: number
  usedAt: string | null
  createdAt: string
}

/** What a set-up link is for, and whom it names. */
export type SetUp = { purpose: 'first' | 'invitation' | 'new-password'; email: string; name: string }

export const signInTypes = ['signInViaPopup', 'signInViaRedirect'] as const
export type SignInType = (typeof signInTypes)[number]

export function mayUse(role: Role, right: Right): boolean {
  return right !== 'administrate' || role === 'admin'
}

/** Editors write what the site says; how the company presents itself legally stays with administrators (J25). */
export function rightToWrite({ kind, name }: AnyDefinition): Right {
  return kind === 'document' || name === 'registeredServices' ? 'administrate' : 'edit-content'
}
