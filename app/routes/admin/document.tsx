import { data } from 'react-router'
import { backend } from '#server/context.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { EditorPage } from '#admin/editor/editor-page.tsx'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/document.ts'
import { readEditor } from './read-editor.ts'
import { requireRight } from './require-right.ts'

/** General settings, footer, legal texts, company profile and site options: all of them for administrators (J25). */
export async function loader(args: Route.LoaderArgs) {
  const principal = requireRight(args, 'administrate')
  const site = args.context.get(backend)
  const label = site.editor.documentLabel(args.params.name)
  if (!label) throw data(null, { status: 404 })
  return { label, editor: await readEditor(site, principal, args.params.name, args.params.name) }
}

export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { loadEditor } = await import('#admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadEditor(serverLoader, params.name, params.name)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.label ?? '')
}

export default function Document({ loaderData }: Route.ComponentProps) {
  return <EditorPage key={loaderData.editor.name} data={loaderData.editor} />
}
