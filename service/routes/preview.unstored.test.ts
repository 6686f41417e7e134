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
    'staging/every-page-B4d_fx-2.js': 'a part',
    'staging/outer.js': 'the inspector',
    'staging/frame.html': '<!doctype html>',
    'staging/debugger-frame.js': 'the script of the frame',
    'staging/smartserve-shop-debugger.js': 'the facts of the property',
    'every-page-B4d_fx-2.js': 'beside the environments',
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
  ['every-page-B4d_fx-2.js', 'text/javascript', 'max-age=31536000, immutable'],
  ['outer.js', 'text/javascript', 'no-store'],
  ['frame.html', 'text/html', 'no-store'],
  ['debugger-frame.js', 'text/javascript', 'no-store'],
  ['smartserve-shop-debugger.js', 'text/javascript', 'no-store'],
])('the part %s of a preview is served beside the script as %s, with %s', async (name, type, caching) => {
  const answer = await anAppWithPreviews().inject(`/preview/staging/${name}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
  expect(answer.headers['cache-control']).toBe(caching)
})

const unknown = (name: string, environment: string) =>
  `There is no ${name} for ${environment}: write it with instep build --preview --out {INSTEP_PREVIEW}/${environment}`

test.each([
  ['/preview/smartserve-other-preview.js', unknown('smartserve-other-preview.js', 'test')],
  ['/preview/smartserve-shop-local_2-preview.js', unknown('smartserve-shop-local_2-preview.js', 'test')],
  ['/preview/production/smartserve-shop-preview.js', unknown('smartserve-shop-preview.js', 'production')],
  ['/preview/smartserve-outside-preview.js', unknown('smartserve-outside-preview.js', 'test')],
  ['/preview/every-page-B4d_fx-2.js', unknown('every-page-B4d_fx-2.js', 'test')],
  ['/preview/staging/secret.js', 'There is no such script'],
  ['/preview/other.js', 'There is no such script'],
  ['/preview/constructor', 'There is no such script'],
  ['/preview/..%2Fevery-page-B4d_fx-2.js', 'There is no such script'],
  ['/preview/staging/..%5Csecret.js', 'There is no such script'],
])('[SV-55] the unknown %s gets 404 with a comment as its body, which names the remedy', async (url, message) => {
  const answer = await anAppWithPreviews().inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toBe(`// not_found: ${message}\n`)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('a preview that the browser has, and that was not built again, is answered with 304', async () => {
  const app = anAppWithPreviews()
  const url = '/preview/smartserve-shop-preview.js'
  const { etag = '' } = (await app.inject(url)).headers
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
})

test('[SV-55] without a folder every preview gets 404', async () => {
  expect((await anApp().inject('/preview/smartserve-shop-preview.js')).statusCode).toBe(404)
})

test.each(['smartserve--preview.js', 'smartserve-a%20b-preview.js', 'smartserve-..%2F..%2Fx-preview.js'])(
  'the property id in %s is refused with 400',
  async (name) => {
    for (const place of ['', 'staging/']) {
      const { statusCode, body } = await anAppWithPreviews().inject(`/preview/${place}${name}`)
      expect([statusCode, body]).toEqual([400, '// bad_request: The property id has signs that it cannot have\n'])
    }
  },
)

test('an unknown environment is refused with 400', async () => {
  expect((await anAppWithPreviews().inject('/preview/live/smartserve-shop-preview.js')).statusCode).toBe(400)
})
