import type { ComponentProps } from 'react'
import { messages } from '#shared/messages/site.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { ByTheme } from './by-theme.tsx'

/** Picture and label name the theme that a click leads to (H24); controls.ts hears it. */
export function ThemeButton({ className = '', ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button {...rest} type="button" className={`icon-button theme-button ${className}`} data-toggle="theme">
      <ByTheme light={<Icon name="moon" />} dark={<Icon name="sun" />} />
      <span className="visually-hidden">
        <ThemeTarget />
      </span>
    </button>
  )
}

export function ThemeTarget() {
  return <ByTheme light={messages.theme.toDark} dark={messages.theme.toLight} />
}
