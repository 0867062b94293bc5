import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { setupMessages as words } from '#shared/messages/setup.ts'
import type { SetupState, SetupStep, SetupStepName } from '#shared/setup/setup.ts'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'
import styles from './setup.module.css'

const tones: Record<SetupState, ChipTone> = { open: 'plain', done: 'success', skipped: 'info' }

/** All steps with where they stand; each is one click away. */
export function StepList({ steps, current }: { steps: SetupStep[]; current: SetupStepName }) {
  const done = steps.filter(({ state }) => state !== 'open').length
  return (
    <nav className={styles.list} aria-label={words.list}>
      <p>{words.progress(done, steps.length)}</p>
      <ol>
        {steps.map(({ name, state }) => (
          <li key={name}>
            <Link to={adminPaths.setup(name)} aria-current={name === current ? 'step' : undefined}>
              <span>{words.steps[name].title}</span>
              <Chip tone={tones[state]}>{words.states[state]}</Chip>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
