import { keepsOpener } from '#shared/addresses/sign-in-paths.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { HandlerPage } from '#sign-in/screens/handler-page.tsx'
import { useBrand } from '#sign-in/screens/screens-site.ts'

export function headers() {
  return keepsOpener
}

export function meta() {
  return [{ title: signInMessages.handler.title }, { name: 'robots', content: 'noindex' }]
}

export default function Handler() {
  return <HandlerPage brand={useBrand()} />
}
