import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { aShopFolder, freePorts, openShopper, receivedTypes, runServing } from '../local/testing/run-command.ts'

const page = (title: string) => `<!-- <head> in a comment --><!doctype html><html lang="en"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>${title}</title></head>
<body><header>Søren's shop</header><main><button onclick="this.textContent='added'">Add</button></main></body></html>`

/** A shop with a strict policy, compressed pages, a redirect with its own address, and a cookie for its domain. */
async function aSmallShop(): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('content-security-policy', "default-src 'none'")
    if (url === '/old') return response.writeHead(301, { location: `http://${headers.host}/new?from=old` }).end()
    if (url === '/data.json') return response.setHeader('content-type', 'application/json').end('{"head":"<head>"}')
    response.setHeader('set-cookie', 'basket=7; Domain=shop.example; Path=/; Secure; SameSite=None')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'gzip')
    response.end(gzipSync(page(`Page ${url} of ${headers.host}`)))
  })
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('instep try shows a shop with the inspector, keeps it working, and stores its events', async () => {
  const shop = await aSmallShop()
  const [port = '', servicePort = ''] = await freePorts(2)
  const running = await runServing(aShopFolder(), 'try', `${shop}/`, '--port', port, '--service-port', servicePort)
  const { page: address = '', service = '' } = running.answer
  expect(address).toBe(`http://localhost:${port}/`)

  const browser = await openShopper()
  await browser.goto(`http://localhost:${port}/old`)
  expect(browser.url()).toBe(`http://localhost:${port}/new?from=old`)
  expect(await browser.title()).toBe(`Page /new?from=old of ${new URL(shop).host}`)
  await browser.getByRole('complementary', { name: 'Instep inspector' }).waitFor({ timeout: 60_000 })
  await browser.getByText('Hello from Instep').first().waitFor({ timeout: 60_000 })
  expect(await browser.locator('header').first().textContent()).toBe("Søren's shop")
  await browser.getByRole('button', { name: 'Add' }).click()
  expect(await browser.locator('main button').textContent()).toBe('added')
  expect(await browser.evaluate<string>('document.cookie')).toContain('basket=7')
  await expect.poll(() => receivedTypes(service), { timeout: 60_000 }).toContain('ecView')

  expect(await (await fetch(`${address}data.json`)).text()).toBe('{"head":"<head>"}')
  expect(await echoThrough(port, 'hot reload')).toBe('hot reload')
  expect(await running.interrupt()).toBe(0)
  await expect(fetch(`${service}/health`)).rejects.toThrow()
})

/** Sends a text through an upgraded connection, and resolves to what comes back. */
async function echoThrough(port: string, text: string): Promise<string> {
  const asked = request({ port, host: '127.0.0.1', headers: { connection: 'Upgrade', upgrade: 'websocket' } }).end()
  const [, socket] = await once(asked, 'upgrade')
  socket.write(text)
  const [bytes] = await once(socket, 'data')
  return String(bytes)
}

test('instep try says when no shop answers, and when the address is none of a shop', async () => {
  const [port = ''] = await freePorts(1)
  const folder = aShopFolder()
  await expect(runServing(folder, 'try', `http://127.0.0.1:${port}`)).rejects.toThrow(
    `ended with 1: Nothing answers at http://127.0.0.1:${port}: start your shop first`,
  )
  await expect(runServing(folder, 'try', 'file:///etc/passwd')).rejects.toThrow('is not the address of a shop')
})
