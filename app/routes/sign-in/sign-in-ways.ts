import { backend } from '#server/context.ts'
import type { Route } from './+types/sign-in-ways.ts'

/** How people may sign in, as JSON: for the overlay on top of a page whose session ended. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(context.get(backend).signIn().offer)
}
