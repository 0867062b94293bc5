import type { ComponentProps } from 'react'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { TextField } from '#kit/fields/text-field.tsx'

/** The e-mail address that an account is known by. */
export function EmailField(props: Partial<Omit<ComponentProps<typeof TextField>, 'type' | 'name'>>) {
  return (
    <TextField
      label={signInMessages.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      {...props}
      name="email"
      type="email"
    />
  )
}
