import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { travelPaths } from '#shared/addresses/admin-paths.ts'
import { previewLinkMessages } from '#shared/messages/editor-dialogs.ts'
import { travelMessages } from '#shared/messages/travel.ts'
import type { TravelLink } from '#shared/travel/moment.ts'
import { LinkPeriod, NewLink } from '#admin/kit/new-link.tsx'
import { PanelNote } from '#admin/kit/panel.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import styles from './travel-page.module.css'

const words = travelMessages.links

/** Links to the moment that is shown, for people without an account, and those to others that are still valid. */
export function TravelLinks({ at, links }: { at: string; links: readonly TravelLink[] }) {
  const { revalidate } = useRevalidator()
  const [days, setDays] = useState(7)
  const [made, setMade] = useState<{ at: string; url: string } | null>(null)

  async function create() {
    const answer = await callServer<{ url: string }>('POST', travelPaths.links(), { body: { at, days } })
    if (answer.kind !== 'done') return void toaster.show({ title: answer.message, variant: 'destructive' })
    setMade({ at, url: answer.body.url })
    await revalidate()
  }

  async function withdraw({ id }: TravelLink) {
    const answer = await callServer('DELETE', travelPaths.link(id))
    const done = answer.kind === 'done'
    toaster.show({ title: done ? words.withdrawn : answer.message, variant: done ? 'success' : 'destructive' })
    setMade(null)
    await revalidate()
  }

  return (
    <>
      <PanelNote>{words.text}</PanelNote>
      <div className={styles.create}>
        <LinkPeriod days={days} onChange={setDays} />
        <Button onClick={create}>{previewLinkMessages.create}</Button>
        {made?.at === at && <NewLink key={made.url} url={made.url} />}
      </div>
      {links.length > 0 && (
        <>
          <h3 className={styles.heading}>{previewLinkMessages.valid}</h3>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}>
                <span>{words.line(link.at, link.expiresAt, link.createdBy)}</span>
                <Button
                  size="small"
                  variant="line"
                  aria-label={words.withdrawOf(link.at, link.expiresAt)}
                  onClick={() => withdraw(link)}
                >
                  {previewLinkMessages.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
