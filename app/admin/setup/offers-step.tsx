import { useState } from 'react'
import { setupMessages } from '#shared/messages/setup.ts'
import type { SetupOffer } from '#shared/setup/setup.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import styles from './setup.module.css'

const words = setupMessages.offers

type OffersStepProps = { offers: SetupOffer[]; onChanged: () => Promise<void> }

/** A switch for every page and service that a company may do without; each counts at once. */
export function OffersStep({ offers, onChanged }: OffersStepProps) {
  /** The switch that is on its way to the server, already as it was turned. */
  const [turned, setTurned] = useState<{ key: string; on: boolean } | null>(null)

  async function turn(offer: SetupOffer, on: boolean) {
    setTurned({ key: keyOf(offer), on })
    const answer = await write(offer, on)
    const said = on ? words.on(offer.title) : words.off(offer.title)
    if (answer.kind === 'done') toaster.show({ title: said, variant: 'success' })
    else toaster.show({ title: answer.message, variant: 'destructive' })
    await onChanged()
    setTurned(null)
  }
  const isOn = (offer: SetupOffer) => (turned?.key === keyOf(offer) ? turned.on : offer.on)

  const group = (collection: SetupOffer['collection']) => (
    <fieldset className={styles.offers}>
      <legend>{words[collection]}</legend>
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
  return callServer('POST', `${path}/publish`, { body: { version, reason: words.publishNote } })
}
