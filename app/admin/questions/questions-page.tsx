import { useNavigate, useRevalidator } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import type { QuestionGroup } from '#shared/questions/questions.ts'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { callServer, type CallResult } from '#kit/server-call/call-server.ts'
import { Columns, DataTable, RowActions } from '#admin/kit/data-table.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { recently } from '#admin/kit/times.ts'
import styles from './questions-page.module.css'

type QuestionsPageProps = { groups: QuestionGroup[]; keptDays: number; now: string }

/** What visitors asked and the site does not say yet: the best source for new entries of the FAQ. */
export function QuestionsPage({ groups, keptDays, now }: QuestionsPageProps) {
  const words = questionMessages
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  /** Says what went wrong, if anything did. */
  function isDone<Body>(answer: CallResult<Body>): answer is Extract<CallResult<Body>, { kind: 'done' }> {
    if (answer.kind !== 'done') toaster.show({ title: answer.message, variant: 'destructive' })
    return answer.kind === 'done'
  }

  async function makeDraft({ key }: QuestionGroup) {
    const answer = await callServer<{ id: string }>('POST', '/api/questions/draft', { body: { key } })
    if (isDone(answer)) await navigate(adminPaths.item('faq', answer.body.id))
    else await revalidate()
  }

  async function discard({ key }: QuestionGroup) {
    const answer = await callServer('POST', '/api/questions/discard', { body: { key } })
    if (isDone(answer)) toaster.show({ title: words.discarded, variant: 'success' })
    await revalidate()
  }

  return (
    <AdminPage title={words.title} note={words.note(keptDays)}>
      {groups.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <DataTable
          label={words.list}
          cards
          className={styles.table}
          head={
            <Columns titles={[words.question, words.count, words.origin, words.lastAsked]} actions={words.actions} />
          }
        >
          {groups.map((group) => (
            <QuestionRow key={group.key} group={group} now={now} onDraft={makeDraft} onDiscard={discard} />
          ))}
        </DataTable>
      )}
    </AdminPage>
  )
}

type QuestionRowProps = {
  group: QuestionGroup
  now: string
  onDraft: (group: QuestionGroup) => Promise<void>
  onDiscard: (group: QuestionGroup) => Promise<void>
}

function QuestionRow({ group, now, onDraft, onDiscard }: QuestionRowProps) {
  const { question, count, lastAskedAt, origins } = group
  const words = questionMessages
  return (
    <tr>
      <th scope="row">{question}</th>
      <td>{words.times(count)}</td>
      <td>{origins.map((origin) => words.origins[origin]).join(', ')}</td>
      <td>{recently(lastAskedAt, now)}</td>
      <td>
        <RowActions>
          <Button size="small" aria-label={words.draftOf(question)} onClick={() => void onDraft(group)}>
            {words.draft}
          </Button>
          <Button
            size="small"
            variant="line"
            aria-label={words.discardOf(question)}
            onClick={() => void onDiscard(group)}
          >
            {words.discard}
          </Button>
        </RowActions>
      </td>
    </tr>
  )
}
