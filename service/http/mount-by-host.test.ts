import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { anApp } from '../testing/an-app.ts'
import { mountByHost } from './mount-by-host.ts'

test.each([
  ['lookup.example.com', '/shop/v', '/lookup/shop/v'],
  ['Lookup-US-staging.Example.com:8443', '/shop/v?x=1', '/lookup/shop/v?x=1'],
  ['events.example.com', '/events/raw/shop', '/events/raw/shop'],
  ['stash.example.com', '/stash/v1.1/kv/get/n/public/k', '/stash/v1.1/kv/get/n/public/k'],
  ['ip.example.com', '/?format=json', '/ip?format=json'],
  ['graphql.example.com', '/', '/graphql'],
  ['cb.example.com', '/cb?d=1', '/cb?d=1'],
  ['stamp.example.com', '/t/shop', '/stamp/t/shop'],
  ['qfn.example.com', '/defer/id', '/qfn/defer/id'],
  ['preview.example.com', '/smartserve-shop-preview.js', '/preview/smartserve-shop-preview.js'],
  ['preview-staging.example.com', '/smartserve-shop-preview.js', '/preview/staging/smartserve-shop-preview.js'],
  ['other.example.com', '/shop/v', '/shop/v'],
  ['lookup.example.org', '/shop/v', '/shop/v'],
  ['lookup.evil.example.com', '/shop/v', '/shop/v'],
  ['example.com', '/lookup/shop/v', '/lookup/shop/v'],
  [undefined, '/lookup/shop/v', '/lookup/shop/v'],
])('%s%s is handled as %s', (host, url, expected) => {
  expect(mountByHost('example.com')({ url, headers: { host } })).toBe(expected)
})

test('without a base domain no host is special', () => {
  expect(mountByHost(null)({ url: '/a', headers: { host: 'lookup.example.com' } })).toBe('/a')
})

test('each service has a host of its own', async () => {
  const previewFolder = aFolder({ 'staging/smartserve-shop-preview.js': 'staging' })
  const cdnFolder = aFolder({ 'base.js': '' })
  const weather = new Map([['1', { temp: 5, id: 800 }]])
  const app = anApp({ configuration: { baseDomain: 'example.com', previewFolder, cdnFolder, weather } })
  const ask = async (host: string, url: string, body?: string) => {
    const answer = await app.inject({ method: body === undefined ? 'GET' : 'POST', url, headers: { host }, body })
    return answer.statusCode
  }
  expect(await ask('lookup.example.com', '/shop/v')).toBe(200)
  expect(await ask('graphql.example.com', '/', '{"query":"{ __typename }"}')).toBe(200)
  expect(await ask('events.example.com', '/events/raw/shop', '[]')).toBe(200)
  expect(await ask('stash.example.com', '/stash/v1.1/kv/get/n/public/k')).toBe(200)
  expect(await ask('queries.example.com', '/shop/raw', '[]')).toBe(200)
  expect(await ask('cb.example.com', '/cb?d=a&ts=1&imp=1')).toBe(204)
  expect(await ask('qfn.example.com', '/conversion', '{"visitorId":"v"}')).toBe(200)
  expect(await ask('counters-us.example.com', '/shop/topk/views')).toBe(200)
  expect(await ask('stamp.example.com', '/t/shop')).toBe(200)
  expect(await ask('app.example.com', '/smartserve', '{}')).toBe(202)
  expect(await ask('weather.example.com', '/?cid=1&siteId=2')).toBe(200)
  expect(await ask('ip.example.com', '/?format=json')).toBe(200)
  expect(await ask('id.example.com', '/shop', '{"visitorId":"v"}')).toBe(204)
  expect(await ask('preview-staging.example.com', '/smartserve-shop-preview.js')).toBe(200)
  expect(await ask('cdn.example.com', '/base.js')).toBe(200)
})
