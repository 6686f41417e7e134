import { expect, test } from 'vitest'
import { userErrorEvent } from '../../experiences/start-experience.ts'
import { placementErrorEvent } from '../../placements/engine.ts'
import { runSteps } from '../../startup/run-steps.ts'
import { steps } from '../../startup/steps.ts'
import { aRun } from '../../testing/a-run.ts'
import { anExperience, aVariation } from '../../testing/an-experience.ts'
import { errorReport } from './error-report.ts'
import { errorTexts } from './error-texts.ts'

const long = Object.assign(new TypeError('m'.repeat(3000)), { stack: 's'.repeat(3000) })
const moment = { ts: 1, url: 'https://www.shop.test/', stage: 'flush' }

test.each<[string, (error: unknown) => object | undefined]>([
  ['a report', (error) => errorReport(aRun(), error, moment)],
  [
    "an experience's error event",
    (error) => userErrorEvent(error, { experience: anExperience(), variation: aVariation(), stage: 'execution' }),
  ],
  [
    "a placement's error event",
    (error) => placementErrorEvent(error, { placementId: 'p', implementationId: 'i', type: 'placement.js' }),
  ],
])('[ER-03] in %s the message is truncated to 256 characters and the stack to 2048', (_, describeError) => {
  expect(describeError(long)).toMatchObject({ message: 'm'.repeat(256), stack: 's'.repeat(2048) })
  const short = Object.assign(new Error('m'.repeat(256)), { stack: 's'.repeat(2048) })
  expect(describeError(short)).toMatchObject({ message: 'm'.repeat(256), stack: 's'.repeat(2048) })
})

test('[ER-03] the message of a debug event is truncated to 1500 characters', async () => {
  const run = aRun({
    config: { flags: { compression: false } },
    reply: () => ({ status: 200, text: '{"rejected":[]}' }),
  })
  await runSteps(steps, run)
  run.bus?.uv.emit('ecView', { type: 'home' })
  run.bus?.uv.on('ecUser', () => {
    throw long
  })
  run.bus?.uv.emit('ecUser')
  await run.page.clock.pass(1000)
  const events = run.page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }) => JSON.parse(String(body)))
  expect(events.find(({ meta }) => meta.type === 'qubit.debug')).toMatchObject({
    message: `TypeError: ${'m'.repeat(1500)}`.slice(0, 1500),
  })
})

test.each([
  ['a text', 'oh', 'oh'],
  ['undefined', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a number as message', { message: 7 }, '7'],
  ['an object without a prototype', Object.create(null), '[object Object]'],
  ['a symbol', Symbol('s'), 'Symbol(s)'],
])('any thrown value has a message: %s', (_, error, message) => {
  expect(errorTexts(error)).toEqual({ message, stack: '' })
})
