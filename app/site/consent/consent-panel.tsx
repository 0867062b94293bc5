import { useEffect, useSyncExternalStore } from 'react'
import {
  monthsBefore,
  type ConsentContent,
  type CookieCategory,
  type OptionalCategory,
} from '#shared/consent/consent.ts'
import { consentWords } from '#shared/messages/consent.ts'
import type { RegisterCategory } from '#shared/consent/service-register.ts'
import { Button } from '#kit/buttons/button.tsx'
import { formatDate } from '#kit/text/format.ts'
import { announce } from './announce.ts'
import {
  acceptAll,
  consentSettings,
  consentState,
  rejectAll,
  setCategory,
  subscribeToConsent,
  unknownConsent,
  type ConsentState,
} from './consent-store.ts'
import styles from './consent-settings.module.css'
import { ServiceFacts } from './service-facts.tsx'
import { startConsentOfPage } from './start-consent.ts'
import type { Words } from '#shared/words/word-group.ts'
import { useWords } from '#site/page/words.ts'

type ConsentSwitchProps = {
  on: boolean
  /** Always on: shown, but not to be changed. */
  fixed?: boolean
  labelledBy: string
  describedBy: string
  turn: (on: boolean) => void
}

/** What is chosen from; the rest of the content is the banner's. */
export type PanelContent = Pick<ConsentContent, 'revision' | 'hash' | 'categories'>
type ConsentPanelProps = { content: PanelContent; reset: () => void }

/** One switch per category and the same two buttons as the banner. Each saves at once; there is no save button (J11). */
export function ConsentPanel({ content, reset }: ConsentPanelProps) {
  const state = useConsent()
  const { toasts, ...words } = useWords(consentWords)

  function turn({ id, title }: RegisterCategory, on: boolean) {
    setCategory(id as OptionalCategory, on, content)
    announce({ title: on ? toasts.on : toasts.off, description: title, variant: 'success' })
  }

  return (
    <div>
      <p className={styles.noScript}>{words.noScript}</p>
      <output className={styles.state}>{stateInWords(state, consentSettings()?.months ?? 0, words)}</output>
      {content.categories.map((category) => (
        <Category
          key={category.id}
          category={category}
          on={state.choices[category.id as CookieCategory]}
          turn={(on) => turn(category, on)}
        />
      ))}
      <div className={styles.actions}>
        <Button
          onClick={() => {
            rejectAll(content)
            announce({ ...toasts.rejected, variant: 'success' })
          }}
        >
          {words.reject}
        </Button>
        <Button
          onClick={() => {
            acceptAll(content)
            announce({ ...toasts.accepted, variant: 'success' })
          }}
        >
          {words.acceptAll}
        </Button>
        <Button variant="line" onClick={reset}>
          {words.reset}
        </Button>
      </div>
    </div>
  )
}

/** The visitor's consent; what the server renders is the same for everybody, so it knows nothing yet. */
export function useConsent(): ConsentState {
  // Somebody may turn to the settings before the page has come to it.
  useEffect(startConsentOfPage, [])
  return useSyncExternalStore(subscribeToConsent, consentState, () => unknownConsent)
}

type StateWords = Pick<Words<typeof consentWords.texts>, 'noChoice' | 'chosen'>
type CategoryProps = { category: RegisterCategory; on: boolean; turn: (on: boolean) => void }

function Category({ category: { id, title, services }, on, turn }: CategoryProps) {
  const words = useWords(consentWords)
  const fixed = id === 'necessary'
  const titleId = `consent-${id}`
  return (
    <section className={styles.category} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p id={`${titleId}-text`}>
        {words.categories[id as CookieCategory]} {fixed && words.alwaysOn}
      </p>
      <ConsentSwitch on={on} fixed={fixed} labelledBy={titleId} describedBy={`${titleId}-text`} turn={turn} />
      {services.length > 0 ? (
        <details>
          <summary>{services.length === 1 ? words.oneService : words.services({ count: services.length })}</summary>
          <ServiceFacts services={services} />
        </details>
      ) : (
        <p className={styles.none}>{words.noServices}</p>
      )}
    </section>
  )
}

function stateInWords({ record }: ConsentState, months: number, words: StateWords): string {
  if (!record) return words.noChoice
  const until = monthsBefore(new Date(record.at), -months).toISOString()
  return words.chosen({ time: formatDate(record.at), until: formatDate(until) })
}

function ConsentSwitch({ on, fixed, labelledBy, describedBy, turn }: ConsentSwitchProps) {
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
