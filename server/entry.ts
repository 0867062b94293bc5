import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'

// Input of the server build: everything that must exist once (context.ts, AppError) is bundled with React Router's build.

export { startServer } from './start.ts'
export { isExpected } from './start.ts'
export const render = createRequestHandler(build, import.meta.env.MODE)
