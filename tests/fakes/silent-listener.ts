import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Accepts every connection and never says a word: what a hung service or a careless firewall looks like from here. */
export async function startSilentListener() {
  const open = new Set<Socket>()
  let accepted = 0
  let onAccepted = () => {}
  const server = createServer((socket) => {
    open.add(socket)
    accepted += 1
    // What arrives is read, so that the other side may write as much as it likes.
    socket.resume()
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    onAccepted()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    /** How many connections it was asked for so far. */
    accepted: () => accepted,
    /** Resolves as soon as somebody waits for an answer. */
    asked: () => (accepted > 0 ? Promise.resolve() : new Promise<void>((resolve) => (onAccepted = resolve))),
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
