import type { AnyDefinition } from '#shared/content/define.ts'
import { ownPath } from '#shared/addresses/own-path.ts'

export const roles = ['admin', 'editor', 'contributor'] as const
export type Role = (typeof roles)[number]
/**
 * What a handler needs: nothing, an account of one's own, drafts that contributors may write, content that editors may
 * publish, messages of visitors, or what only administrators may touch (J25).
 */
export type Right = 'public' | 'own-account' | 'write-drafts' | 'edit-content' | 'read-inbox' | 'administrate'
/** Who holds the API token is no person, so there is no account that would be theirs. */
export const apiTokenHolderId = 'api-token'
/** Who asks. */
export type Principal = {
  id: string
  name: string
  email: string
  role: Role
  /** May read messages without being an administrator. */
  inbox?: boolean
  /** The role requires a second factor that is not there: until it is, only one's own account is open. */
  lacksSecondFactor?: true
}

/** What the browser may know of the person signed in; never a usable secret (I4). */
export type UserRecord = Principal & { expiresAt: string }
/** A session as its owner sees it. */
export type UserSession = { id: string; device: string; signedInAt: string; usedAt: string; current: boolean }

/** A person as administrators see them. */
export type UserEntry = {
  id: string
  name: string
  email: string
  /** Empty for somebody who lost the one a provider gave. */
  role: Role | ''
  disabled: boolean
  secondFactor: boolean
  /** May read messages, as an administrator or by a right of their own. */
  inbox: boolean
  sessions: number
  usedAt: string | null
  createdAt: string
}

export type Passkey = { id: string; name: string; createdAt: string }
/** One's own account as the account page shows it. */
export type OwnAccount = {
  hasPassword: boolean
  /** Whether a new e-mail address can be proven by mail. */
  emailByMail: boolean
  secondFactor: boolean
  passkeys: Passkey[]
  sessions: UserSession[]
}
export type UserInvitation = { email: string; role: Role; expiresAt: string }
export type People = {
  users: UserEntry[]
  invitations: UserInvitation[]
  /** Roles whose people need a second factor. */
  rolesWithSecondFactor: Role[]
}

/** What a set-up link is for, and whom it names. */
export type SetUp = { purpose: 'first' | 'invitation' | 'new-password' | 'new-email'; email: string; name: string }

/** How people may sign in at this address. */
export type SignInOffer = {
  providers: { id: string; name: string }[]
  passkeys: boolean
  /** Whether a new password can be asked for by mail. */
  resetByMail: boolean
  /** A further address of this site that hears of sign-ins; empty for none. */
  tokenSyncPath: string
}

/** Where to go on after signing in: a page of this site, otherwise the admin area. */
export function safeNext(next: string | null): string {
  const path = ownPath(next ?? '')
  return path !== undefined && !/^\/(login|__)(?![\w-])/.test(path) ? path : '/admin'
}

const rightsOf: Record<Role, readonly Right[]> = {
  contributor: ['public', 'own-account', 'write-drafts'],
  editor: ['public', 'own-account', 'write-drafts', 'edit-content'],
  admin: ['public', 'own-account', 'write-drafts', 'edit-content', 'read-inbox', 'administrate'],
}

type Rights = Pick<Principal, 'role' | 'inbox' | 'lacksSecondFactor'>

export function mayUse({ role, inbox = false, lacksSecondFactor }: Rights, right: Right): boolean {
  if (lacksSecondFactor && right !== 'public' && right !== 'own-account') return false
  return rightsOf[role].includes(right) || (right === 'read-inbox' && inbox)
}

/** The one of two that may do less. */
export function lowerRole(one: Role, other: Role): Role {
  return rightsOf[one].length < rightsOf[other].length ? one : other
}

/** Editors write what the site says; how the company presents itself legally stays with administrators (J25). */
export function rightToWrite({ kind, name }: AnyDefinition): 'edit-content' | 'administrate' {
  return kind === 'document' || name === 'registeredServices' ? 'administrate' : 'edit-content'
}

/** Whoever may write drafts of it; visitors see them once somebody with the right to write has published them. */
export function rightToDraft(definition: AnyDefinition): 'write-drafts' | 'administrate' {
  return rightToWrite(definition) === 'edit-content' ? 'write-drafts' : 'administrate'
}
