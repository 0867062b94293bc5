import { backend } from '#server/context.ts'
import type { Route } from './+types/not-found.ts'
import { pageNotFound } from './read-page.ts'

/** Every address that no other route knows. The root's error boundary shows the page. */
export async function loader({ context }: Route.LoaderArgs) {
  throw await pageNotFound(context.get(backend))
}

export default function NotFoundRoute() {
  return null
}
