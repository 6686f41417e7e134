import { expect, test } from 'vitest'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { userErrorEvent } from './start-experience.ts'

const facts = { experience: anExperience(), variation: aVariation(), stage: 'execution' as const }

test('the message is truncated to 256 characters and the stack to 2048', () => {
  const error = Object.assign(new TypeError('m'.repeat(300)), { stack: 's'.repeat(3000) })
  expect(userErrorEvent(error, facts)).toEqual({
    experienceId: 'experience',
    iterationId: '1',
    variationMasterId: 'v',
    stage: 'execution',
    name: 'TypeError',
    message: 'm'.repeat(256),
    stack: 's'.repeat(2048),
  })
})

test('any thrown value becomes an event', () => {
  expect(userErrorEvent('oh', facts)).toMatchObject({ name: 'Error', message: 'oh' })
  expect(userErrorEvent(undefined, facts)).toMatchObject({ name: 'Error', message: 'undefined' })
})

test.each([['EPOLLER:TIMEOUT'], ['COUNTER']])('an error with the code %s does not become an event', (code) => {
  expect(userErrorEvent(Object.assign(new Error(), { code }), facts)).toBe(undefined)
})
