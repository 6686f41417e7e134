import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { anApp } from '../testing/an-app.ts'

function anAppWithPreviews() {
  const previewFolder = aFolder({
    'smartserve-outside-preview.js': 'beside the environments',
    'test/smartserve-shop-preview.js': 'the test preview',
    'test/smartserve-shop-local_1-preview.js': 'the local preview',
    'staging/smartserve-shop-preview.js': 'the staging preview',
    'staging/secret.js': 'no preview',
  })
  return anApp({ configuration: { previewFolder } })
}

test.each([
  ['/preview/smartserve-shop-preview.js', 'the test preview'],
  ['/preview/smartserve-shop-local_1-preview.js', 'the local preview'],
  ['/preview/test/smartserve-shop-preview.js', 'the test preview'],
  ['/preview/staging/smartserve-shop-preview.js?x=1', 'the staging preview'],
])('[SV-55] %s returns the preview script, uncached', async (url, script) => {
  const answer = await anAppWithPreviews().inject(url)
  expect([answer.statusCode, answer.body]).toEqual([200, script])
  expect(answer.headers['content-type']).toMatch(/^text\/javascript(;|$)/)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  '/preview/smartserve-other-preview.js',
  '/preview/smartserve-shop-local_2-preview.js',
  '/preview/production/smartserve-shop-preview.js',
  '/preview/smartserve-outside-preview.js',
  '/preview/staging/secret.js',
  '/preview/other.js',
])('[SV-55] the unknown %s gets 404 with a comment as its body', async (url) => {
  const answer = await anAppWithPreviews().inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toBe('// not_found: There is no such script\n')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('[SV-55] without a folder every preview gets 404', async () => {
  expect((await anApp().inject('/preview/smartserve-shop-preview.js')).statusCode).toBe(404)
})

test.each(['smartserve--preview.js', 'smartserve-a%20b-preview.js', 'smartserve-..%2F..%2Fx-preview.js'])(
  'the property id in %s is refused with 400',
  async (name) => {
    for (const place of ['', 'staging/']) {
      expect((await anAppWithPreviews().inject(`/preview/${place}${name}`)).statusCode).toBe(400)
    }
  },
)

test('an unknown environment is refused with 400', async () => {
  expect((await anAppWithPreviews().inject('/preview/live/smartserve-shop-preview.js')).statusCode).toBe(400)
})
