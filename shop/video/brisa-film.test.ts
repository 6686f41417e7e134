import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brisaFilm } from './brisa-film.ts'

const file = readFileSync(join(import.meta.dirname, brisaFilm.src))

test('the film is a small WebM file of 6 to 8 seconds', () => {
  expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  expect(file.length).toBeLessThan(400_000)
  expect(brisaFilm.duration).toBeGreaterThanOrEqual(6)
  expect(brisaFilm.duration).toBeLessThanOrEqual(8)
  expect(brisaFilm.poster).toMatch(/-1\.svg$/)
})
