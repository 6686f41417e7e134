import { expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { workshopOf } from './workshop-of.ts'

const known = {
  ...readConfiguration({ INSTEP_ENVIRONMENT: 'test' }),
  steering: { config: '/nowhere/instep.config.mjs', isLocal: true },
  cdnFolder: '/nowhere/cdn',
  consolePreviews: '/nowhere/previews',
  siteFile: '/nowhere/site.json',
}

test('[BN-01] a site can be built where its configuration and all folders are known', () => {
  const workshop = workshopOf(known)
  onTestFinished(() => workshop?.close())
  expect(workshop).toEqual({ order: expect.any(Function), close: expect.any(Function) })
})

test.each(['steering', 'cdnFolder', 'consolePreviews', 'siteFile'])(
  '[BN-01] without %s the console only shows',
  (name) => {
    expect(workshopOf({ ...known, [name]: null })).toBe(null)
  },
)
