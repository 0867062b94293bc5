import { requireRight, requireRightToDraft } from '#server/context.ts'
import { siteWordsMessages } from '#shared/messages/site-words.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { wordDocumentNames } from '#admin/words/word-rows.ts'
import { WordsPage } from '#admin/words/words-page.tsx'
import type { Route } from './+types/words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'administrate')
  const documents = wordDocumentNames.map(async (name) => {
    const { area } = requireRightToDraft(args, 'document', name)
    return { name, values: (await area.item(name))?.values ?? {} }
  })
  return { documents: await Promise.all(documents) }
}

export function meta() {
  return adminMeta(siteWordsMessages.title)
}

export default function SiteWordsRoute({ loaderData }: Route.ComponentProps) {
  return <WordsPage {...loaderData} />
}
