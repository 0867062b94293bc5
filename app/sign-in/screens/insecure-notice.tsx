import { signInMessages } from '#shared/messages/sign-in.ts'
import { FormNotice } from '#kit/fields/form-notice.tsx'

/** Browsers keep our cookie only over https, except on the own machine (J27). */
export function InsecureNotice({ address }: { address: string | null }) {
  return (
    <FormNotice tone="warning" icon="lock">
      <p>{signInMessages.insecure.text}</p>
      {address && (
        <p>
          <a href={address}>{signInMessages.insecure.link}</a>
        </p>
      )}
    </FormNotice>
  )
}
