import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Of requests that a client sends without waiting for answers: more than browsers and proxies ever send. */
export const mostWaitingOnConnection = 16

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Works on one request of a connection at a time. Node hands over all that a client sends ahead (pipelining) at once, and
 * one connection could take the turns of everybody else. Answers go out in order anyway, so nobody waits longer. When too
 * many wait, the last of them ends the connection; a client then asks again for what was not answered (RFC 9112, 9.3.2).
 */
export function oneAtATime(handle: Handle): Handle {
  const waiting = new WeakMap<Socket, number>()

  return (request, response) => {
    // Node gives the socket to a response when the one before it is finished.
    if (response.socket) return handle(request, response)
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > mostWaitingOnConnection) return
    waiting.set(socket, count)
    if (count === mostWaitingOnConnection) response.shouldKeepAlive = false
    response.once('socket', () => {
      if (response.shouldKeepAlive) waiting.set(socket, waiting.get(socket)! - 1)
      handle(request, response)
    })
  }
}
