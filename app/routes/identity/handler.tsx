import { keepsOpener } from '#shared/identity-paths.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { HandlerPage } from '#ui/identity/handler-page.tsx'

export function headers() {
  return keepsOpener
}

export function meta() {
  return [{ title: signInMessages.handler.title }, { name: 'robots', content: 'noindex' }]
}

export default function Handler() {
  return <HandlerPage />
}
