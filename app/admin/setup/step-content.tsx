import type { ReactNode } from 'react'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { ShownConnections } from '#shared/connections/connections.ts'
import { setupMessages as words } from '#shared/messages/setup.ts'
import type { SetupGap, SetupOverview, SetupStep } from '#shared/setup/setup.ts'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { MailPanel } from '#admin/connections/mail-panel.tsx'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { OffersStep } from './offers-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import styles from './setup.module.css'

export type StepContentProps = {
  step: SetupStep
  overview: SetupOverview
  mail: ShownConnections['mail']
  onChanged: () => Promise<void>
}

/** What there is to do in a step: here, or behind a link. */
export function StepContent({ step, overview, mail, onChanged }: StepContentProps) {
  if (step.name === 'profile') return <ProfileStep {...overview.profile} gaps={step.gaps} onSaved={onChanged} />
  if (step.name === 'offers') return <OffersStep offers={overview.offers} onChanged={onChanged} />
  if (step.name === 'mail')
    return (
      <Panels>
        <MailPanel mail={mail} />
      </Panels>
    )
  if (step.name === 'appearance')
    return (
      <Ways>
        <Way to={adminPaths.document('brand')}>{words.appearance.brand}</Way>
        <Way to={adminPaths.document('generalSettings')}>{words.appearance.settings}</Way>
      </Ways>
    )
  if (step.name === 'second-factor')
    return (
      <Ways>
        <Way to={signInPaths.account()}>{words.secondFactor}</Way>
      </Ways>
    )
  return (
    <>
      {step.name === 'people' && (
        <Ways>
          <Way to={adminPaths.newItem('team')}>{words.people.add}</Way>
          <Way to={adminPaths.list('team')}>{words.people.list}</Way>
        </Ways>
      )}
      {step.name === 'leftovers' && step.gaps.length > 0 && <LeftoverWays {...overview.leftover} />}
      <Gaps gaps={step.gaps} />
    </>
  )
}

function LeftoverWays({ term, name }: SetupOverview['leftover']) {
  const isRenamed = name !== '' && name !== term
  return (
    <Ways>
      <Way to={adminPaths.replace(term, isRenamed ? name : '')}>
        {isRenamed ? words.leftovers.replace(term, name) : words.leftovers.search(term)}
      </Way>
    </Ways>
  )
}

function Gaps({ gaps }: { gaps: SetupGap[] }) {
  if (gaps.length === 0) return <p className={styles.nothing}>{words.nothingMissing}</p>
  return (
    <Panel title={words.missing} width="full">
      <Lines>
        {gaps.map(({ title, note, path }) => (
          <Line key={`${path} ${title} ${note}`} to={path} title={title} note={note} aside={words.openGap} calls />
        ))}
      </Lines>
    </Panel>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ScreenButton to={to} variant="line">
      {children}
    </ScreenButton>
  )
}
