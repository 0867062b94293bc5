import { useState, type ComponentProps } from 'react'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { IconButton } from '#kit/buttons/button.tsx'
import { TextField } from './field.tsx'

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

type PasswordFieldProps = Partial<Omit<ComponentProps<typeof TextField>, 'type' | 'action'>>

/** A password, shown on wish. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={signInMessages.password}
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={256}
      {...props}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? signInMessages.hidePassword : signInMessages.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
