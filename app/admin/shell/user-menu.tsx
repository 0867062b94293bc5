import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Principal } from '#shared/people/people.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { signOutHere } from '#admin/offline/sign-out-here.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import styles from './user-menu.module.css'

const words = adminOfflineMessages.signOut

/** Who is signed in, with the way to one's account and out. */
export function UserMenu({ principal }: { principal: Principal }) {
  const menuId = useId()
  const { name, role } = principal
  const { pathname } = useLocation()
  const [waiting, setWaiting] = useState(0)
  const leave = () => signOutHere(principal)
  /** Nobody goes home believing that everything has arrived. */
  async function askToLeave() {
    const { countWaiting } = await import('#admin/offline/open-offline.ts')
    const count = await countWaiting(principal.id).catch(() => 0)
    if (count > 0) setWaiting(count)
    else await leave()
  }
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={menuId}
        aria-current={pathname === signInPaths.account() ? 'page' : undefined}
      >
        <span className="visually-hidden">{adminMessages.account.menu}</span>
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
        <span className={styles.person}>
          <b>{name}</b>
          <span>{adminMessages.roles[role]}</span>
        </span>
        <Icon name="chevron-up" />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        <Link to={signInPaths.account()} className={styles.item}>
          <Icon name="user" />
          {adminMessages.account.own}
        </Link>
        <button type="button" className={styles.item} onClick={() => void askToLeave()}>
          <Icon name="sign-out" />
          {adminMessages.account.signOut}
        </button>
      </div>
      {waiting > 0 && (
        <ConfirmDialog
          title={words.title}
          text={words.text(waiting)}
          confirm={adminMessages.account.signOut}
          onConfirm={leave}
          onClose={() => setWaiting(0)}
        />
      )}
    </div>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}
