import { useState, type ReactNode } from 'react'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { ShownConnections } from '#shared/connections/connections.ts'
import { setupMessages as words } from '#shared/messages/setup.ts'
import type { SetupGap, SetupOverview, SetupStep, SetupOffer } from '#shared/setup/setup.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { MailPanel } from '#admin/connections/mail-panel.tsx'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { ProfileStep } from './profile-step.tsx'
import styles from './setup.module.css'

const offerWords = words.offers

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

type OffersStepProps = { offers: SetupOffer[]; onChanged: () => Promise<void> }

/** A switch for every page and service that a company may do without; each counts at once. */
function OffersStep({ offers, onChanged }: OffersStepProps) {
  /** The switch that is on its way to the server, already as it was turned. */
  const [turned, setTurned] = useState<{ key: string; on: boolean } | null>(null)

  async function turn(offer: SetupOffer, on: boolean) {
    setTurned({ key: keyOf(offer), on })
    const answer = await write(offer, on)
    const said = on ? offerWords.on(offer.title) : offerWords.off(offer.title)
    if (answer.kind === 'done') toaster.show({ title: said, variant: 'success' })
    else toaster.show({ title: answer.message, variant: 'destructive' })
    await onChanged()
    setTurned(null)
  }
  const isOn = (offer: SetupOffer) => (turned?.key === keyOf(offer) ? turned.on : offer.on)

  const group = (collection: SetupOffer['collection']) => (
    <fieldset className={styles.offers}>
      <legend>{offerWords[collection]}</legend>
      {offers
        .filter((offer) => offer.collection === collection)
        .map((offer) => (
          <label key={keyOf(offer)}>
            <input
              type="checkbox"
              role="switch"
              checked={isOn(offer)}
              aria-checked={isOn(offer)}
              aria-disabled={turned !== null || undefined}
              onChange={({ target }) => {
                if (!turned) void turn(offer, target.checked)
              }}
            />
            {offer.title}
          </label>
        ))}
    </fieldset>
  )
  return (
    <div className={styles.columns}>
      {group('pages')}
      {group('services')}
    </div>
  )
}

function keyOf({ collection, id }: SetupOffer): string {
  return `${collection}/${id}`
}

/** A page has its own switch; a service is there when it is published. */
function write({ collection, id, version }: SetupOffer, on: boolean) {
  const path = `/api/content/${collection}/${encodeURIComponent(id)}`
  if (collection === 'pages') return callServer('PATCH', path, { body: { version, values: { off: !on } } })
  if (!on) return callServer('POST', `${path}/unpublish`, { body: { version } })
  return callServer('POST', `${path}/publish`, { body: { version, reason: offerWords.publishNote } })
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
