import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { renderPage } from '../../app/pages/render/render-page.tsx'
import { backend, screenNonce } from '../context.ts'
import { newScriptNonce, takeOwnScripts } from './own-scripts.ts'
import { toPage, type Render } from './page.ts'

/** React Router's build and the server's own modules are bundled together, so context.ts and AppError exist once. */
const handleScreen = createRequestHandler(build, import.meta.env.MODE)

const renderScreen: Render = async (request, context) => {
  const nonce = newScriptNonce()
  context.set(screenNonce, nonce)
  const screen = await toPage(await handleScreen(request, context))
  const { text, scripts } = takeOwnScripts(screen.text, nonce)
  return { ...screen, text, inline: { scripts, styles: [] } }
}

/** The two front ends: public pages are rendered by our own code, screens by React Router. */
export const renderPages: Render = async (request, context) => {
  if (!isPublicPath(new URL(request.url).pathname.replace(/\.data$/, ''))) return renderScreen(request, context)
  const page = await renderPage(request, context.get(backend))
  return page instanceof Response ? toPage(page) : page
}
