import { backend } from '#server/context.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { HandlerPage } from '#ui/identity/handler-page.tsx'
import type { Route } from './+types/handler.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { tokenSyncPath: context.get(backend).signIn().offer.tokenSyncPath }
}

export function meta() {
  return [{ title: signInMessages.handler.title }, { name: 'robots', content: 'noindex' }]
}

export default function Handler({ loaderData }: Route.ComponentProps) {
  return <HandlerPage {...loaderData} />
}
