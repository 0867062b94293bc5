import { Fragment } from 'react'
import { breaksInName } from '#shared/text/storage-name.ts'
import { cookieWords } from '#shared/messages/cookies.ts'
import type { RegisterRow } from '#shared/consent/service-register.ts'
import { Held } from '#kit/text/held.tsx'
import styles from './services-table.module.css'
import { useWords } from '#site/page/words.ts'

/** One row per service; small screens lay the rows out as blocks. */
export function ServicesTable({ caption, services }: { caption: string; services: RegisterRow[] }) {
  const words = useWords(cookieWords)
  return (
    <table className={styles.services}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[words.service, words.purpose, words.storage].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map(({ id, name, provider, purpose, recipient, thirdCountry, keys }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small>{provider}</small>
            </th>
            <td>
              {purpose}
              <dl>
                <Fact label={words.recipient} value={recipient} />
                <Fact label={words.thirdCountry} value={thirdCountry} />
              </dl>
            </td>
            <td>
              {keys.length === 0 && words.noKeys}
              <ul>
                {keys.map((key) => (
                  <li key={key.name}>
                    <code>
                      <StorageName name={key.name} />
                    </code>
                    {key.purpose && <span>{key.purpose}</span>}
                    <small>{words.kept({ storage: key.storage, lifetime: key.lifetime })}</small>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StorageName({ name }: { name: string }) {
  return name.split(breaksInName).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The parts of one name never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

function Fact({ label, value }: { label: string; value: string }) {
  return value ? (
    <div>
      <dt>{label}:</dt>{' '}
      <dd>
        <Held text={value} />
      </dd>
    </div>
  ) : null
}
