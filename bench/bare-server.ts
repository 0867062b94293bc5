import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

// The yardstick: `node:http` answering one page from a Map, with the bytes and headers given in a file.

type Page = { path: string; headers: string[]; body: string }
const page = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Page
const pages = new Map([[page.path, { headers: page.headers, body: Buffer.from(page.body, 'base64') }]])

const server = createServer((request, response) => {
  const found = pages.get(request.url ?? '')
  if (!found) return response.writeHead(404).end()
  response.writeHead(200, found.headers)
  response.end(found.body)
})
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify(server.address())))
