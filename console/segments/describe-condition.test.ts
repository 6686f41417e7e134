import { expect, test } from 'vitest'
import { boughtWithin } from '../../contract/segments/bought-within.ts'
import { all, any, event, from, happened, latest, not, ownEvent, record } from '../../contract/segments/conditions.ts'
import { atLeast, isNoneOf, isOneOf } from '../../contract/segments/operators.ts'
import type { Condition } from '../../contract/segments/segment.ts'
import { createFormats } from '../format/create-formats.ts'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { describeCondition, joinCondition } from './describe-condition.ts'

const words = {
  en: { t: en, formats: createFormats('en-GB', 'UTC') },
  de: { t: de, formats: createFormats('de', 'UTC') },
}
const say = (condition: Condition, language: 'en' | 'de' = 'en') =>
  joinCondition(describeCondition(condition, words[language]), words[language])

const purchase = event('ecBasketTransactionSummary')
const productPage = event('ecProduct', { eventType: 'detail' })
const view = event('ecView')

test.each<[condition: Condition, en: string, de: string]>([
  [
    happened(productPage, { times: 3, within: '7 days' }),
    'has viewed a product at least 3 times within 7 days',
    'hat innerhalb von 7 Tagen mindestens 3-mal ein Produkt angesehen',
  ],
  [
    happened(event('ecProduct', { eventType: 'detail', 'product.categories': 'boots' }), { until: purchase }),
    'has viewed a product (category is “boots”), and has not ordered since',
    'hat ein Produkt (Kategorie ist „boots“) angesehen und seither nicht bestellt',
  ],
  [
    happened(view, { within: '1 session' }),
    'has viewed a page in this session',
    'hat in dieser Sitzung eine Seite aufgerufen',
  ],
  [
    happened(view, { times: 2, within: '1 hour' }),
    'has viewed a page at least twice within one hour',
    'hat innerhalb von einer Stunde mindestens 2-mal eine Seite aufgerufen',
  ],
  [happened(purchase, { within: '1 day' }), 'has ordered in the last day', 'hat am letzten Tag bestellt'],
  [not(happened(purchase)), 'has never ordered', 'hat nie bestellt'],
  [
    not(happened(view, { within: '30 minutes' })),
    'has not viewed a page in the last 30 minutes',
    'hat in den letzten 30 Minuten nicht eine Seite aufgerufen',
  ],
  [
    not(happened(view, { times: 2, until: purchase })),
    'has viewed a page fewer than twice since they last ordered',
    'hat weniger als 2-mal eine Seite aufgerufen, seit er zuletzt bestellt hat',
  ],
  [not(not(happened(purchase))), 'has ordered', 'hat bestellt'],
  [
    latest(event('ecView', { 'context.sessionNumber': atLeast(2) })),
    'had at their latest page view: number of the session at least 2',
    'hatte beim letzten Seitenaufruf: Nummer der Sitzung mindestens 2',
  ],
  [
    latest(ownEvent('quizDone', { score: isNoneOf(1, 2, 3), done: true })),
    'had at their latest event “quizDone”: “score” is none of 1, 2 or 3 and “done” is yes',
    'hatte beim letzten Ereignis „quizDone“: „score“ ist nichts von 1, 2 oder 3 und „done“ ist ja',
  ],
  [boughtWithin(30), 'has ordered in the last 30 days', 'hat in den letzten 30 Tagen bestellt'],
  [not(boughtWithin(1)), 'has not ordered in the last day', 'hat am letzten Tag nicht bestellt'],
  [
    record('loyalty', { tier: isOneOf('gold', 'platinum') }),
    'is signed in, and the dataset “loyalty” says of them: “tier” is “gold” or “platinum”',
    'ist angemeldet, und der Datensatz „loyalty“ sagt über ihn: „tier“ ist „gold“ oder „platinum“',
  ],
  [from('2026-11-27'), 'is here from 27 Nov 2026, 00:00 on', 'ist ab 27.11.2026, 00:00 da'],
  [
    all(happened(purchase), any(happened(view), latest(view))),
    'has ordered; and (has viewed a page; or had their latest page view)',
    'hat bestellt; und (hat eine Seite aufgerufen; oder war dabei: beim letzten Seitenaufruf)',
  ],
  [all(happened(purchase)), 'has ordered', 'hat bestellt'],
  [
    not(any(happened(purchase), happened(view))),
    'is not so: has ordered; or has viewed a page',
    'nicht zutreffend: hat bestellt; oder hat eine Seite aufgerufen',
  ],
  [
    not(all(happened(purchase), happened(view))),
    'is not so: (has ordered; and has viewed a page)',
    'nicht zutreffend: (hat bestellt; und hat eine Seite aufgerufen)',
  ],
])('%j is said', (condition, en, de) => {
  expect(say(condition)).toBe(en)
  expect(say(condition, 'de')).toBe(de)
})

test('what a later version knows is shown as it is written', () => {
  const unknown = { kind: 'near', shop: 'Leeds' } as unknown as Condition
  expect(say(unknown)).toBe('{"kind":"near","shop":"Leeds"}')
  expect(say(happened(event('ecView', { 'meta.url': { op: 'sounds', value: 'x' } })))).toBe(
    'has viewed a page (address sounds “x”)',
  )
})

test('names that every object has are not taken for words', () => {
  expect(say(happened(ownEvent('toString', { constructor: 'x' })))).toBe(
    'has caused the event “toString” (“constructor” is “x”)',
  )
})
