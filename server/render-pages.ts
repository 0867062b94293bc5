import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Render } from './pages.ts'

/** React Router's build and the server's own modules are bundled together, so context.ts and AppError exist once. */
export const renderPages: Render = createRequestHandler(build, import.meta.env.MODE)
