import { toastMessages } from '#shared/messages/toasts.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import type { Toast } from './toast.ts'
import styles from './toast-card.module.css'
import { useSwipeAway } from './use-swipe-away.ts'

const icons = { default: 'info', success: 'check', destructive: 'alert' } as const

/** One look for both kinds of toasts. */
export function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { title, description, variant = 'default', action } = toast
  const swipe = useSwipeAway(dismiss)
  return (
    <div className={styles.toast} data-variant={variant} data-toast={toast.id} {...swipe}>
      <Icon name={icons[variant]} />
      <p>
        <b>{title}</b>
        {description}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              action.run()
              dismiss()
            }}
          >
            {action.label}
          </button>
        )}
      </p>
      <IconButton className={styles.close} icon="close" label={toastMessages.dismiss} onClick={dismiss} />
    </div>
  )
}
