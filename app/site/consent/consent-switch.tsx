import styles from './consent-settings.module.css'

type ConsentSwitchProps = {
  on: boolean
  /** Always on: shown, but not to be changed. */
  fixed?: boolean
  labelledBy: string
  describedBy: string
  turn: (on: boolean) => void
}

export function ConsentSwitch({ on, fixed, labelledBy, describedBy, turn }: ConsentSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={on}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      disabled={fixed}
      onClick={() => turn(!on)}
    />
  )
}
