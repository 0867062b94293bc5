/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No element of HTML is a list of choices below a text field. */
import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './command-palette.module.css'
import type { Command } from './commands.ts'

const { groups, ...words } = shortcutMessages
export const groupOrder = Object.keys(groups) as Command['group'][]

type ResultsProps = {
  listId: string
  shown: Command[]
  active: number
  choose: (command: Command) => void
}

/** What the palette found, by groups. */
export function PaletteResults({ listId, shown, active, choose }: ResultsProps) {
  if (shown.length === 0)
    return (
      <p className={styles.nothing} id={listId}>
        {words.paletteNothing}
      </p>
    )
  return (
    <div className={styles.results} role="listbox" id={listId} aria-label={words.paletteLabel}>
      {groupOrder.map((group) => {
        const inGroup = shown.filter((command) => command.group === group)
        return (
          inGroup.length > 0 && (
            <div key={group} role="group" aria-label={groups[group]}>
              <span className={styles.heading} aria-hidden="true">
                {groups[group]}
              </span>
              {inGroup.map((command) => {
                const index = shown.indexOf(command)
                return <Option key={command.key} {...{ listId, index, command, choose }} chosen={index === active} />
              })}
            </div>
          )
        )
      })}
    </div>
  )
}

type OptionProps = Pick<ResultsProps, 'listId' | 'choose'> & { index: number; command: Command; chosen: boolean }

/** The text field keeps the focus; the pointer may choose as well. */
function Option({ listId, index, command, chosen, choose }: OptionProps) {
  return (
    <div
      id={optionId(listId, index)}
      role="option"
      tabIndex={-1}
      className={styles.option}
      aria-selected={chosen}
      ref={chosen ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(command)}
      onKeyDown={({ key }) => key === 'Enter' && choose(command)}
    >
      <Icon name={command.icon} />
      <span>{command.label}</span>
      {command.note && <small>{command.note}</small>}
    </div>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
