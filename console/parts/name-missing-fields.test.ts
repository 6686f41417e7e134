import { expect, test } from 'vitest'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { nameMissingFields } from './name-missing-fields.ts'

const say = (problem: string, remedy: string, t: typeof en) => t.sayProblem(nameMissingFields({ problem, remedy }, t))

test('fields that are missing have the names of their labels', () => {
  const remedy = 'give image and maxWidth'
  expect(say('is not complete', remedy, en)).toBe("give 'Picture', 'Largest width'")
  expect(say('is not complete', remedy, de)).toBe("Geben Sie 'Bild', 'Größte Breite' an")
  expect(say('is not complete', 'give image', de)).toBe("Geben Sie 'Bild' an")
})

test('other remedies stay as they are', () => {
  expect(say('does not fit', 'give image', en)).toBe('give image')
  expect(say('is not complete', 'it must not be empty', en)).toBe('it must not be empty')
})
