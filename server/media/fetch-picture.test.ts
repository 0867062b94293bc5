import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { fetchPicture } from './fetch-picture.ts'

const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')
const limits = { withinMs: 10_000, largestBytes: 1_000 }
/** As if the loopback were the open internet. */
const anywhere = { mayAsk: () => true, mayConnect: () => true }

async function startElsewhere(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

test('a picture is fetched over redirects, and gets the ending of what it is', async () => {
  await using site = await startElsewhere((request, response) => {
    if (request.url === '/alt') response.writeHead(302, { location: '/bilder/Unser%20B%C3%BCro.png?b=1' }).end()
    else response.end(gif)
  })
  const { name, bytes } = await fetchPicture(`${site.url}/alt`, limits, anywhere)
  expect(name).toBe('Unser-Büro.gif')
  expect(bytes.equals(gif)).toBe(true)
})

test('what is no picture, too large, missing or never ends is refused with a reason', async () => {
  await using site = await startElsewhere(({ url }, response) => {
    if (url === '/text') response.end('<html>')
    else if (url === '/gross') response.end(Buffer.concat([gif, Buffer.alloc(2_000)]))
    else if (url === '/kreis') response.writeHead(302, { location: '/kreis' }).end()
    else if (url === '/stumm') response.writeHead(200).write('GIF89a')
    else response.writeHead(404).end()
  })
  const reasonOf = (path: string, withinMs = limits.withinMs) =>
    fetchPicture(site.url + path, { ...limits, withinMs }, anywhere).catch(({ code }: { code: string }) => code)
  expect(await reasonOf('/text')).toBe('invalid-format')
  expect(await reasonOf('/gross')).toBe('quota-exceeded')
  expect(await reasonOf('/kreis')).toBe('unavailable')
  expect(await reasonOf('/weg')).toBe('unavailable')
  expect(await reasonOf('/stumm', 50)).toBe('unavailable')
})

test('nothing near this machine is asked, by whatever name or redirect it is called', async () => {
  let asked = 0
  await using site = await startElsewhere((_request, response) => {
    asked++
    response.writeHead(302, { location: `http://127.0.0.1:${new URL(site.url).port}/geheim` }).end()
  })
  const { port } = new URL(site.url)
  for (const address of [
    site.url,
    `http://localhost/x.png`,
    `http://127.0.0.1:${port}/x.png`,
    'http://127.0.0.1/x.png',
    'http://[::1]/x.png',
    'http://0x7f.1/x.png',
    'http://169.254.169.254/latest/meta-data',
    'https://name:wort@beispiel.example/x.png',
    'ftp://beispiel.example/x.png',
    'file:///etc/passwd',
  ])
    await expect(fetchPicture(address, limits), address).rejects.toMatchObject({ code: 'invalid-url', status: 422 })
  expect(asked).toBe(0)
  // Only the name is open here: where it leads to is checked again.
  const byName = { mayAsk: () => true, mayConnect: (address: string) => address !== '127.0.0.1' }
  await expect(fetchPicture(site.url, limits, byName)).rejects.toMatchObject({ code: 'invalid-url' })
  expect(asked).toBe(0)
})
