import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator, Link } from 'react-router'
import { adminPaths, setupPaths } from '#shared/addresses/admin-paths.ts'
import type { ShownConnections } from '#shared/connections/connections.ts'
import { setupMessages as words } from '#shared/messages/setup.ts'
import {
  nextOpenStep,
  type SetupOverview,
  type SetupState,
  type SetupStepName,
  type SetupStep,
} from '#shared/setup/setup.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { StepContent } from './step-content.tsx'
import styles from './setup.module.css'

const tones: Record<SetupState, ChipTone> = { open: 'plain', done: 'success', skipped: 'info' }

export type SetupPageProps = {
  overview: SetupOverview
  current: SetupStepName
  mail: ShownConnections['mail']
}

/** From the example to the owner's own site, one step after the other; each can be left and taken up again. */
export function SetupPage({ overview, current, mail }: SetupPageProps) {
  const { steps } = overview
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  const step = steps.find(({ name }) => name === current)!
  const next = nextOpenStep(steps, current)

  // The screen itself brings its own focus; another step of it begins at its heading.
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])

  async function mark(name: SetupStepName | 'all', state: SetupState): Promise<boolean> {
    const answer = await callServer('PUT', setupPaths.mark(name), { body: { state } })
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    return answer.kind === 'done'
  }
  const go = (name: SetupStepName | undefined) => void navigate(adminPaths.setup(name ?? current))
  const say = async (state: SetupState) => {
    if (!(await mark(current, state))) return
    await revalidate()
    if (state !== 'open') go(next)
  }
  const finish = async () => {
    if (!(await mark('all', 'done'))) return
    toaster.show({ title: words.finished, variant: 'success' })
    void navigate(adminPaths.dashboard())
  }

  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <ScreenButton to={adminPaths.dashboard()} variant="line">
          {words.later}
        </ScreenButton>
      }
    >
      <div className={styles.setup}>
        <StepList steps={steps} current={current} />
        <section className={styles.step} aria-labelledby="schritt">
          <h2 id="schritt" ref={heading} tabIndex={-1}>
            {words.steps[current].title}
          </h2>
          <p className={styles.text}>{words.steps[current].text}</p>
          <StepContent key={current} {...{ step, overview, mail }} onChanged={revalidate} />
          <div className={styles.actions}>
            {step.state === 'open' ? (
              <>
                <Button onClick={() => void say('done')}>{words.check}</Button>
                <Button variant="line" onClick={() => void say('skipped')}>
                  {words.skip}
                </Button>
              </>
            ) : (
              <>
                {next && <Button onClick={() => go(next)}>{words.next}</Button>}
                {(step.state === 'skipped' || step.gaps.length > 0) && (
                  <Button variant="line" onClick={() => void say('open')}>
                    {words.reopen}
                  </Button>
                )}
              </>
            )}
            {!next && (
              <Button variant={step.state === 'open' ? 'line' : 'primary'} onClick={() => void finish()}>
                {words.finish}
              </Button>
            )}
          </div>
        </section>
      </div>
    </AdminPage>
  )
}

/** All steps with where they stand; each is one click away. */
function StepList({ steps, current }: { steps: SetupStep[]; current: SetupStepName }) {
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
