import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../setup/root.mjs'
import type { PageNode } from './code-links.ts'
import { describePictures } from './describe-pictures.ts'
import { sizeOfWebp } from './size-of-webp.ts'

const docs = join(root, 'docs')

/** Returns the attributes that the picture of a page has then. */
function attributesOf(url: string): object {
  const picture = { type: 'mdxJsxFlowElement', name: 'img', url, attributes: [] as { name: string; value?: unknown }[] }
  describePictures({ type: 'root', children: [{ type: 'paragraph', children: [picture as PageNode] }] }, docs)
  return Object.fromEntries(picture.attributes.map(({ name, value }) => [name, value]))
}

test('a picture of a page loads when it comes near, and has its room before', () => {
  const room = { width: '720', height: '450' }
  expect(attributesOf('./images/catalogue/product-popup.webp')).toEqual({ loading: 'lazy', ...room })
  expect(attributesOf('https://shop.example/picture.webp')).toEqual({ loading: 'lazy' })
})

test.each([
  ['VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0xd0, 0x02, 0xc2, 0x01], { width: 720, height: 450 }],
  ['VP8X', [0, 0, 0, 0, 0, 0, 0, 0, 0xcf, 0x02, 0, 0xc1, 0x01, 0], { width: 720, height: 450 }],
  ['VP8L', [0, 0, 0, 0, 0], undefined],
])('the size of a WebP picture of the form %s is read', (kind, bytes, size) => {
  expect(sizeOfWebp(Buffer.from([...Buffer.from(`RIFF....WEBP${kind}`), ...bytes]))).toEqual(size)
})

test('other pictures have no size here', () => {
  expect(sizeOfWebp(Buffer.from('\x89PNG\r\n\x1a\n...............'))).toBe(undefined)
})
