import type { ReactNode } from 'react'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import styles from './form-notice.module.css'

type FormNoticeProps = { tone: 'info' | 'warning' | 'danger'; icon: IconName; children: ReactNode }

/** A message about the whole form. Failures are announced at once, the rest when there is time. */
export function FormNotice({ tone, icon, children }: FormNoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}

/** After the messages are on the page: the first field that needs attention gets the focus. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
