import { renderToReadableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { backend, screenNonce } from '#server/context.ts'
import { ErrorReference } from './kit/page/error-reference.ts'
import { ScriptNonce } from './kit/page/script-nonce.ts'

/** A screen of signing in or of the admin area, sent whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
) {
  let failure: unknown
  const { reference } = site.get(backend)
  const nonce = site.get(screenNonce)
  const page = (
    <ScriptNonce value={nonce}>
      <ErrorReference value={reference}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </ErrorReference>
    </ScriptNonce>
  )
  const stream = await renderToReadableStream(page, {
    signal: request.signal,
    nonce,
    // Nothing is streamed: a part that React would send later and move into place by script is missing without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure ??= error
    },
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** Errors of loaders, actions and rendering go to the server's log; a missing page or a wrong method is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500
  if (!expected && !request.signal.aborted) context.get(backend).report(error)
}
