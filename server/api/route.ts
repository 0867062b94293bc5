import type { z } from 'zod'
import { parse } from '#shared/errors.ts'
import type { AuditAction } from '#shared/messages/audit-actions.ts'
import type { Principal, Right } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import { readJson } from '#server/http/body.ts'

type Schema = z.ZodType | undefined
type Parsed<Body extends Schema> = Body extends z.ZodType ? z.output<Body> : undefined

/** What every handler is called with: `Names` are those in its path, `Body` is the schema that its row names. */
export type Call<Names extends string = never, Body extends Schema = undefined, Who = Principal> = {
  request: Request
  backend: Backend
  /** What stands in the path: `:id` is `parameters.id`. */
  parameters: Record<Names, string>
  /** Who asks, and may; nobody in particular where everybody may. */
  principal: Who
  /** The JSON of the request as the schema leaves it. */
  body: Parsed<Body>
}
export type PublicCall<Names extends string = never, Body extends Schema = undefined> = Call<Names, Body, null>
type Admission<Names extends string, Who> = Omit<Call<Names, undefined, Who>, 'body'>

/** What a change leaves in the audit log, or why it leaves nothing there: a new one cannot forget to say. */
type Audited = readonly [AuditAction, ...AuditAction[]] | { none: string }

/** Every route names the right it needs (J25); `by-collection` leaves it to the collection that is written. */
type PublicRight = { right: 'public'; method: string; cached?: boolean }
type GuardedRight = { right: Exclude<Right, 'public'> | 'by-collection' | 'drafts-by-collection' } & (
  | { method: 'GET'; audit?: readonly AuditAction[] }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; audit: Audited }
) & {
    /** Only within minutes of signing in: a stolen session alone does not get here. */
    fresh?: true
  }
type Address<Path extends string> = {
  path: Path
  /** Where the body may be larger than the setting allows. */
  bodyLimitBytes?: number
  /** Refuses whatever it is asked: `Allow` does not offer it. */
  unlisted?: true
}
type Work<Names extends string, Body extends Schema, Who> = {
  /** Of the JSON it takes. Without one the handler has the request's own body: uploads, archives, forms. */
  body?: Body
  /** What has to hold before the body is read. */
  admit?: (asked: Admission<Names, Who>) => void | Promise<void>
  /** Its schema is the row's, never one that the row does not name. */
  handler: (call: Call<Names, NoInfer<Body>, Who>) => Promise<Response> | Response
}
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

type Answering<Who> = Address<string> & { answer: (asked: Admission<string, Who>) => Promise<Response> }
type PublicRoute = PublicRight & Answering<null>
type GuardedRoute = GuardedRight & Answering<Principal>
/** A row of the table, as the router uses it. */
export type ApiRoute = PublicRoute | GuardedRoute

/** A row that everybody may use. */
export function publicRow<Path extends string, Body extends Schema = undefined>(
  row: Address<Path> & Omit<PublicRight, 'right'> & Work<NamesIn<Path>, Body, null>,
): PublicRoute {
  const { body, admit, handler, ...address } = row
  return { ...address, right: 'public', answer: answering({ body, admit, handler }) }
}

/** A row that takes a right. */
export function guardedRow<Path extends string, Body extends Schema = undefined>(
  row: Address<Path> & GuardedRight & Work<NamesIn<Path>, Body, Principal>,
): GuardedRoute {
  const { body, admit, handler, ...address } = row
  return { ...address, answer: answering({ body, admit, handler }) }
}

function answering<Names extends string, Body extends Schema, Who>({ body, admit, handler }: Work<Names, Body, Who>) {
  return async (asked: Admission<Names, Who>): Promise<Response> => {
    await admit?.(asked)
    const given = body && parse(body, await readJson(asked.request))
    // Without a schema the type of the body is undefined, and so is its value.
    return handler({ ...asked, body: given as Parsed<Body> })
  }
}
