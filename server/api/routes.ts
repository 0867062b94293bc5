import type { Principal, Right } from '#shared/identity.ts'
import type { Backend } from '#server/backend.ts'
import * as account from './account.ts'
import * as content from './content.ts'
import { largestChunkBytes } from '#shared/media/upload-rules.ts'
import { getHealth, getReadiness } from './health.ts'
import * as session from './session.ts'
import * as signIn from './sign-in.ts'
import * as users from './users.ts'
import * as media from './media.ts'
import { getMedia, getMediaFile } from './media-files.ts'
import * as uploads from './uploads.ts'

export type PathParameters = Record<string, string>
type PublicHandler = (request: Request, backend: Backend, parameters: PathParameters) => Promise<Response> | Response
type GuardedHandler = (
  request: Request,
  backend: Backend,
  parameters: PathParameters,
  principal: Principal,
) => Promise<Response> | Response

/** Every route names the right it needs (J25); `by-collection` leaves it to the collection that is written. */
export type ApiRoute = {
  method: string
  path: string
  /** Where bodies may be larger than elsewhere. */ bodyLimitBytes?: number
} & (
  | { right: 'public'; cached?: boolean; handler: PublicHandler }
  | { right: Exclude<Right, 'public'> | 'by-collection'; handler: GuardedHandler }
)

/** Everything the server answers that is not a page. */
export const apiRoutes: ApiRoute[] = [
  { method: 'GET', path: '/healthz', right: 'public', handler: getHealth },
  { method: 'GET', path: '/readyz', right: 'public', handler: getReadiness },
  { method: 'GET', path: '/api/content/:collection', right: 'public', cached: true, handler: content.getCollection },
  { method: 'POST', path: '/api/content/:collection', right: 'by-collection', handler: content.postItem },
  { method: 'GET', path: '/api/content/:collection/:id', right: 'public', cached: true, handler: content.getItem },
  { method: 'PATCH', path: '/api/content/:collection/:id', right: 'by-collection', handler: content.patchItem },
  { method: 'DELETE', path: '/api/content/:collection/:id', right: 'by-collection', handler: content.deleteItem },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/publish',
    right: 'by-collection',
    handler: content.postPublish,
  },
  {
    method: 'POST',
    path: '/api/content/:collection/:id/unpublish',
    right: 'by-collection',
    handler: content.postUnpublish,
  },
  {
    method: 'POST',
    path: '/api/import-defaults/:collection',
    right: 'administrate',
    handler: content.postImportDefaults,
  },
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
  { method: 'GET', path: '/media/:id', right: 'public', handler: getMedia },
  { method: 'GET', path: '/media/:id/:hash/:variant', right: 'public', handler: getMediaFile },
  { method: 'GET', path: '/api/media', right: 'edit-content', handler: media.getMediaList },
  { method: 'GET', path: '/api/media/:id', right: 'edit-content', handler: media.getMediaEntry },
  { method: 'PATCH', path: '/api/media/:id', right: 'edit-content', handler: media.patchMediaEntry },
  { method: 'DELETE', path: '/api/media/:id', right: 'edit-content', handler: media.deleteMediaEntry },
  { method: 'POST', path: '/api/storage/uploads', right: 'edit-content', handler: uploads.postUpload },
  { method: 'GET', path: '/api/storage/uploads/:id', right: 'edit-content', handler: uploads.getUpload },
  {
    method: 'PATCH',
    path: '/api/storage/uploads/:id',
    right: 'edit-content',
    bodyLimitBytes: largestChunkBytes,
    handler: uploads.patchUpload,
  },
  { method: 'DELETE', path: '/api/storage/uploads/:id', right: 'edit-content', handler: uploads.deleteUpload },
]
