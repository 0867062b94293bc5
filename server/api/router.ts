import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { ApiRoute } from './route.ts'

type PathParameters = Record<string, string>
export type Match = { route: ApiRoute; parameters: PathParameters }

/** Finds the handler, or undefined when the path is none of ours; a known path with another method is a 405. */
export function matchRoute(routes: ApiRoute[], method: string, path: string): Match | undefined {
  const given = path.split('/')
  const candidates = routes.flatMap((route) => {
    const parameters = matchParts(partsOf(route.path), given)
    return parameters ? [{ route, parameters }] : []
  })
  if (candidates.length === 0) return undefined
  const wanted = method === 'HEAD' ? 'GET' : method
  const match = candidates.find(({ route }) => route.method === wanted)
  if (match) return match
  throw new AppError('method-not-allowed', 405, errorMessages.methodNotAllowed, {
    allow: allowedMethods(candidates.flatMap(({ route }) => (route.unlisted ? [] : [route.method]))),
  })
}

/** Every request looks at every row: the paths of the table are taken apart once. */
const taken = new Map<string, string[]>()

function partsOf(pattern: string): string[] {
  const known = taken.get(pattern)
  if (known) return known
  const parts = pattern.split('/')
  taken.set(pattern, parts)
  return parts
}

function matchParts(wanted: string[], given: string[]): PathParameters | undefined {
  if (wanted.length !== given.length) return undefined
  const parameters: PathParameters = {}
  for (const [index, part] of wanted.entries()) {
    const segment = given[index]!
    const value = part.startsWith(':') ? decoded(segment) : undefined
    if (value !== undefined) parameters[part.slice(1)] = value
    else if (part !== segment) return undefined
  }
  return parameters
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined // Not valid percent-encoding, so it names nothing of ours.
  }
}

function allowedMethods(methods: string[]): string {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
}
