import { describe, expect, test } from 'vitest'
import { sentIn, someServices } from './testing/some-services.ts'
import type { Weather, WeatherQuestion } from './weather.ts'

describe('weather', () => {
  const weather = (temp: unknown, id: unknown) => ({ weather: { main: { temp }, weather: [{ id }] } })
  const config = { weather: { siteId: 'site 1' } }

  test.each<[temp: number, id: number, question: Partial<WeatherQuestion>, weather: Weather | undefined]>([
    [20, 800, {}, 'HOT'],
    [20, 500, {}, 'HOT'],
    [19.9, 531, {}, 'RAIN'],
    [19.9, 532, {}, 'COLD'],
    [20, 531, { onlyRainy: true }, 'RAIN'],
    [5, 200, { onlyRainy: true }, 'RAIN'],
    [20, 532, { onlyRainy: true }, undefined],
    [5, 800, { onlyRainy: true }, undefined],
  ])('[PO-05] %d degrees and condition %d with %j are %s', async (temp, id, question, expected) => {
    const { services, requests } = someServices({ config, reply: () => weather(temp, id) })
    expect(await services.weather({ cid: 'c/1', threshold: 20, ...question })).toBe(expected)
    expect(requests).toMatchObject([{ method: 'GET', url: 'https://collect.test/weather?cid=c%2F1&siteId=site+1' }])
  })

  test('[PO-05] only rain needs no temperature', async () => {
    const { services } = someServices({ config, reply: () => ({ weather: { weather: [{ id: 500 }] } }) })
    expect(await services.weather({ cid: 'c', onlyRainy: true })).toBe('RAIN')
  })

  test.each([
    ['a missing id', { weather: { main: { temp: 5 }, weather: [] } }, false],
    ['a missing id where only rain counts', { weather: { main: { temp: 5 } } }, true],
    ['a missing temperature', { weather: { weather: [{ id: 500 }] } }, false],
    ['an empty answer', {}, false],
  ])('[PO-05] %s rejects', async (_, answer, onlyRainy) => {
    const { services } = someServices({ config, reply: () => answer })
    await expect(services.weather({ cid: 'c', threshold: 20, onlyRainy })).rejects.toThrow()
  })

  test('without a site id in the configuration nothing is asked', async () => {
    const { services, requests } = someServices()
    await expect(services.weather({ cid: 'c', threshold: 20 })).rejects.toThrow('weather.siteId')
    expect(requests).toEqual([])
  })
})

describe('the address of the visitor', () => {
  test('[PO-06] is asked for by GET with the JSON format', async () => {
    const { services, requests } = someServices({ reply: () => ({ ip: '192.0.2.7' }) })
    expect(await services.ip()).toBe('192.0.2.7')
    expect(requests).toMatchObject([{ method: 'GET', url: 'https://collect.test/ip?format=json' }])
  })

  test.each([
    ['no answer', undefined],
    ['a failing status', () => ({ status: 500, text: '{"ip":"192.0.2.7"}' })],
    ['no JSON', () => ({ status: 200, text: '192.0.2.7' })],
    ['no address', () => ({})],
  ])('[PO-06] with %s it is not known, and only the console is told', async (_, reply) => {
    const { services, log, notices } = someServices({ reply })
    expect(await services.ip()).toBeUndefined()
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'The IP address is not known' }])
    expect(notices).toEqual([])
  })
})

describe('adding to the bag', () => {
  const added = () => ({ ok: true, count: 1 })
  const config = { skuMap: { p1: 'SKU-1' } }

  test('posts the form to the cart of the country and language of the page, and reloads it', async () => {
    const { services, requests, reloads } = someServices({ url: 'https://shop.test/us/en/shop?x=1#y', reply: added })
    let reloadsWhenAdded = -1
    const onAdded = () => {
      reloadsWhenAdded = reloads()
    }
    expect(await services.addToBag({ productId: 'p1', sku: 'A 1&2', onAdded })).toBe(true)
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: 'https://shop.test/us/en/cart/addToCart',
        body: 'sku=A+1%262&quantity=1&crossSell=',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        credentials: true,
      },
    ])
    expect(reloads()).toBe(1)
    expect(reloadsWhenAdded).toBe(0)
  })

  test('takes the sku of the site for a product id, unless one is given', async () => {
    const { services, requests } = someServices({ config, reply: added })
    await services.addToBag({ productId: 'p1' })
    await services.addToBag({ productId: 'p1', sku: 'own' })
    const skus = requests.map(({ body }) => new URLSearchParams(String(body)).get('sku'))
    expect(skus).toEqual(['SKU-1', 'own'])
  })

  test.each(['p2', 'constructor'])('the product %s without a sku is written to the console only', async (productId) => {
    const { services, requests, lines, reloads, notices } = someServices({ config, reply: added })
    expect(await services.addToBag({ productId })).toBe(false)
    expect([requests, notices, reloads()]).toEqual([[], [], 0])
    expect(lines()).toEqual([`The product ${productId} has no sku`])
  })

  test('[UR-08] on a path with fewer than two segments nothing is done but logged', async () => {
    const { services, requests, lines } = someServices({ url: 'https://shop.test/uk', reply: added })
    expect(await services.addToBag({ productId: 'p1', sku: 's' })).toBe(false)
    expect(requests).toEqual([])
    expect(lines()).toHaveLength(1)
  })

  test.each([
    ['no answer', undefined],
    ['a status of 400', () => ({ status: 400, text: '{"ok":true}' })],
  ])('with %s it does not reload and says so in the console', async (_, reply) => {
    const { services, reloads, lines } = someServices({ reply })
    expect(await services.addToBag({ productId: 'p1', sku: 's', onAdded: () => expect.fail() })).toBe(false)
    expect(reloads()).toBe(0)
    expect(lines()).toEqual(['The product p1 was not added to the bag'])
  })
})

