import { useState, type ComponentProps } from 'react'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { TextField } from './text-field.tsx'
import { IconButton } from '#kit/buttons/icon-button.tsx'

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
