import { expect, test } from 'vitest'
import { lockWithAddresses } from './lock-with-addresses.mjs'

const integrity = 'sha512-a'
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'shop', version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/a/node_modules/@of/b': { version: '2.0.0-rc.1', integrity, optional: true },
    'node_modules/react-16': { name: 'react', version: '16.14.0', integrity },
    'node_modules/elsewhere': { version: '1.0.0', integrity, resolved: 'https://example.test/elsewhere.tgz' },
    linked: { version: '1.0.0', link: true },
  },
}

test.each(['https://registry.test', 'https://registry.test/'])(
  'packages of %s have the addresses of their archives',
  (registry) => {
    const { packages, ...rest } = lockWithAddresses(lock, registry)
    expect(rest).toEqual({ lockfileVersion: 3 })
    const addresses = Object.entries(packages).map(([path, { resolved, ...facts }]) => {
      const { resolved: _, ...before } = { resolved: '', ...lock.packages[path as keyof typeof lock.packages] }
      expect(facts).toEqual(before)
      return resolved
    })
    expect(addresses).toEqual([
      undefined,
      'https://registry.test/a/-/a-1.0.0.tgz',
      'https://registry.test/@of/b/-/b-2.0.0-rc.1.tgz',
      'https://registry.test/react/-/react-16.14.0.tgz',
      'https://example.test/elsewhere.tgz',
      undefined,
    ])
  },
)
