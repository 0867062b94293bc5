import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { pageOfGroup } from '#shared/help/manual-pages.ts'
import { helpMessages as words } from '#shared/messages/help.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { AddressSearch } from '#admin/kit/address-search.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { openShortcuts } from '#admin/shell/shortcuts/shortcuts-store.ts'
import styles from './help.module.css'
import { ManualText } from './manual-text.tsx'
import type { FoundPage, ManualPage } from '#admin/kit/manual.ts'

const areas: readonly string[] = Object.values(pageOfGroup)

/** The manual: all of its pages, or those that have the words. */
export function HelpPage({ search, found }: { search: string; found: FoundPage[] }) {
  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <Button variant="line" onClick={openShortcuts}>
          {words.shortcuts}
        </Button>
      }
    >
      <search className={styles.search}>
        <AddressSearch
          action={adminPaths.help()}
          value={search}
          label={words.search}
          submit={words.searchSubmit}
          maxLength={100}
        />
      </search>
      {search ? (
        <Results search={search} found={found} />
      ) : (
        <>
          <h2 className={styles.heading}>{words.tasks}</h2>
          <Pages found={found.filter(({ name }) => !areas.includes(name))} />
          <h2 className={styles.heading}>{words.areas}</h2>
          <Pages found={found.filter(({ name }) => areas.includes(name))} />
        </>
      )}
    </AdminPage>
  )
}

function Results({ search, found }: { search: string; found: FoundPage[] }) {
  return (
    <>
      {found.length === 0 && <output>{words.nothing(search)}</output>}
      <Pages found={found} />
      <ScreenButton to={adminPaths.help()} size="small" variant="line">
        {words.reset}
      </ScreenButton>
    </>
  )
}

function Pages({ found }: { found: FoundPage[] }) {
  return (
    <ul className={styles.pages}>
      {found.map(({ name, title, excerpt }) => (
        <li key={name}>
          <Link to={adminPaths.help(name)}>{title}</Link>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}

/** One page of the manual. */
export function ManualPageView({ page: { title, blocks } }: { page: Pick<ManualPage, 'title' | 'blocks'> }) {
  return (
    <AdminPage
      title={title}
      actions={
        <ScreenButton to={adminPaths.help()} variant="line">
          <Icon name="arrow-left" />
          {words.back}
        </ScreenButton>
      }
    >
      <ManualText blocks={blocks} />
    </AdminPage>
  )
}
