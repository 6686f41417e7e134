import { expect, test } from 'vitest'
import type { PreviewEnvironment } from '../../contract/preview-script.ts'
import { previewHosts } from './preview-hosts.ts'

type Config = Parameters<typeof previewHosts>[0]

const base = { endpoints: { base: 'https://collect.test/' } }
const hosts = { production: 'https://p.test/', development: 'https://d.test' }

test.each<[Config, PreviewEnvironment | undefined, string[]]>([
  [base, undefined, ['https://collect.test/preview']],
  [base, 'staging', ['https://collect.test/preview/staging', 'https://collect.test/preview/development']],
  [{ ...base, environment: 'development' }, undefined, ['https://collect.test/preview']],
  [{ ...base, environment: 'test' }, undefined, ['https://collect.test/preview/development']],
  [{ ...base, environment: 'staging' }, 'production', ['https://collect.test/preview/production']],
  [{ endpoints: { preview: 'https://preview.test' } }, undefined, ['https://preview.test']],
  [{ baseDomain: 'shop.test' }, undefined, ['https://preview.shop.test']],
  [
    { baseDomain: 'shop.test', environment: 'staging', dataLocation: 'us' },
    undefined,
    ['https://preview-us-staging.shop.test', 'https://preview-us-development.shop.test'],
  ],
  [{ baseDomain: 'shop.test', environment: 'test' }, undefined, ['https://preview-development.shop.test']],
  [{ ...base, previewHosts: hosts }, undefined, ['https://p.test']],
  [{ ...base, previewHosts: hosts, environment: 'staging' }, undefined, ['https://d.test']],
  [{ ...base, previewHosts: {} }, undefined, []],
])('[PV-01] [PV-02] with %j the previews of %s are at %j', (config, environment, expected) => {
  expect(previewHosts(config, environment)).toEqual(expected)
})
