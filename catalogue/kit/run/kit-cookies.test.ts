import { expect, test } from 'vitest'
import { cookiesOf } from '../../../script/experiences/own-storage.ts'
import { aJar } from '../../../script/testing/a-jar.ts'
import { bounceMemory } from '../../global/locale-redirect/bounce-memory.ts'
import { localeMemory } from '../../global/locale-redirect/locale-memory.ts'
import { popupMemory } from '../dialog/popup-memory.ts'

function aPage(stored: Record<string, string> = {}) {
  const jar = aJar(stored)
  return { jar, cookies: cookiesOf(jar, 'shop.test', 'www.shop.test') }
}

const yearMs = 31_536_000_000

test('[CK-02] bounce, locale redirect and popups have cookies with their own names and lifetimes on the cookie domain', () => {
  const { jar, cookies } = aPage()
  bounceMemory(cookies, 'offers').write(2)
  localeMemory(cookies).write(7)
  const popup = popupMemory(cookies, 'spring')
  popup.countShown()
  popup.countShown()
  popup.countClosed()
  expect(jar.writes).toEqual([
    { name: 'qb_bounce_offers', value: '2', domain: 'shop.test', lifeMs: yearMs },
    { name: 'qb_locale_session', value: '7', domain: 'shop.test', lifeMs: yearMs },
    { name: 'qb_spring', value: '1', domain: 'shop.test', lifeMs: 23_328e6 },
    { name: 'qb_spring', value: '2', domain: 'shop.test', lifeMs: 23_328e6 },
    { name: 'qb_spring_closed', value: '1', domain: 'shop.test', lifeMs: 23_328e6 },
  ])
  expect([bounceMemory(cookies, 'offers').read(), localeMemory(cookies).read()]).toEqual([2, 7])
  expect([popup.shown(), popup.closed()]).toEqual([2, 1])
})

test.each([undefined, '', 'x', '-1', '1.5', '1e3', '99999999999999999999'])(
  '[CK-02] a counter cookie with the value %j counts as 0',
  (text) => {
    const names = ['qb_bounce_offers', 'qb_locale_session', 'qb_spring', 'qb_spring_closed']
    const { cookies } = aPage(text === undefined ? {} : Object.fromEntries(names.map((name) => [name, text])))
    const popup = popupMemory(cookies, 'spring')
    expect([bounceMemory(cookies, 'offers').read(), localeMemory(cookies).read()]).toEqual([0, 0])
    expect([popup.shown(), popup.closed()]).toEqual([0, 0])
  },
)

test('only 1 and 2 are valid bounce states', () => {
  expect(bounceMemory(aPage({ qb_bounce_offers: '3' }).cookies, 'offers').read()).toBe(0)
})
