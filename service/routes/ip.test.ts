import { expect, test } from 'vitest'
import { anApp } from '../testing/an-app.ts'

test.each([
  ['no proxy is configured', [], '9.9.9.9', '1.1.1.1', '9.9.9.9'],
  ['the peer is a trusted proxy', ['9.9.9.9'], '9.9.9.9', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
  ['the proxy tells the port beside it', ['9.9.9.9'], '9.9.9.9', '1.1.1.1:50123, 2.2.2.2:80', '1.1.1.1'],
  ['the proxy tells the port beside one of IPv6', ['9.9.9.9'], '9.9.9.9', '[2001:DB8::1]:50123', '2001:db8::1'],
  ['the proxy puts one of IPv6 into brackets', ['9.9.9.9'], '9.9.9.9', '[2001:db8::1]', '2001:db8::1'],
  ['the peer has an IPv4 address in IPv6 form', [], '::ffff:9.9.9.9', undefined, '9.9.9.9'],
  ['the peer has an IPv6 address', [], '2001:DB8:0:0::1', undefined, '2001:db8::1'],
])(
  "[SV-54] the caller's address when %s equals that of the lookup",
  async (_name, trustedProxies, remoteAddress, forwarded, ip) => {
    const app = anApp({ configuration: { trustedProxies } })
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
    const answer = await app.inject({ url: '/ip?format=json', remoteAddress, headers })
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([200, 'no-store', { ip }])
    const lookup = await app.inject({ url: '/lookup/shop/v', remoteAddress, headers })
    expect(lookup.json().ipAddress).toBe(ip)
  },
)

test.each(['', '?format=', '?format=xml', '?format=JSON', '?format=json&format=json'])(
  '[SV-54] /ip%s does not ask for JSON and gets 400',
  async (query) => {
    expect((await anApp().inject(`/ip${query}`)).statusCode).toBe(400)
  },
)
