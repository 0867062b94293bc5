import { redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { adminPaths } from '#shared/admin-paths.ts'
import { questionMessages } from '#shared/messages/questions.ts'
import { adminMeta } from '#ui/admin/admin-meta.ts'
import { QuestionsPage } from '#ui/chat/questions/questions-page.tsx'
import type { Route } from './+types/questions.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'edit-content')
  const { unanswered, content, now } = args.context.get(backend)
  const [groups, options] = await Promise.all([unanswered.groups(), content.document('siteOptions')])
  return { groups, keptDays: options.retention.unansweredQuestionsDays, now: now().toISOString() }
}

export async function action(args: Route.ActionArgs) {
  const { id: by } = requireRight(args, 'edit-content')
  const { unanswered } = args.context.get(backend)
  const form = await args.request.formData()
  const key = String(form.get('key'))
  if (form.get('step') === 'discard') await unanswered.discard(key)
  const draft = form.get('step') === 'draft' ? await unanswered.toFaqDraft(key, by) : undefined
  return redirect(draft ? adminPaths.item('faq', draft) : adminPaths.questions())
}

export function meta() {
  return adminMeta(questionMessages.title)
}

export default function Questions({ loaderData }: Route.ComponentProps) {
  return <QuestionsPage {...loaderData} />
}
