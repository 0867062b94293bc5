import { requireRight } from '#server/context.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { mayUse } from '#shared/people/people.ts'
import { parseMediaQuery } from '#shared/media/query.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { LibraryPage } from '#admin/media/library-page.tsx'
import type { Route } from './+types/media.ts'

export async function loader(args: Route.LoaderArgs) {
  const { media, principal } = requireRight(args, 'edit-content')
  const query = parseMediaQuery(new URL(args.request.url).searchParams)
  const administrates = mayUse(principal, 'administrate')
  const [page, openUploads] = await Promise.all([
    media.list(query),
    administrates ? requireRight(args, 'administrate').openUploads() : [],
  ])
  const { search, filter, tag = '', page: pageNumber } = query
  const choice = { search, filter, tag }
  return { page, choice, pageNumber, pages: Math.ceil(page.total / media.entriesPerPage), openUploads }
}

export function meta() {
  return adminMeta(libraryMessages.title)
}

export default function Media({ loaderData }: Route.ComponentProps) {
  return <LibraryPage {...loaderData} />
}
