import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const shutdownGraceMs = 10_000
const sweepEveryMs = 50
/** A connection that was accepted at the last moment has this long to send its request. */
const lastWordsMs = 200

/** Answers under way, of each server: their connections must not be used again once it leaves. */
const underWay = new WeakMap<Server, Set<ServerResponse>>()

/** To be called for every answer that takes a while. */
export function followAnswer(server: Server, response: ServerResponse) {
  const open = underWay.get(server) ?? new Set()
  underWay.set(server, open.add(response))
  response.once('close', () => open.delete(response))
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
