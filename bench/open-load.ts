import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const connections = 64
const headEnd = '\r\n\r\n'

/** The load must not take the core that the servers have. */
export function stayOnSecondCore() {
  // Where there is no taskset the system decides.
  spawnSync('taskset', ['-acp', '1', String(process.pid)])
}

/**
 * The same request over and over on connections that stay open. Nothing is read of an answer but its length: then the
 * server and not the load is what the figures are about.
 */
export async function openLoad(port: number, request: string) {
  const open = await Promise.all(Array.from({ length: connections }, () => connected(port)))
  const answerBytes = await firstAnswerBytes(open[0]!, request)

  return {
    send: (count: number) => {
      let left = count
      const sendInTurn = (socket: Socket) =>
        new Promise<void>((resolve, reject) => {
          let received = 0
          const next = () => {
            received = 0
            if (left-- > 0) return void socket.write(request)
            socket.removeAllListeners('data')
            resolve()
          }
          socket.on('data', (chunk) => {
            received += chunk.length
            if (received > answerBytes) reject(new Error(`${received} bytes instead of ${answerBytes}`))
            if (received === answerBytes) next()
          })
          next()
        })
      return Promise.all(open.map(sendInTurn))
    },
    close: () => open.forEach((socket) => socket.destroy()),
  }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** Every answer is as long as the first. */
function firstAnswerBytes(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0)
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const headBytes = received.indexOf(headEnd) + headEnd.length
      if (headBytes < headEnd.length) return
      const length = /^content-length: (\d+)/im.exec(received.toString('latin1', 0, headBytes))?.[1]
      const answerBytes = headBytes + (request.startsWith('HEAD ') ? 0 : Number(length ?? 0))
      if (received.length < answerBytes) return
      socket.off('data', read)
      resolve(answerBytes)
    }
    socket.on('data', read).write(request)
  })
}
