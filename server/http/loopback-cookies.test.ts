import { expect, test } from 'vitest'
import { createLoopbackCookies } from './loopback-cookies.ts'

const own = { publicUrl: new URL('http://localhost:3000') }
const asked = (address: string, cookie = '') => new Request(address, { headers: { cookie } })

function exchange(address: string, publicUrl = own.publicUrl.href) {
  const { read, write } = createLoopbackCookies({ publicUrl: new URL(publicUrl) })
  const request = asked(address, 'a=1; schaufenster.device=plain; __Host-schaufenster.device=bound')
  const headers = { 'set-cookie': '__Host-schaufenster.device=new; Path=/; Secure; HttpOnly; SameSite=Lax' }
  return {
    received: read(request).headers.get('cookie'),
    sent: write(request, new Response(null, { headers })).headers.getSetCookie(),
  }
}

test('on the own machine without TLS only cookies with a plain name count, and those are set', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app.localhost'])
    expect(exchange(`http://${host}/`), host).toEqual({
      received: 'a=1; __Host-schaufenster.device=plain',
      sent: ['schaufenster.device=new; Path=/; HttpOnly; SameSite=Lax'],
    })
})

test('everywhere else the bound names stay, also behind a proxy that hides the host', () => {
  for (const [address, publicUrl] of [
    ['https://localhost:3000/', own.publicUrl.href],
    ['http://musterwerk.example/', own.publicUrl.href],
    ['http://127.0.0.1.evil.example/', own.publicUrl.href],
    ['http://localhost:3000/', 'https://musterwerk.example'],
  ] as const)
    expect(exchange(address, publicUrl), address).toEqual({
      received: 'a=1; schaufenster.device=plain; __Host-schaufenster.device=bound',
      sent: ['__Host-schaufenster.device=new; Path=/; Secure; HttpOnly; SameSite=Lax'],
    })
})

test('cookies of others and the body pass untouched', async () => {
  const { read, write } = createLoopbackCookies(own)
  const headers = { cookie: 'schaufenster.device=plain' }
  const request = new Request('http://localhost:3000/', { method: 'POST', headers, body: 'Hallo' })
  expect(await read(request).text()).toBe('Hallo')
  const response = new Response(null, { headers: { 'set-cookie': 'other=1; Secure' } })
  expect(write(asked('http://localhost:3000/'), response).headers.getSetCookie()).toEqual(['other=1; Secure'])
})
