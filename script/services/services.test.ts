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
  ])('[PO-05] %d degrees and condition %d with %j is %s', async (temp, id, question, expected) => {
    const { services, requests } = someServices({ config, reply: () => weather(temp, id) })
    expect(await services.weather({ cid: 'c/1', threshold: 20, ...question })).toBe(expected)
    expect(requests).toMatchObject([{ method: 'GET', url: 'https://collect.test/weather?cid=c%2F1&siteId=site+1' }])
  })

  test('[PO-05] onlyRainy does not need a temperature', async () => {
    const { services } = someServices({ config, reply: () => ({ weather: { weather: [{ id: 500 }] } }) })
    expect(await services.weather({ cid: 'c', onlyRainy: true })).toBe('RAIN')
  })

  test.each([
    ['a missing id', { weather: { main: { temp: 5 }, weather: [] } }, false],
    ['a missing id with onlyRainy', { weather: { main: { temp: 5 } } }, true],
    ['a missing temperature', { weather: { weather: [{ id: 500 }] } }, false],
    ['an empty answer', {}, false],
  ])('[PO-05] %s rejects', async (_, answer, onlyRainy) => {
    const { services } = someServices({ config, reply: () => answer })
    await expect(services.weather({ cid: 'c', threshold: 20, onlyRainy })).rejects.toThrow()
  })

  test('without a site id in the configuration it fails without a request', async () => {
    const { services, requests } = someServices()
    await expect(services.weather({ cid: 'c', threshold: 20 })).rejects.toThrow('weather.siteId')
    expect(requests).toEqual([])
  })
})

describe('the IP address of the visitor', () => {
  test('[PO-06] is requested by GET in the JSON format', async () => {
    const { services, requests } = someServices({ reply: () => ({ ip: '192.0.2.7' }) })
    expect(await services.ip()).toBe('192.0.2.7')
    expect(requests).toMatchObject([{ method: 'GET', url: 'https://collect.test/ip?format=json' }])
  })

  test.each([
    ['no answer', undefined],
    ['a failing status', () => ({ status: 500, text: '{"ip":"192.0.2.7"}' })],
    ['invalid JSON', () => ({ status: 200, text: '192.0.2.7' })],
    ['no address', () => ({})],
  ])('[PO-06] is undefined after %s, which is only logged', async (_, reply) => {
    const { services, log, notices } = someServices({ reply })
    expect(await services.ip()).toBeUndefined()
    expect(log.lines).toMatchObject([{ level: 'warn', message: 'The IP address is not known' }])
    expect(notices).toEqual([])
  })
})

