import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { shoesInScene } from '../../test-data/shoes-in-scene.ts'
import { drawScene, sceneNames, shapeNames } from './draw-scene.ts'
import { sceneAlt } from './scene-alt.ts'

const sizes = { wide: [1600, 600], banner: [1200, 500], narrow: [800, 1000], square: [1000, 1000] }
const scenes = sceneNames.flatMap((name) => shapeNames.map((shape) => ({ name, shape, title: `${name}-${shape}` })))

describe('a drawn scene', () => {
  test.each(scenes)('$title is a well-formed document without words, of at most 26 kB and 6 kB in transit', (scene) => {
    const drawn = drawScene(scene.name, scene.shape)
    // JSX without expressions follows the rules of XML that matter here: nesting, closing, quoting.
    expect(parseSync('scene.jsx', drawn).errors).toEqual([])
    expect(drawn).not.toMatch(/[{}]|undefined|NaN|<text|>[^<]/)
    const [width, height] = sizes[scene.shape]
    expect(drawn).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" width="\d+" height="\d+">/)
    expect(drawn).toContain(`width="${width}" height="${height}"`)
    expect(drawn.length).toBeLessThanOrEqual(26_000)
    expect(gzipSync(drawn).length).toBeLessThanOrEqual(6_000)
  })

  test.each(scenes)('$title refers only to parts that it contains, each named once', ({ name, shape }) => {
    const drawn = drawScene(name, shape)
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const wanted = [...drawn.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(wanted))
  })

  test.each(scenes)('$title shows a pair of the shop whole, from toe to heel and from sole to shaft', (scene) => {
    const { shoes, shown } = shoesInScene(drawScene(scene.name, scene.shape))
    expect(shoes).toHaveLength(2)
    for (const { left, top, right, bottom } of shoes) {
      expect(left).toBeGreaterThan(shown.left + 8)
      expect(right).toBeLessThan(shown.right - 8)
      expect(top).toBeGreaterThan(shown.top + 8)
      expect(bottom).toBeLessThan(shown.bottom - 8)
    }
  })

  // What a place shows of a square that it cuts to 4 by 3 or to 4 by 5.
  test.each(sceneNames)('the square of %s may be cut to an oblong of either kind', (name) => {
    const { shoes, shown } = shoesInScene(drawScene(name, 'square'))
    const side = shown.right - shown.left
    for (const { left, top, right, bottom } of shoes) {
      expect(left).toBeGreaterThan(shown.left + side * 0.1)
      expect(right).toBeLessThan(shown.right - side * 0.1)
      expect(top).toBeGreaterThan(shown.top + side * 0.125)
      expect(bottom).toBeLessThan(shown.bottom - side * 0.125)
    }
  })

  test('is the same each time it is drawn, and differs from the others', () => {
    const draw = () => scenes.map(({ name, shape }) => drawScene(name, shape))
    expect(draw()).toEqual(draw())
    expect(new Set(draw()).size).toBe(scenes.length)
  })
})

test.each(locales)('the alt texts of $country/$language distinguish the scenes', (locale) => {
  expect(new Set(sceneNames.map((name) => sceneAlt(name, locale))).size).toBe(sceneNames.length)
})
