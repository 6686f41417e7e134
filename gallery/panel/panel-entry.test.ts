import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { toldByEvent, toldByRequest } from './panel-entry.ts'

test.each([
  ['qubit.goalAchieved', { goalId: 'custom:cta-clicks' }, 'Goals', 'custom:cta-clicks'],
  ['qubit.metric', { type: 'impression' }, 'Impressions', 'as a whole'],
  ['qubit.metric', { type: 'clickthrough', productId: 'anouk' }, 'Click-throughs', 'anouk'],
  ['qubit.metric', { type: 'add-to-bag', productId: 'anouk' }, 'Metrics', 'add-to-bag anouk'],
  ['qubit.errorExperience', { message: 'no' }, 'Errors', 'no'],
])('a %s of %j is listed under %s', (type, fields, kind, what) => {
  const event = anEvent({ meta: { type }, experienceId: 'offers', ...fields })
  expect(toldByEvent(event)).toEqual({ kind, what, of: 'offers', key: event.meta.id })
})

test('events of the shop and exposures are not listed: the list of active experiences shows exposures', () => {
  expect(toldByEvent(anEvent())).toBeUndefined()
  expect(toldByEvent(anEvent({ meta: { type: 'qubit.experience' } }))).toBeUndefined()
})

const data = (told: object) => Buffer.from(JSON.stringify(told)).toString('base64url')

test('a callback is listed as the impression or click-through of its placement, with its products', () => {
  const d = data({ placementId: 'also-like', group: 'CONTENT' })
  expect(toldByRequest(`http://service.test/cb?d=${d}&ts=5&imp=1&p=anouk&p=brisa%26co`)).toEqual({
    kind: 'Impressions',
    key: `?d=${d}&ts=5&imp=1&p=anouk&p=brisa%26co`,
    what: 'anouk, brisa&co',
    of: 'placement also-like',
  })
  expect(toldByRequest(`http://service.test/cb?d=${d}&ts=5&t=1`)).toMatchObject({
    kind: 'Click-throughs',
    what: 'as a whole',
  })
})

test('the control group of a placement is named, and unknown callback data cause no error', () => {
  const ofControl = data({ placementId: 'for-you', group: 'CONTROL' })
  expect(toldByRequest(`http://service.test/cb?d=${ofControl}&ts=5&imp=1`)?.of).toBe('placement for-you, control')
  expect(toldByRequest('http://service.test/cb?d=!&ts=5&imp=1')?.of).toBe('a placement')
})

test.each(['http://service.test/graphql', 'http://service.test/cb', 'http://shop.test/cb/other?d=1'])(
  '%s is not a callback',
  (url) => {
    expect(toldByRequest(url)).toBeUndefined()
  },
)
