import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { renderPage } from '../app/pages/render/render-page.tsx'
import { backend } from './context.ts'
import type { Render } from './pages.ts'

/** React Router's build and the server's own modules are bundled together, so context.ts and AppError exist once. */
const renderScreen: Render = createRequestHandler(build, import.meta.env.MODE)

/** The two front ends: public pages are rendered by our own code, screens by React Router. */
export const renderPages: Render = (request, context) =>
  isPublicPath(new URL(request.url).pathname.replace(/\.data$/, ''))
    ? renderPage(request, context.get(backend))
    : renderScreen(request, context)
