import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { adminPaths, helpPaths } from '#shared/addresses/admin-paths.ts'
import { newsPage } from '#shared/help/manual-pages.ts'
import type { ManualBlock } from '#shared/help/parse-markdown.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Panel } from '#admin/kit/panel.tsx'
import styles from './help.module.css'
import { ManualText } from './manual-text.tsx'

/** What came with this version; `first` for who has never known another one. */
export type News = { version: string; blocks: ManualBlock[]; first: boolean }

const words = helpMessages.news
const mark = (version: string) => callServer('PUT', helpPaths.seenNews(), { body: { version } })

/** Tells an update once to everybody. To newcomers nothing is new, so for them it is only remembered. */
export function NewsPanel({ news: { version, blocks, first } }: { news: News }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (first) void mark(version)
  }, [first, version])
  if (first) return null

  async function read() {
    const answer = await mark(version)
    if (answer.kind === 'done') await revalidate()
    else toaster.show({ title: answer.message, variant: 'destructive' })
  }

  return (
    <Panel
      title={words.title(version)}
      width="full"
      aside={
        <Link to={adminPaths.help(newsPage)} className="tlink">
          {words.all}
        </Link>
      }
    >
      <div className={styles.news}>
        <ManualText blocks={blocks} />
        <Button size="small" onClick={() => void read()}>
          {words.read}
        </Button>
      </div>
    </Panel>
  )
}
