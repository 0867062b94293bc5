import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { requireRightToDraft } from '#server/context.ts'
import { editorMessages } from '#shared/messages/editor.ts'
import { newItemId } from '#shared/preview/preview.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { EditorPage } from '#admin/editor/editor-page.tsx'
import { isCreation } from '#admin/editor/leave-guard.tsx'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/editor.ts'
import { readEditor } from './read-editor.ts'

export async function loader(args: Route.LoaderArgs) {
  const { collection, id } = args.params
  const site = requireRightToDraft(args, 'collection', collection)
  const { summary } = site.area
  if (id === newItemId && summary.fixed) throw data(null, { status: 404 })
  return { label: summary.label.one, editor: await readEditor(site, id) }
}

export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { loadEditor } = await import('#admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadEditor(serverLoader, params.collection, params.id)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData ? `${loaderData.label} bearbeiten` : editorMessages.form)
}

export default function Editor({ loaderData }: Route.ComponentProps) {
  const { pathname, state } = useLocation()
  // A new item keeps its editor when it gets its address; every other address opens a fresh one.
  const [shown, setShown] = useState({ pathname, key: 0 })
  if (shown.pathname !== pathname) setShown({ pathname, key: isCreation(state) ? shown.key : shown.key + 1 })
  return <EditorPage key={shown.key} data={loaderData.editor} />
}
