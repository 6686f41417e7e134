import { inflateSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('[QU-11] a text is compressed to a zlib stream of its UTF-8 bytes, which is much smaller for a batch of events', async () => {
  const { deflate } = await import('./deflate.ts')
  const text = JSON.stringify(Array.from({ length: 15 }, () => anEvent({ name: 'Café – €' })))
  const packed = (await deflate?.(text)) ?? new Uint8Array()
  expect(new TextDecoder().decode(inflateSync(packed))).toBe(text)
  expect(packed.length).toBeLessThan(text.length / 5)
})

test('[QU-10] where the browser has no compressor, `deflate` is undefined', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  vi.resetModules()
  expect((await import('./deflate.ts')).deflate).toBeUndefined()
})
