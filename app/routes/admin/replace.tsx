import { requireRight } from '#server/context.ts'
import { replaceParameters as names } from '#shared/addresses/admin-paths.ts'
import { replaceMessages } from '#shared/messages/replace.ts'
import { searchWishSchema, type SearchWish } from '#shared/replace/replace.ts'
import { ReplacePage } from '#admin/replace/replace-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/replace.ts'

export async function loader(args: Route.LoaderArgs) {
  const { replacements, now } = requireRight(args, 'edit-content')
  const { searchParams } = new URL(args.request.url)
  const on = (name: string) => searchParams.get(name) === '1'
  const asked: SearchWish = {
    term: searchParams.get(names.term) ?? '',
    matchCase: on(names.matchCase),
    wholeWords: on(names.wholeWords),
    addresses: on(names.addresses),
  }
  const checked = searchWishSchema.safeParse(asked)
  const [preview, past] = await Promise.all([
    checked.success ? replacements.preview(checked.data) : null,
    replacements.past(),
  ])
  const replacement = searchParams.get(names.replacement) ?? ''
  return { wish: checked.data ?? asked, replacement, preview, past, now: now().toISOString() }
}

export function meta() {
  return adminMeta(replaceMessages.title)
}

export default function ReplaceRoute({ loaderData }: Route.ComponentProps) {
  return <ReplacePage {...loaderData} />
}
