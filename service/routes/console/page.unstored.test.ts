import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { SiteDescription } from '../../../contract/console/site-description.ts'
import { answerErrors } from '../../http/answer-errors.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { anApp } from '../../testing/an-app.ts'
import type { TypedApp } from '../../typed-app.ts'
import { pageRoutes } from './page.ts'

/** The routes of the page with a built folder of a test. */
function aPage(files: Record<string, string>, site: SiteDescription | null = null) {
  const folder = aFolder(files)
  const app = Fastify() as unknown as TypedApp
  answerErrors(app)
  pageRoutes(
    app,
    async () => site,
    () => folder,
  )
  return app
}

const files = {
  'index.html': '<title>Console</title>',
  'assets/main-a1b2c3d4.js': 'run()',
  'assets/low-stock-a1b2c3d4.webp': 'RIFF',
  'secret-a1b2c3d4.js': '{}',
  'assets/secret.json': '{}',
}

test.each([
  '/console',
  '/console/',
  '/console/login',
  '/console/sites/shop',
  '/console/sites/shop/experiences',
  '/console/sites/shop/experiences/hurry/edit',
  '/console/sites/shop/experiences/offers?goal=order',
])('%s is the page, checked for changes each time, under a policy that runs only its own files', async (url) => {
  const { statusCode, headers, body } = await aPage(files).inject(url)
  expect([statusCode, body, headers['cache-control']]).toEqual([200, '<title>Console</title>', 'no-cache'])
  const policy = String(headers['content-security-policy'])
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe|data:|https?:|\*/)
})

test('every page of the console can be loaded anew, and its address sent to somebody', async () => {
  const source = readFileSync(join(import.meta.dirname, '../../../console/app.tsx'), 'utf8')
  const paths = [...source.matchAll(/<Route path="([^*"]+)"/g)].map(([, path = '']) => path.replaceAll(':', 'a-'))
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    const url = path.startsWith('sites/') ? `/console/${path}` : `/console/sites/shop/${path}`
    expect([url, (await aPage(files).inject(url)).body]).toEqual([url, '<title>Console</title>'])
  }
})

test('files of the build are kept for ever', async () => {
  const { statusCode, headers, body } = await aPage(files).inject('/console/assets/main-a1b2c3d4.js')
  expect([statusCode, body, headers['cache-control']]).toEqual([200, 'run()', 'max-age=31536000, immutable'])
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  const picture = await aPage(files).inject('/console/assets/low-stock-a1b2c3d4.webp')
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
})

test('other files of the folder, and what lies outside of it, are not sent', async () => {
  const app = aPage(files)
  for (const url of [
    '/console/assets/secret.json',
    '/console/assets/..%2fsecret-a1b2c3d4.js',
    '/console/assets/gone-a1b2c3d4.js',
  ])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await app.inject('/console/secret-a1b2c3d4.js')).body).toBe('<title>Console</title>')
})

test('an address of the API that there is not is no page', async () => {
  for (const url of ['/console/api/nothing', '/console/api/nothing/shop']) {
    const answer = await anApp().inject(url)
    expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'not_found'])
  }
})

test('[BN-07] pages of the shop may be in frames of the console, and its pictures shown, for previews, and no others', async () => {
  const allowedWith = async (domains: string[] | null, what = 'frame-src') => {
    const app = aPage(files, domains && ({ domains } as SiteDescription))
    const { headers } = await app.inject('/console')
    const rules = String(headers['content-security-policy']).split('; ')
    return rules.find((rule) => rule.startsWith(what))?.slice(what.length + 1)
  }
  expect(await allowedWith(null)).toBe("'none'")
  expect(await allowedWith(['.shop.example', 'localhost'])).toBe(
    'https://shop.example https://*.shop.example http://localhost:*',
  )
  expect(await allowedWith(null, 'img-src')).toBe("'self'")
  expect(await allowedWith(['.shop.example'], 'img-src')).toBe("'self' https://shop.example https://*.shop.example")
  expect(await allowedWith(["x; script-src 'unsafe-inline'"])).toBe("'none'")
})