describe('adding to the bag', () => {
  const added = () => ({ ok: true, count: 1 })
  const config = {
    skuMap: { p1: 'SKU-1' },
    addresses: { locale: '/{country}/{language}' },
    addToBag: { url: '{locale}/cart/addToCart', body: 'sku={sku}&quantity={quantity}&crossSell=' },
  }

  test('posts the form to the cart for the country and language of the page, and reloads the page', async () => {
    const { services, requests, reloads } = someServices({
      config,
      url: 'https://shop.test/us/en/shop?x=1#y',
      reply: added,
    })
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

  test('uses the sku that the site configures for the product id, unless one is given', async () => {
    const { services, requests } = someServices({ config, reply: added })
    await services.addToBag({ productId: 'p1' })
    await services.addToBag({ productId: 'p1', sku: 'own' })
    const skus = requests.map(({ body }) => new URLSearchParams(String(body)).get('sku'))
    expect(skus).toEqual(['SKU-1', 'own'])
  })

  test.each(['p2', 'constructor'])('only logs the product %s, because it has no sku', async (productId) => {
    const { services, requests, lines, reloads, notices } = someServices({ config, reply: added })
    expect(await services.addToBag({ productId })).toBe(false)
    expect([requests, notices, reloads()]).toEqual([[], [], 0])
    expect(lines()).toEqual([`The product ${productId} has no sku`])
  })

  test('only logs a product that cannot be read', async () => {
    const { services, requests, lines } = someServices({ config, reply: added })
    const item = {
      productId: 'p1',
      get sku(): string {
        throw new Error('forbidden')
      },
    }
    expect(await services.addToBag(item)).toBe(false)
    expect(requests).toEqual([])
    expect(lines()).toEqual(['The product p1 was not added to the bag'])
  })

  test('[UR-08] only logs when the path has fewer than two segments', async () => {
    const { services, requests, lines } = someServices({ config, url: 'https://shop.test/uk', reply: added })
    expect(await services.addToBag({ productId: 'p1', sku: 's' })).toBe(false)
    expect(requests).toEqual([])
    expect(lines()).toHaveLength(1)
  })

  test.each([
    ['no answer', undefined],
    ['a status of 400', () => ({ status: 400, text: '{"ok":true}' })],
  ])('does not reload after %s, and logs it', async (_, reply) => {
    const { services, reloads, lines } = someServices({ config, reply })
    expect(await services.addToBag({ productId: 'p1', sku: 's', onAdded: () => expect.fail() })).toBe(false)
    expect(reloads()).toBe(0)
    expect(lines()).toEqual(['The product p1 was not added to the bag'])
  })
})

describe('custom requests', () => {
  const item = { productId: 'p1', sku: 'A "1"' }

  test('without the setting nothing is asked, and the console says so', async () => {
    const { services, requests, log, reloads } = someServices({ reply: () => ({}) })
    expect(await services.addToBag(item)).toBe(false)
    expect([requests, reloads()]).toEqual([[], 0])
    expect(JSON.stringify(log.lines)).toContain('the site configuration has no addToBag')
  })

  test('a body that begins with a brace is sent as JSON to an address of any host', async () => {
    const body = '{"items":[{"id":"{sku}","quantity":{quantity}}]}'
    const { services, requests, reloads } = someServices({
      config: { addToBag: { url: 'https://api.shop.test/bag/{productId}', method: 'PUT', body } },
      reply: () => ({}),
    })
    expect(await services.addToBag(item)).toBe(true)
    expect(requests).toMatchObject([
      { method: 'PUT', url: 'https://api.shop.test/bag/p1', headers: { 'Content-Type': 'application/json' } },
    ])
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ items: [{ id: 'A "1"', quantity: 1 }] })
    expect(reloads()).toBe(1)
  })

  test('a function of the page is called with the product, and the page is not loaded anew', async () => {
    const items: object[] = []
    const shop = {
      items,
      async add(each: object) {
        this.items.push(each)
      },
    }
    const { services, requests, reloads } = someServices({ config: { addToBag: 'window.shop.add' }, window: { shop } })
    expect(await services.addToBag(item)).toBe(true)
    expect(items).toEqual([{ sku: 'A "1"', productId: 'p1', quantity: 1 }])
    expect([requests, reloads()]).toEqual([[], 0])
  })

  test.each([
    ['is missing', {}],
    ['answers false', { shop: { add: () => false } }],
    ['rejects', { shop: { add: () => Promise.reject(new Error('sold out')) } }],
  ])('a function of the page that %s adds nothing', async (_, window) => {
    const { services, lines } = someServices({ config: { addToBag: 'window.shop.add' }, window })
    expect(await services.addToBag({ ...item, onAdded: () => expect.fail() })).toBe(false)
    expect(lines()).toEqual(['The product p1 was not added to the bag'])
  })
})

describe('requests of its own', () => {
  const url = 'https://files.test/sizes.txt'

  test.each([
    ['no answer', undefined],
    ['a status of 404', () => ({ status: 404, text: 'no' })],
  ])('[QU-15] a text request that fails with %s throws "XHR error" with its address', async (_, reply) => {
    const { services } = someServices({ config: { weather: { siteId: 's' } }, reply })
    await expect(services.request.text(url)).rejects.toMatchObject({ message: `XHR error: ${url}` })
    await expect(services.weather({ cid: 'c', threshold: 20 })).rejects.toMatchObject({
      message: 'XHR error: https://collect.test/weather?cid=c&siteId=s',
    })
  })

  test('[QU-15] a failed request for the IP address throws it, too', async () => {
    const { services, log } = someServices()
    await services.ip()
    expect(log.lines[0]?.facts).toEqual({ because: 'Error: XHR error: https://collect.test/ip?format=json' })
  })

  test('text and JSON are read, and a caller may set a timeout', async () => {
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

  test('a JSON request that is not answered with JSON fails with method and address', async () => {
    const { services } = someServices({ reply: () => ({ status: 200, text: '<html>' }) })
    await expect(services.request.json(url)).rejects.toThrow(new Error(`GET ${url} failed: the answer is not JSON`))
  })

  test('[DS-05] a GraphQL call is a POST of query and variables with the default timeout', async () => {
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
  ])('[DS-05] an answer of status %i with %j throws "GraphQL error"', async (status, text) => {
    const { services } = someServices({ reply: () => ({ status, text }) })
    await expect(services.request.graphql('{ a }')).rejects.toMatchObject({ message: 'GraphQL error' })
  })
})
