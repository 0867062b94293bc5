import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const shutdownGraceMs = 10_000
const sweepEveryMs = 50
/** A connection that was accepted at the last moment has this long to send its request. */
const lastWordsMs = 200
/** A turn of the loop in which nothing else was done. */
const shortTurnMs = 1
const mostTurns = 200

/** Answers under way, of each server: their connections must not be used again once it leaves. */
const underWay = new WeakMap<Server, Set<ServerResponse>>()

/** To be called for every answer that takes a while. */
export function followAnswer(server: Server, response: ServerResponse) {
  const open = underWay.get(server) ?? new Set()
  underWay.set(server, open.add(response))
  response.once('close', () => open.delete(response))
}

export function answersUnderWay(server: Server): ServerResponse[] {
  return [...(underWay.get(server) ?? [])]
}

/** From now on every answer tells its client to open another connection next time, which leads to another node. */
export function beginFarewell(server: Server) {
  const leave = (response: ServerResponse) => {
    response.shouldKeepAlive = false
  }
  underWay.get(server)?.forEach(leave)
  server.prependListener('request', (_request, response: ServerResponse) => leave(response))
}

/** Takes no new connections, lets open requests finish, and cuts what does not finish in time. */
export async function closeNodeServer(server: Server): Promise<void> {
  await takeInWaiting()
  // The close of node:http would also cut connections whose first request is on its way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const cut = setTimeout(() => server.closeAllConnections(), shutdownGraceMs)
  await Promise.race([closed, delay(lastWordsMs)])
  const sweep = setInterval(() => server.closeIdleConnections(), sweepEveryMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
  server.close()
}

/**
 * Connections that the system has taken and this process has not are reset when it stops to listen. After a
 * turn without other work there are none: new ones were accepted a moment ago.
 */
async function takeInWaiting(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    const begunAt = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    // The first turn may begin after the loop has looked for connections.
    if (turn > 0 && performance.now() - begunAt < shortTurnMs) return
  }
}
