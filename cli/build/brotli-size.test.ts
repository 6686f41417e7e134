import { expect, test } from 'vitest'
import { brotliSize, withoutHash } from './brotli-size.ts'

test('the size of a module does not depend on the hashes of the chunks that it loads', () => {
  const loading = (hash: string) => `export const load = () => import(\`./engine-${hash}.js\`)`
  expect(brotliSize(loading('aB3_x-9Z'))).toBe(brotliSize(loading('--______')))
  expect(brotliSize(loading('aB3_x-9Z'))).toBeLessThan(brotliSize(loading('aB3_x-9Z2')))
})

test.each([
  ['engine-aB3_x-9Z.js', 'engine.js'],
  ['build-experiences---______.js', 'build-experiences.js'],
  ['instep.js', 'instep.js'],
])('the part of %s is %s', (name, part) => {
  expect(withoutHash(name)).toBe(part)
})