describe('requests of its own', () => {
  const url = 'https://files.test/sizes.txt'

  test.each([
    ['no answer', undefined],
    ['a status of 404', () => ({ status: 404, text: 'no' })],
  ])('[QU-15] a plain text request that fails with %s raises XHR error and its address', async (_, reply) => {
    const { services } = someServices({ config: { weather: { siteId: 's' } }, reply })
    await expect(services.request.text(url)).rejects.toMatchObject({ message: `XHR error: ${url}` })
    await expect(services.weather({ cid: 'c', threshold: 20 })).rejects.toMatchObject({
      message: 'XHR error: https://collect.test/weather?cid=c&siteId=s',
    })
  })

  test('[QU-15] a failed look-up of the address raises it too', async () => {
    const { services, log } = someServices()
    await services.ip()
    expect(log.lines[0]?.facts).toEqual({ because: 'Error: XHR error: https://collect.test/ip?format=json' })
  })

  test('text and JSON are read, and a caller may pass a time-out of its own', async () => {
    const { services, requests } = someServices({ reply: () => ({ status: 200, text: '{"a":1}' }) })
    expect(await services.request.text(url, { timeoutMs: 50 })).toBe('{"a":1}')
    expect(await services.request.json(url)).toEqual({ a: 1 })
    expect(await services.request.json(url, { body: { b: 2 }, timeoutMs: 60 })).toEqual({ a: 1 })
    expect(requests).toMatchObject([
      { method: 'GET', timeoutMs: 50 },
      { method: 'GET' },
      { method: 'POST', body: '{"b":2}', timeoutMs: 60 },
    ])
    expect(requests[1]?.timeoutMs).toBeUndefined()
  })

  test('a JSON request that is answered with none fails with method and address', async () => {
    const { services } = someServices({ reply: () => ({ status: 200, text: '<html>' }) })
    await expect(services.request.json(url)).rejects.toThrow(new Error(`GET ${url} failed: the answer is not JSON`))
  })

  test('[DS-05] a GraphQL call is a POST of query and variables within the 2000 ms of any request', async () => {
    const { services, requests } = someServices({ reply: () => ({ data: { a: 1 } }) })
    expect(await services.request.graphql('query Q { a }', { b: 2 })).toEqual({ a: 1 })
    expect(requests).toMatchObject([{ method: 'POST', url: 'https://collect.test/graphql' }])
    expect(requests[0]?.timeoutMs).toBeUndefined()
    expect(sentIn(requests[0])).toEqual({ query: 'query Q { a }', variables: { b: 2 } })
  })

  test.each([
    ['timeout after 2000ms', 'GraphQL error: timeout after 2000ms'],
    ['network or CORS error', 'GraphQL error: network or CORS error'],
  ])('[DS-05] a %s throws "%s"', async (cause, message) => {
    const reply = () => Promise.reject(new Error(`POST https://collect.test/graphql failed: ${cause}`))
    const { services } = someServices({ reply })
    await expect(services.request.graphql('{ a }')).rejects.toMatchObject({ message })
  })

  test.each([
    [200, '{"errors":[{"message":"no"}]}'],
    [422, '{"errors":[]}'],
    [500, ''],
    [200, '<html>'],
  ])('[DS-05] an answer of status %i with %j throws GraphQL error', async (status, text) => {
    const { services } = someServices({ reply: () => ({ status, text }) })
    await expect(services.request.graphql('{ a }')).rejects.toMatchObject({ message: 'GraphQL error' })
  })
})
