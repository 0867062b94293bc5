import { backend } from '#server/context.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { parseMediaQuery } from '#shared/media/query.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { LibraryPage } from '#admin/media/library-page.tsx'
import type { Route } from './+types/media.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'edit-content')
  const { library } = args.context.get(backend).media
  const query = parseMediaQuery(new URL(args.request.url).searchParams)
  const page = await library.list(query)
  const { search, filter, tag = '', page: pageNumber } = query
  return { page, choice: { search, filter, tag }, pageNumber, pages: Math.ceil(page.total / library.entriesPerPage) }
}

export function meta() {
  return adminMeta(libraryMessages.title)
}

export default function Media({ loaderData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData} />
}
