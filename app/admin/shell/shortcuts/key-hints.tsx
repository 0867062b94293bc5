import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { Kbd } from '#admin/kit/kbd.tsx'
import styles from './key-hints.module.css'
import { openShortcuts, useSingleKeys } from './shortcuts-store.ts'

/** The keys of a list at the foot of wide windows. */
export function KeyHints({ movable, fixed }: { movable: boolean; fixed: boolean }) {
  const singleKeys = useSingleKeys()
  const { keys, ...words } = shortcutMessages
  return (
    <div className={styles.hints} data-key-hints>
      {singleKeys && <Hint keys={['/']} text={words.search} />}
      {singleKeys && !fixed && <Hint keys={['N']} text={words.create} />}
      <Hint keys={['↑', '↓']} text={words.choose} />
      {!movable && <Hint keys={[keys.enter]} text={words.open} />}
      <Hint keys={[keys.space]} text={words.mark} />
      {movable && <Hint keys={[keys.alt, '↑', '↓']} text={words.move} />}
      {!fixed && <Hint keys={[keys.delete]} text={words.delete} />}
      <button type="button" onClick={openShortcuts}>
        {singleKeys && <Kbd>?</Kbd>}
        {words.help}
      </button>
    </div>
  )
}

function Hint({ keys, text }: { keys: string[]; text: string }) {
  return (
    <span>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {text}
    </span>
  )
}
