import { data } from 'react-router'
import { requireRight } from '#server/context.ts'
import type { Route } from './+types/not-found.ts'

/** An address of the admin area that leads nowhere keeps the frame. */
export function loader(args: Route.LoaderArgs): never {
  requireRight(args, 'write-drafts')
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
