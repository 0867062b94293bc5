import { useId } from 'react'
import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import styles from './shortcuts-dialog.module.css'
import { closeOverlay, switchSingleKeys, useSingleKeys } from './shortcuts-store.ts'

const { keys, ...words } = shortcutMessages

type Shortcut = { keys: string[]; text: string; single?: boolean }
const groups: { title: string; shortcuts: Shortcut[] }[] = [
  { title: words.everywhere, shortcuts: [{ keys: [keys.control, 'K'], text: words.palette }] },
  {
    title: words.inLists,
    shortcuts: [
      { keys: ['↑', '↓'], text: words.choose },
      { keys: [keys.enter], text: words.open },
      { keys: [keys.space], text: words.mark },
      { keys: [keys.alt, '↑', '↓'], text: words.move },
      { keys: ['F2'], text: words.rename },
      { keys: [keys.delete], text: words.delete },
      { keys: [keys.escape], text: words.back },
      { keys: ['/'], text: words.search, single: true },
      { keys: ['N'], text: words.create, single: true },
      { keys: ['?'], text: words.help, single: true },
    ],
  },
  {
    title: words.inEditor,
    shortcuts: [
      { keys: [keys.control, 'S'], text: words.save },
      { keys: [keys.control, keys.enter], text: words.publish },
      { keys: [keys.control, 'K'], text: words.link },
      { keys: [keys.control, keys.shift, 'F'], text: words.find },
      { keys: [keys.escape], text: words.leave },
    ],
  },
  { title: words.inPreview, shortcuts: [{ keys: ['P'], text: words.device, single: true }] },
]

/** All keys of the admin area, and the switch for single ones (J31). */
export function ShortcutsDialog() {
  const singleKeys = useSingleKeys()
  const helpId = useId()
  return (
    <Dialog title={words.title} size="settings" onClose={closeOverlay}>
      <DialogBody>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.text} data-off={(shortcut.single && !singleKeys) || undefined}>
                  <dt>{shortcut.text}</dt>
                  <dd>
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={singleKeys}
            aria-describedby={helpId}
            onChange={({ target }) => switchSingleKeys(target.checked)}
          />
          {words.singleKeys}
        </label>
        <p id={helpId} className={styles.help}>
          {words.singleKeysHelp}
        </p>
      </DialogBody>
    </Dialog>
  )
}
