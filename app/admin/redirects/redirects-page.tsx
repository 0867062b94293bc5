import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { missingPagesDays, type MissingPage, type Redirect } from '#shared/redirects/redirect-rules.ts'
import { redirectMessages as words } from '#shared/messages/redirects.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import tools from '#admin/kit/tools.module.css'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { MissingPagesTable, RedirectTable } from './redirect-tables.tsx'
import { RedirectDialog, type RedirectWish } from './redirect-dialog.tsx'
import styles from './redirects-page.module.css'

type RedirectsPageProps = { redirects: Redirect[]; missing: MissingPage[]; now: string }
type OpenDialog = { kind: 'edit'; wish: RedirectWish; redirect?: Redirect } | { kind: 'remove'; redirect: Redirect }

/** Where old addresses lead, and which ones lead nowhere. */
export function RedirectsPage({ redirects, missing, now }: RedirectsPageProps) {
  const { revalidate } = useRevalidator()
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const sought = search.trim().toLocaleLowerCase('de')
  const found = redirects.filter(({ source, target }) => `${source} ${target}`.toLocaleLowerCase('de').includes(sought))
  const begin = (source = '') => setDialog({ kind: 'edit', wish: { source, target: '' } })

  async function remove({ id }: Redirect) {
    const answer = await callServer('DELETE', `/api/redirects/${encodeURIComponent(id)}`)
    const variant = answer.kind === 'done' ? 'success' : 'destructive'
    toaster.show({ title: answer.kind === 'done' ? words.removed : answer.message, variant })
    await revalidate()
  }

  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <Button onClick={() => begin()}>
          <Icon name="plus" />
          {words.create}
        </Button>
      }
    >
      {redirects.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <search className={tools.tools}>
            <input
              type="search"
              className="text-input"
              value={search}
              aria-label={words.search}
              placeholder={words.searchPlaceholder}
              onChange={({ target }) => setSearch(target.value)}
            />
          </search>
          {found.length === 0 ? (
            <EmptyState title={words.nothingFound(search.trim())} text={words.emptyText} />
          ) : (
            <RedirectTable
              redirects={found}
              now={now}
              onEdit={(redirect) => setDialog({ kind: 'edit', wish: redirect, redirect })}
              onRemove={(redirect) => setDialog({ kind: 'remove', redirect })}
            />
          )}
        </>
      )}
      <section className={styles.missing} aria-labelledby="nicht-gefunden">
        <h2 id="nicht-gefunden">{words.missing.title}</h2>
        <p>{words.missing.note(missingPagesDays)}</p>
        {missing.length === 0 ? (
          <EmptyState title={words.missing.emptyTitle} text={words.missing.emptyText} />
        ) : (
          <MissingPagesTable pages={missing} onRedirect={begin} />
        )}
      </section>
      {dialog?.kind === 'edit' && (
        <RedirectDialog
          wish={dialog.wish}
          id={dialog.redirect?.id}
          onClose={() => setDialog(null)}
          onSaved={() => {
            setDialog(null)
            toaster.show({ title: words.saved, variant: 'success' })
            void revalidate()
          }}
        />
      )}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText(dialog.redirect.source)}
          confirm={words.remove}
          danger
          onConfirm={() => remove(dialog.redirect)}
          onClose={() => setDialog(null)}
        />
      )}
    </AdminPage>
  )
}
