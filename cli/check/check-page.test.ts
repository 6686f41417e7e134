import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { checkPage } from './check-page.ts'
import { fetchPage } from './fetch-page.ts'
import { pageText } from './page-text.ts'

const site = aSite({
  anchors: { addToBag: '.buy', productTitle: 'h1', starRating: '.stars', header: 'header', gridItem: '.card' },
  experiences: [
    { id: 'low', template: 'product/low-stock', content: { threshold: 5, text: '{count} left' } },
    { id: 'price', template: 'product/star-colour', content: { color: 'red' } },
  ] as SiteConfig['experiences'],
})

const words = 'words '.repeat(60)
const html = `<!doctype html><body><header></header><header></header><h1>Tea</h1><button class="buy">Buy</button><p>${words}</p></body>`

test('[BU-02] a page tells which anchors are found, doubtful and missing, and for which experiences', () => {
  const { type, isTypeGuessed, anchors } = checkPage(site, html)
  expect([type, isTypeGuessed]).toEqual(['product', true])
  const verdicts = Object.fromEntries(anchors.map(({ name, verdict, usedBy }) => [name, [verdict, ...usedBy]]))
  expect(verdicts).toEqual({
    addToBag: ['found', 'low'],
    productTitle: ['found'],
    starRating: ['missing', 'price'],
    header: ['doubtful'],
    gridItem: ['elsewhere'],
  })
})

test('[BU-02] on a page of another type nothing of product pages is missing', () => {
  const { anchors } = checkPage(site, `<body><header></header><p>${words}</p></body>`, 'home')
  expect(anchors.filter(({ verdict }) => verdict === 'missing')).toEqual([])
})

test('[BU-02] a page that is drawn by JavaScript is said to be one', () => {
  const findings = checkPage(site, '<body><div id="root"></div><script src="app.js"></script></body>')
  expect(findings.isDrawnLater).toBe(true)
  expect(pageText('http://shop.test/', findings)).toContain('tab Anchors')
  expect(checkPage(site, html).isDrawnLater).toBe(false)
})

async function serve(status: number, type: string, body = ''): Promise<string> {
  const server = createServer((_, reply) => reply.writeHead(status, { 'content-type': type }).end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('[BU-02] a page is loaded, and an address without one says what to do', async () => {
  expect(await fetchPage(await serve(200, 'text/html; charset=utf-8', html))).toBe(html)
  await expect(fetchPage(await serve(404, 'text/html'))).rejects.toThrow('answered 404')
  await expect(fetchPage(await serve(200, 'application/json', '{}'))).rejects.toThrow('is not a page')
  await expect(fetchPage('http://127.0.0.1:1/')).rejects.toThrow('Is the shop running?')
  await expect(fetchPage('shop.test')).rejects.toThrow('give a whole address')
})

test('[BU-02] of a page without an end no more is read than a page may have', async () => {
  let sent = 0
  let isClosed = false
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' }).once('close', () => (isClosed = true))
    const sendMore = () => {
      while (!isClosed && reply.write('x'.repeat(64 * 1024))) sent += 64 * 1024
    }
    reply.on('drain', sendMore)
    sendMore()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await expect(fetchPage(address)).rejects.toThrow(`${address} is larger than 10485760 bytes`)
  await expect.poll(() => isClosed).toBe(true)
  // Some more is on its way in the buffers of both sides.
  expect(sent).toBeLessThan(30 * 1024 * 1024)
})
