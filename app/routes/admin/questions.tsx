import { backend } from '#server/context.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { QuestionsPage } from '#admin/questions/questions-page.tsx'
import type { Route } from './+types/questions.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'edit-content')
  const { unanswered, content, now } = args.context.get(backend)
  const [groups, options] = await Promise.all([unanswered.groups(), content.document('siteOptions')])
  return { groups, keptDays: options.retention.unansweredQuestionsDays, now: now().toISOString() }
}

export function meta() {
  return adminMeta(questionMessages.title)
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />
}
