import { signInMessages } from '#shared/messages/sign-in.ts'
import type { Credentials } from './browser-auth.ts'

export type CredentialErrors = { email?: string; password?: string }

/** What the form holds, and what is missing. The password is taken as it is, spaces and all. */
export function readCredentials(form: FormData): { credentials: Credentials; errors: CredentialErrors } {
  const email = text(form, 'email').trim()
  const password = text(form, 'password')
  return {
    credentials: { email, password, remember: form.has('remember') },
    errors: {
      ...(emailError(email) && { email: emailError(email) }),
      ...(!password && { password: signInMessages.passwordMissing }),
    },
  }
}

function emailError(email: string): string | undefined {
  if (!email) return signInMessages.emailMissing
  return /^\S+@\S+$/.test(email) ? undefined : signInMessages.emailInvalid
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
