import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { wantedPreview } from './wanted-preview.ts'

test.each([
  [{}, undefined],
  [{ country: 'de' }, { country: 'DE' }],
  [{ skipSegments: true }, { skipSegments: true }],
  [{ experience: 'offers' }, { experienceId: 'offers', variationMasterId: 'offers-v', force: ['offers'] }],
  [
    { experience: 'offers', variation: 'c', skipTriggers: true },
    { experienceId: 'offers', variationMasterId: 'offers-c', force: ['offers'], skipTriggers: true },
  ],
])('the options %j make the preview %j', (options, preview) => {
  expect(wantedPreview(aSite(), options)).toEqual(preview)
})

test.each([
  [{ experience: 'ofers' }, 'The site has no experience ofers. Did you mean offers?'],
  [{ experience: 'offers', variation: 'blue' }, 'There are: offers-v, offers-c'],
  [{ variation: 'offers-v' }, 'name it with --experience'],
  [{ country: 'Germany' }, 'give the two letters of a country'],
])('the options %j are refused with the remedy: %s', (options, message) => {
  expect(() => wantedPreview(aSite(), options)).toThrow(message)
})
