import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// The yardstick: `node:http` without any setting, answering from a Map with the bytes and headers given in a file.

export type BareAnswer = { path: string; status: number; headers: string[]; body: string }

const answers = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as BareAnswer[]
const known = new Map(
  answers.map(({ path, status, headers, body }) => [path, { status, headers, body: Buffer.from(body, 'base64') }]),
)

const server = createServer((request, response) => {
  const found = known.get(request.url ?? '')
  if (!found) return response.writeHead(404).end()
  response.writeHead(found.status, found.headers)
  response.end(found.body)
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
