import { Form } from 'react-router'
import { questionMessages } from '#shared/messages/questions.ts'
import type { QuestionGroup } from '#shared/unanswered.ts'
import { AdminPage } from '#ui/admin/admin-page.tsx'
import { DataTable } from '#ui/admin/data-table.tsx'
import { EmptyState } from '#ui/admin/empty-state.tsx'
import { recently } from '#ui/admin/times.ts'
import { Button } from '#ui/kit/button.tsx'
import styles from './questions-page.module.css'

type QuestionsPageProps = { groups: QuestionGroup[]; keptDays: number; now: string }

/** What visitors asked and the site does not say yet: the best source for new entries of the FAQ. */
export function QuestionsPage({ groups, keptDays, now }: QuestionsPageProps) {
  const words = questionMessages
  return (
    <AdminPage title={words.title} note={words.note(keptDays)}>
      {groups.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <DataTable
          label={words.list}
          className={styles.table}
          head={
            <>
              <th scope="col">{words.question}</th>
              <th scope="col">{words.count}</th>
              <th scope="col">{words.lastAsked}</th>
              <th scope="col">
                <span className="visually-hidden">{words.actions}</span>
              </th>
            </>
          }
        >
          {groups.map((group) => (
            <QuestionRow key={group.key} group={group} now={now} />
          ))}
        </DataTable>
      )}
    </AdminPage>
  )
}

function QuestionRow({ group: { key, question, count, lastAskedAt }, now }: { group: QuestionGroup; now: string }) {
  const words = questionMessages
  return (
    <tr>
      <th scope="row">{question}</th>
      <td className="no">{words.times(count)}</td>
      <td>{recently(lastAskedAt, now)}</td>
      <td>
        <Form method="post" className={styles.actions}>
          <input type="hidden" name="key" value={key} />
          <Button type="submit" name="step" value="draft" size="small" aria-label={words.draftOf(question)}>
            {words.draft}
          </Button>
          <Button
            type="submit"
            name="step"
            value="discard"
            size="small"
            variant="line"
            aria-label={words.discardOf(question)}
          >
            {words.discard}
          </Button>
        </Form>
      </td>
    </tr>
  )
}
