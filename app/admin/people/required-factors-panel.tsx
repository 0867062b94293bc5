import { useState } from 'react'
import { roles, type Role } from '#shared/people/people.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { userMessages } from '#shared/messages/users.ts'
import { useServerAction } from '#admin/account/use-server-action.ts'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import styles from './users.module.css'

const words = userMessages.requiredFactors

/** Of which roles more than a password is required. */
export function RequiredFactorsPanel({ required }: { required: Role[] }) {
  const { send } = useServerAction()
  /** What was chosen, until the server has answered. */
  const [chosen, setChosen] = useState<{ role: Role; required: boolean }>()
  async function choose(body: { role: Role; required: boolean }) {
    if (chosen) return
    setChosen(body)
    const title = (body.required ? words.on : words.off)(adminMessages.roles[body.role])
    await send({ method: 'PUT', path: signInPaths.requiredFactors(), body }, { title })
    setChosen(undefined)
  }
  return (
    <div className={styles.factors}>
      <Panels>
        <Panel title={words.title} width="full" help={placeOfSettings.requiredFactors}>
          <p className={styles.text}>{words.text}</p>
          <fieldset className={styles.roles} aria-label={words.title}>
            {roles.map((role) => (
              <label key={role}>
                <input
                  type="checkbox"
                  checked={chosen?.role === role ? chosen.required : required.includes(role)}
                  aria-disabled={chosen !== undefined || undefined}
                  onChange={({ target }) => void choose({ role, required: target.checked })}
                />
                {adminMessages.roles[role]}
              </label>
            ))}
          </fieldset>
        </Panel>
      </Panels>
    </div>
  )
}
