import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { Principal, Right } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'

export type PathParameters = Record<string, string>
type PublicHandler = (request: Request, backend: Backend, parameters: PathParameters) => Promise<Response> | Response
type GuardedHandler = (
  request: Request,
  backend: Backend,
  parameters: PathParameters,
  principal: Principal,
) => Promise<Response> | Response

/** What a change leaves in the audit log, or why it leaves nothing there: a new one cannot forget to say. */
type Audited = readonly [AuditAction, ...AuditAction[]] | { none: string }

/** Every route names the right it needs (J25); `by-collection` leaves it to the collection that is written. */
export type ApiRoute = {
  path: string
  /** Where the body may be larger than the setting allows. */
  bodyLimitBytes?: number
  /** Refuses whatever it is asked: `Allow` does not offer it. */
  unlisted?: true
} & (
  | { method: string; right: 'public'; cached?: boolean; handler: PublicHandler }
  | ({ right: Exclude<Right, 'public'> | 'by-collection'; handler: GuardedHandler } & (
      | { method: 'GET'; audit?: readonly AuditAction[] }
      | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; audit: Audited }
    ))
)
