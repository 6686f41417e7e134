import { expect } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openCookieJar } from '../cookie-jar.ts'
import type { Instep } from '../page.ts'
import type { BrowserRun } from './a-browser-run.ts'

export const shop = window as unknown as { instep: Instep; uv: { emit(type: string, data?: object): void } } & Record<
  string,
  unknown
>
export const setConsent = (state: unknown) => shop.instep.consent?.(state as 'granted')
export const cookieNames = () => document.cookie.split('; ').filter(Boolean)
export const allKeys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
let before = { cookies: [] as string[], keys: [] as string[] }
export const takeStock = () => {
  before = { cookies: cookieNames(), keys: allKeys() }
}
/** Returns every cookie that did not exist before the script ran, whatever its name. */
export const ownCookies = () => cookieNames().filter((each) => !before.cookies.includes(each))
export const ownKeys = () => allKeys().filter((key) => !before.keys.includes(key))
/** Waits until nothing is left: in WebKit a cookie shows again for a moment that was written just before it was removed. */
export const untilNothingIsLeft = () => eventually(() => expect([ownCookies(), ownKeys()]).toEqual([[], []]))
export const jar = openCookieJar(document)
export const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide'))
export const sentTypes = ({ sent }: BrowserRun) => sent.map(({ meta }) => meta.type)
