import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { itemPath, previewAddress } from '#shared/addresses/item-address.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { offlinePath } from '#shared/offline/offline-copy.ts'
import { draftAddress } from '#shared/preview/preview.ts'
import type { Values } from './values.ts'

/** Where visitors meet what no preview draws. */
const metAt: Record<string, string> = {
  chat: paths.home(),
  wordsChat: paths.home(),
  wordsErrors: offlinePath,
  discovery: discoveryPaths.robots(),
  siteOptions: paths.contact(),
}

type Edited = {
  name: string
  id: string
  values: Values
  /** Whether visitors see it. */
  live: boolean
  /** The page of an item, for texts that all of its collection share. */
  example: string | undefined
}

/** Where to look at what is being edited, and whether that shows the draft. There is always somewhere. */
export function viewAddress({ name, id, values, live, example }: Edited): { address: string; isDraft: boolean } {
  // Nobody who is signed in meets the page as visitors do.
  if (name === 'pages' && id === 'login') return { address: draftAddress(signInPaths.login(), name, id), isDraft: true }
  const page = previewAddress(name, id, values, example)
  if (page === undefined) return { address: metAt[name] ?? paths.home(), isDraft: false }
  if (!live) return { address: draftAddress(page, name, id), isDraft: true }
  return { address: itemPath(name, { id, address: values.address }) ?? page, isDraft: false }
}
