import { expect, test } from 'vitest'
import { peers } from './write-manifest.ts'

test('a shop with old types, an old compiler or a preview of React can install the package', () => {
  expect(peers).toMatchObject({ '@types/node': '*', '@types/react': '*', react: '*', typescript: '*' })
  expect(Object.values(peers).filter((range) => range !== '*')).toEqual([])
})
