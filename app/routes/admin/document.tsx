import { requireRight, requireRightToDraft } from '#server/context.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { EditorPage } from '#admin/editor/editor-page.tsx'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/document.ts'
import { readEditor } from './read-editor.ts'

/** General settings, footer, legal texts, company profile and site options: all of them for administrators (J25). */
export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'administrate')
  const { name } = args.params
  const site = requireRightToDraft(args, 'document', name)
  return { label: site.area.label, editor: await readEditor(site, name) }
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
