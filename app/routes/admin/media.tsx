import { requireRight } from '#server/context.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { parseMediaQuery } from '#shared/media/query.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { LibraryPage } from '#admin/media/library-page.tsx'
import type { Route } from './+types/media.ts'

export async function loader(args: Route.LoaderArgs) {
  const { media } = requireRight(args, 'edit-content')
  const query = parseMediaQuery(new URL(args.request.url).searchParams)
  const page = await media.list(query)
  const { search, filter, tag = '', page: pageNumber } = query
  return { page, choice: { search, filter, tag }, pageNumber, pages: Math.ceil(page.total / media.entriesPerPage) }
}

export function meta() {
  return adminMeta(libraryMessages.title)
}

export default function Media({ loaderData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData} />
}
