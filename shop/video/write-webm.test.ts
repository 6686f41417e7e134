import { describe, expect, test } from 'vitest'
import { type Film, writeWebm } from './write-webm.ts'

const frame = (length: number, key = false) => ({ data: new Uint8Array(length).fill(7), key })
const film = (frames: Film['frames']): Buffer =>
  Buffer.from(writeWebm({ frames, framesPerSecond: 25, width: 800, height: 1000 }))

type Element = { id: string; start: number; content: Buffer }

/** The elements in a part of a file: ids as hex, sizes of eight bytes. */
function elementsIn(bytes: Buffer): Element[] {
  const found: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes.readUInt8(at)) - 23
    const size = Number(bytes.readBigUInt64BE(at + idLength) & 0xffffffffffffffn)
    const body = at + idLength + 8
    found.push({ id: bytes.toString('hex', at, at + idLength), start: at, content: bytes.subarray(body, body + size) })
    at = body + size
  }
  return found
}

function contentOf(elements: Element[], id: string): Buffer {
  const element = elements.find((one) => one.id === id)
  if (!element) throw new Error(`There is no element ${id}.`)
  return element.content
}

describe('a WebM file', () => {
  const frames = [frame(300, true), frame(20), frame(30), frame(200, true), frame(10)]
  const [head, segment] = elementsIn(film(frames))
  const parts = elementsIn(segment?.content ?? Buffer.alloc(0))

  test('names its kind and its length, codec and size', () => {
    expect(contentOf(elementsIn(head?.content ?? Buffer.alloc(0)), '4282').toString()).toBe('webm')
    expect(contentOf(elementsIn(contentOf(parts, '1549a966')), '4489').readDoubleBE()).toBe(200)
    const track = elementsIn(contentOf(elementsIn(contentOf(parts, '1654ae6b')), 'ae'))
    expect(contentOf(track, '86').toString()).toBe('V_VP9')
    const video = elementsIn(contentOf(track, 'e0'))
    expect([contentOf(video, 'b0'), contentOf(video, 'ba')].map((size) => Number(size.readBigUInt64BE()))).toEqual([
      800, 1000,
    ])
  })

  test('has a cluster for each key frame, with every frame at its time', () => {
    const clusters = parts.filter(({ id }) => id === '1f43b675').map(({ content }) => elementsIn(content))
    const times = clusters.map((cluster) => Number(contentOf(cluster, 'e7').readBigUInt64BE()))
    const blocks = clusters.map((cluster) => cluster.filter(({ id }) => id === 'a3').map(({ content }) => content))
    expect(times).toEqual([0, 120])
    expect(blocks.map((some) => some.map((block) => block.readInt16BE(1)))).toEqual([
      [0, 40, 80],
      [0, 40],
    ])
    expect(blocks.flat().map((block) => [block.length - 4, block.readUInt8(3) === 0x80])).toEqual(
      frames.map(({ data, key }) => [data.length, key]),
    )
  })

  test('has cues that lead to its clusters', () => {
    const cues = elementsIn(contentOf(parts, '1c53bb6b')).map(({ content }) => elementsIn(content))
    const places = cues.map((cue) => Number(contentOf(elementsIn(contentOf(cue, 'b7')), 'f1').readBigUInt64BE()))
    expect(places).toEqual(parts.filter(({ id }) => id === '1f43b675').map(({ start }) => start))
  })
})
