import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import type { QuestionGroup } from '#shared/questions/questions.ts'
import { Line, Lines, MoreLines } from '#admin/kit/lines.tsx'
import { Panel } from '#admin/kit/panel.tsx'

const { panel: words, times } = questionMessages
const shown = 4

/** What visitors asked most and the site could not say, on the dashboard. */
export function QuestionsPanel({ groups }: { groups: QuestionGroup[] }) {
  return (
    <Panel title={words.title} aside={<Link to={adminPaths.questions()}>{words.all}</Link>}>
      <Lines>
        {groups.slice(0, shown).map(({ key, question, count }) => (
          <Line key={key} to={adminPaths.questions()} title={question} note={times(count)} />
        ))}
        {groups.length > shown && <MoreLines>{words.more(groups.length - shown)}</MoreLines>}
      </Lines>
    </Panel>
  )
}
