import { deviceTypeOf } from '../../../contract/device-type.ts'
import type { DeviceType } from '../../../contract/experience.ts'
import type { Page } from '../../browser/page.ts'

/** The facts in a user agent; unknown ones are '' (BR-01). Versions keep their dots (BR-06). */
export type UserAgentFacts = {
  deviceType: DeviceType
  deviceName: string
  osName: string
  osVersion: string
  browserName: string
  browserVersion: string
}

/** Checked in this order, because most browsers also name Chrome and Safari. The group is the version. */
const browsers = {
  Edge: /Edg(?:e|A|iOS)?\/([\d.]+)/,
  Opera: /(?:OPR|OPiOS|Opera)\/([\d.]+)/,
  'Samsung Internet': /SamsungBrowser\/([\d.]+)/,
  Firefox: /(?:Firefox|FxiOS)\/([\d.]+)/,
  Chrome: /(?:Chrome|CriOS)\/([\d.]+)/,
  Safari: /Version\/([\d.]+).*Safari/,
}

const systems = {
  Windows: /Windows (?:NT|Phone) ?([\d.]*)/,
  iOS: /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/,
  macOS: /Mac OS X ([\d_.]*)/,
  Android: /Android ?([\d.]*)/,
  'Chrome OS': /CrOS \S+ ([\d.]*)/,
  Linux: /Linux()/,
}

const devices = /iPhone|iPad|iPod|Macintosh|Android[^;)]*;([^)]*)/
/** Texts in place of an Android device's name that are not names: languages, Firefox's kinds and versions, Chrome's placeholder. */
const noDevice = /^(?:[a-z]{2}(?:[-_][a-z]{2,4})?|Mobile|Tablet|rv:.*|K|U|wv|)$/i

/** Reads names and versions from a user agent (BR-05, BR-06). @param touchPoints `navigator.maxTouchPoints` */
export function parseUserAgent(userAgent: string, touchPoints: number): UserAgentFacts {
  const [browserName, browserVersion] = findRule(browsers, userAgent)
  const [osName, osVersion] = findRule(systems, userAgent)
  const device = devices.exec(userAgent)
  return {
    deviceType: deviceTypeOf(userAgent, touchPoints),
    deviceName: device?.[1] === undefined ? (device?.[0] ?? '') : deviceIn(device[1]),
    osName,
    osVersion: osName === 'iOS' ? iosVersion(osVersion, userAgent) : osVersion.replaceAll('_', '.'),
    browserName,
    browserVersion,
  }
}

/** Finds the device name in the text after Android: `en-us; Redmi Note 8 Build/PKQ1`. */
function deviceIn(facts: string): string {
  const names = facts.split(';').map((fact) => fact.split(' Build')[0]?.trim() ?? '')
  return names.find((name) => !noDevice.test(name)) ?? ''
}

/** From version 26 on, Safari always reports system version 18; the actual one equals Safari's own version. */
function iosVersion(told: string, userAgent: string): string {
  const [, own = ''] = /Version\/(\d\d[\d.]*)/.exec(userAgent) ?? []
  return Number.parseFloat(own) >= 26 ? own : told.replaceAll('_', '.')
}

function findRule(rules: Record<string, RegExp>, userAgent: string): [name: string, version: string] {
  // Not for…in, which also names what a page has added to all objects.
  for (const [name, rule] of Object.entries(rules)) {
    const found = rule.exec(userAgent)
    if (found) return [name, found[1] ?? '']
  }
  return ['', '']
}

/** Returns the device facts for the event of a new session: the browser's own, and the screen size in pixels. */
export function deviceFacts(page: Pick<Page, 'userAgent' | 'touchPoints' | 'screen'>): object {
  const { width: screenWidth = 0, height: screenHeight = 0 } = page.screen() ?? {}
  return { ...parseUserAgent(page.userAgent(), page.touchPoints()), screenWidth, screenHeight }
}
