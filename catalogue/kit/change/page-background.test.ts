import { expect, test } from 'vitest'
import { isSeeThrough, isTransparent } from './page-background.ts'

test.each([
  'transparent',
  'rgba(0, 0, 0, 0)',
  'rgba(1, 2, 3, 0.5)',
  'oklch(0.7 0.1 50 / 0)',
  'color(srgb 1 1 1 / 0.9)',
])('%s lets through what is behind it', (color) => expect(isSeeThrough(color)).toBe(true))

test.each(['rgb(0, 0, 0)', 'oklch(0.7 0.1 0)', 'color(srgb 0 0 0)'])('%s does not', (color) =>
  expect(isSeeThrough(color)).toBe(false),
)

test.each([
  ['transparent', true],
  ['rgba(0, 0, 0, 0)', true],
  ['oklch(1 0 0 / 0)', true],
  ['color(srgb 1 1 1 / 0)', true],
  ['rgba(0, 0, 0, 0.5)', false],
  ['oklch(1 0 0 / 0.5)', false],
  ['rgb(255, 255, 255)', false],
])('%s shows nothing of its own: %s', (color, isNone) => expect(isTransparent(color)).toBe(isNone))
