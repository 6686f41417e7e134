import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { anApp } from '../testing/an-app.ts'

const scripts = [
  'base.js',
  'portal.js',
  'index.js',
  'outer.js',
  'instep.js',
  'experience-product-low-stock-B4d_fx-2.js',
  'react-Dk3a9Zq1.js',
]

function anAppWithScripts() {
  const content = Object.fromEntries(scripts.map((name) => [`cdn/${name}`, `/* ${name} */`]))
  const folder = aFolder({
    ...content,
    'cdn/frame.html': '<!doctype html>',
    'cdn/notes.txt': 'not known',
    'cdn/other.js': 'not known',
    'secret.js': 'outside',
    'index-12345678.js': 'outside',
  })
  return anApp({ configuration: { cdnFolder: `${folder}/cdn` } })
}

test.each(scripts)('[SV-56] %s is served as a script', async (name) => {
  const answer = await anAppWithScripts().inject(`/cdn/${name}`)
  expect([answer.statusCode, answer.body]).toEqual([200, `/* ${name} */`])
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const hashed = name.includes('-')
  expect(answer.headers['cache-control']).toBe(hashed ? 'max-age=31536000, immutable' : 'max-age=300')
})

test('[SV-56] the debugger frame is served as a page, also with options in its address', async () => {
  const answer = await anAppWithScripts().inject('/cdn/frame.html?propertyId=shop&previewId=1')
  expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html>'])
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
  'notes.txt',
  'other.js',
  'experience-none-12345678.js',
  '',
  'constructor',
  '..',
  'base.js/',
  'cdn/base.js',
  'base.js%00',
])('[SV-56] "%s" is not a known file and gets 404', async (name) => {
  expect((await anAppWithScripts().inject(`/cdn/${name}`)).statusCode).toBe(404)
})

test.each(['%2e%2e%2fsecret.js', '..%2Fsecret.js', '..%5Csecret.js', 'base%2Ejs', '%2E%2E%2Findex-12345678.js'])(
  '[SV-56] the encoded path "%s" is refused and no file is read',
  async (name) => {
    const answer = await anAppWithScripts().inject(`/cdn/${name}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8'])
    expect(answer.body).toMatch(/^\/\/ bad_request: .+\n$/)
  },
)

test('[SV-56] a path with unresolved parent folders on the wire does not leave the folder either', async () => {
  const app = anAppWithScripts()
  onTestFinished(() => app.close())
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  for (const path of ['/cdn/../secret.js', '/cdn/..\\secret.js', '/cdn/./../../secret.js', '/cdn//secret.js']) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
    expect(answer).not.toContain('outside')
  }
})

test('without a folder every script gets 404', async () => {
  expect((await anApp().inject('/cdn/base.js')).statusCode).toBe(404)
})
