import type { MouseEvent, ReactNode } from 'react'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import buttonStyles from '#kit/buttons/button.module.css'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'

type DownloadLinkProps = {
  href: string
  variant: 'primary' | 'line'
  size: 'normal' | 'small'
  label?: string
  children: ReactNode
}

/** A file that takes a fresh sign-in. A download cannot ask for one, so a call does before it. */
export function DownloadLink({ href, variant, size, label, children }: DownloadLinkProps) {
  async function download(event: MouseEvent) {
    event.preventDefault()
    const answer = await callServer('POST', signInPaths.freshSignIn())
    if (answer.kind === 'done') window.location.assign(href)
    else toaster.show({ title: answer.message, variant: 'destructive' })
  }

  return (
    <a
      href={href}
      download
      className={buttonStyles.button}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      onClick={(event) => void download(event)}
    >
      {children}
    </a>
  )
}
