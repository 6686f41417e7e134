import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brisaFilm } from './brisa-film.ts'
import { fadeLength, sceneLength, scenes } from './scenes.ts'

const file = readFileSync(join(import.meta.dirname, brisaFilm.src))

test('the film is a small WebM file of 6 to 8 seconds', () => {
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(file.length).toBeLessThan(400_000)
  expect(brisaFilm.duration).toBeGreaterThanOrEqual(6)
  expect(brisaFilm.duration).toBeLessThanOrEqual(8)
  expect(scenes.length * sceneLength).toBeCloseTo(brisaFilm.duration, 1)
  expect(fadeLength).toBeLessThan(sceneLength)
})

test('the film ends as it begins, with the picture of its poster', () => {
  const [first] = scenes
  const last = scenes.at(-1)
  expect(last?.view).toBe(first?.view)
  expect(last?.to).toEqual(first?.from)
  expect(brisaFilm.poster).toMatch(/-1\.svg$/)
})
