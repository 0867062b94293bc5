import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { Passkey } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { shortDate } from '#admin/kit/times.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { addPasskey } from '#sign-in/protocol/add-passkey.ts'
import styles from './account.module.css'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { useEndOthers } from './use-end-others.ts'
import { offerStaysMs, useServerAction } from './use-server-action.ts'

type PasskeysPanelProps = {
  passkeys: Passkey[]
  possible: boolean
  /** Whether the account is in use elsewhere, too. */
  others: boolean
}

const messages = accountMessages.passkeys

export function PasskeysPanel({ passkeys, possible, others }: PasskeysPanelProps) {
  const { send } = useServerAction()
  const offer = useEndOthers(others)
  const { revalidate } = useRevalidator()
  const [renaming, setRenaming] = useState<Passkey>()

  async function add() {
    const failed = await addPasskey()
    if (failed) return toaster.show({ title: failed, variant: 'destructive' })
    await revalidate()
    return toaster.show({ title: messages.added, variant: 'success', ...offer }, offer.action && offerStaysMs)
  }

  return (
    <Panel title={messages.title} width="half" help={placeOfSettings.passkeys}>
      <p className={styles.text}>{passkeys.length > 0 ? messages.text : `${messages.text} ${messages.none}`}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                {passkey.name}
                <small>{messages.since(shortDate(passkey.createdAt))}</small>
              </span>
              <span className={styles.actions}>
                <Button
                  variant="line"
                  size="small"
                  aria-label={messages.rename(passkey.name)}
                  onClick={() => setRenaming(passkey)}
                >
                  <Icon name="edit" />
                </Button>
                <Button
                  variant="line"
                  size="small"
                  aria-label={messages.remove(passkey.name)}
                  onClick={() =>
                    void send(
                      { method: 'DELETE', path: signInPaths.ownPasskey(passkey.id) },
                      { title: messages.removed, ...offer },
                    )
                  }
                >
                  <Icon name="trash" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {possible ? (
        <Button variant="line" size="small" onClick={() => void add()}>
          {messages.add}
        </Button>
      ) : (
        <PanelNote>{messages.impossible}</PanelNote>
      )}
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
    </Panel>
  )
}
