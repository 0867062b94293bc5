import type { Render } from './pages/page.ts'

/** React and all pages: a site that has pages in memory answers without them. */
export const loadPages = () => import('./pages/render-pages.ts')

export const render: Render = async (request, context) => (await loadPages()).renderPages(request, context)
