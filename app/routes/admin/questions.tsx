import { requireRight } from '#server/context.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { QuestionsPage } from '#admin/questions/questions-page.tsx'
import type { Route } from './+types/questions.ts'

export async function loader(args: Route.LoaderArgs) {
  const { unanswered, content, now } = requireRight(args, 'edit-content')
  const [groups, options] = await Promise.all([unanswered.groups(), content.document('siteOptions')])
  return { groups, keptDays: options.retention.unansweredQuestionsDays, now: now().toISOString() }
}

export function meta() {
  return adminMeta(questionMessages.title)
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />
}
