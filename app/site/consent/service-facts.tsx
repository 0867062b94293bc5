import { cookieWords } from '#shared/messages/cookies.ts'
import type { RegisterRow } from '#shared/consent/service-register.ts'
import { Held } from '#kit/text/held.tsx'
import styles from './consent-settings.module.css'
import { useWords } from '#site/page/words.ts'

/** The services of a category in a narrow place: purpose, recipient, and each storage with its duration. */
export function ServiceFacts({ services }: { services: RegisterRow[] }) {
  const words = useWords(cookieWords)
  return (
    <ul className={styles.services}>
      {services.map(({ id, name, provider, purpose, recipient, thirdCountry, keys }) => (
        <li key={id}>
          <h4>{name}</h4>
          <p className={styles.provider}>{provider}</p>
          <p>{purpose}</p>
          <dl>
            {recipient && <Fact label={words.recipient}>{recipient}</Fact>}
            {thirdCountry && <Fact label={words.thirdCountry}>{thirdCountry}</Fact>}
          </dl>
          {keys.length === 0 && <p>{words.noKeys}</p>}
          <ul className={styles.keys}>
            {keys.map((key) => (
              <li key={key.name}>
                <code>{key.name}</code> {words.kept({ storage: key.storage, lifetime: key.lifetime })}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}:</dt>{' '}
      <dd>
        <Held text={children} />
      </dd>
    </div>
  )
}
