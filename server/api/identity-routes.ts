import * as account from './account.ts'
import * as session from './session.ts'
import * as signIn from './sign-in.ts'
import * as users from './users.ts'
import type { ApiRoute } from './route.ts'

/** Signing in, one's own account, and the people who may sign in. */
export const identityRoutes: ApiRoute[] = [
  { method: 'GET', path: '/v1/projects', right: 'public', handler: signIn.getProjects },
  { method: 'POST', path: '/api/auth/password', right: 'public', handler: signIn.postPassword },
  { method: 'POST', path: '/api/auth/second-factor', right: 'public', handler: signIn.postSecondFactor },
  { method: 'POST', path: '/api/auth/passkey/options', right: 'public', handler: signIn.postPasskeyOptions },
  { method: 'POST', path: '/api/auth/passkey', right: 'public', handler: signIn.postPasskey },
  { method: 'GET', path: '/api/auth/start', right: 'public', handler: signIn.getStart },
  { method: 'GET', path: '/__/auth/callback/:providerId', right: 'public', handler: signIn.getCallback },
  { method: 'POST', path: '/api/auth/result', right: 'public', handler: signIn.postResult },
  { method: 'POST', path: '/api/auth/set-up', right: 'public', handler: account.postSetUp },
  { method: 'POST', path: '/api/auth/session', right: 'public', handler: session.postSession },
  { method: 'GET', path: '/api/auth/session', right: 'public', handler: session.getSession },
  { method: 'DELETE', path: '/api/auth/session', right: 'public', handler: session.deleteSession },
  { method: 'PATCH', path: '/api/account', right: 'own-account', handler: account.patchAccount },
  { method: 'POST', path: '/api/account/password', right: 'own-account', handler: account.postNewPassword },
  { method: 'DELETE', path: '/api/account/sessions', right: 'own-account', handler: account.deleteOtherSessions },
  { method: 'DELETE', path: '/api/account/sessions/:id', right: 'own-account', handler: account.deleteOwnSession },
  { method: 'POST', path: '/api/account/second-factor', right: 'own-account', handler: account.postSecondFactorSetUp },
  {
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    right: 'own-account',
    handler: account.postSecondFactorConfirm,
  },
  { method: 'POST', path: '/api/account/recovery-codes', right: 'own-account', handler: account.postRecoveryCodes },
  { method: 'DELETE', path: '/api/account/second-factor', right: 'own-account', handler: account.deleteSecondFactor },
  { method: 'POST', path: '/api/account/passkeys/options', right: 'own-account', handler: account.postPasskeyOptions },
  { method: 'POST', path: '/api/account/passkeys', right: 'own-account', handler: account.postPasskey },
  { method: 'DELETE', path: '/api/account/passkeys/:id', right: 'own-account', handler: account.deletePasskey },
  { method: 'POST', path: '/api/users/invitations', right: 'administrate', handler: users.postInvitation },
  { method: 'DELETE', path: '/api/users/invitations', right: 'administrate', handler: users.deleteInvitation },
  { method: 'PATCH', path: '/api/users/:id', right: 'administrate', handler: users.patchUser },
  { method: 'DELETE', path: '/api/users/:id', right: 'administrate', handler: users.deleteUser },
  { method: 'DELETE', path: '/api/users/:id/sessions', right: 'administrate', handler: users.deleteUserSessions },
]
