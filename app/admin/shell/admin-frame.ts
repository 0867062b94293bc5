import { useRouteLoaderData } from 'react-router'
import type { Principal } from '#shared/people/people.ts'
import type { Preferences } from '#shared/preferences/preferences.ts'
import type { AdminSection } from './sections.ts'

/** What every screen of the admin area knows: the answer of the layout's loader. */
export type AdminFrame = {
  principal: Principal
  siteName: string
  /** Messages nobody has read, for who may read them. */
  unread?: number
  /** `badge` is short news such as „3 neu“ and stands in place of the number of items. */
  sections: (AdminSection & { count?: number; badge?: string })[]
  /** Missing in what an older version kept. */
  preferences?: Preferences
  /** While the site moves it takes no changes. */
  moving?: 'copying' | 'left' | 'arriving' | null
}

const adminLayoutId = 'routes/admin/layout'

export function useAdminFrame(): AdminFrame {
  const frame = useAdminFrameIfLoaded()
  if (!frame) throw new Error('useAdminFrame is for screens below the admin layout')
  return frame
}

/** For the error screen, which is also drawn when the layout's loader itself failed. */
export function useAdminFrameIfLoaded(): AdminFrame | undefined {
  return useRouteLoaderData<AdminFrame>(adminLayoutId)
}
