import type { DeviceType } from '../../contract/experience.ts'
import { deviceTypeOf } from './device-type.ts'

/** What a user agent tells; unknown parts are '' (BR-01). Versions keep their dots (BR-06). */
export type UserAgentFacts = {
  deviceType: DeviceType
  deviceName: string
  osName: string
  osVersion: string
  browserName: string
  browserVersion: string
}

/** In the order in which they are asked: most name Chrome and Safari as well. The first group is the version. */
const browsers: [name: string, expression: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /(?:OPR|OPiOS|Opera)\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
]

const systems: [name: string, expression: RegExp][] = [
  ['Windows', /Windows (?:NT|Phone) ?([\d.]*)/],
  ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\d_]+)/],
  ['macOS', /Mac OS X ([\d_.]*)/],
  ['Android', /Android ?([\d.]*)/],
  ['Chrome OS', /CrOS \S+ ([\d.]*)/],
  ['Linux', /Linux()/],
]

const devices = /iPhone|iPad|iPod|Macintosh|Android[^;)]*; ([^;)]+?)(?: Build|[;)])/

/** Names and versions in a user agent (BR-05, BR-06). @param touchPoints `navigator.maxTouchPoints` */
export function parseUserAgent(userAgent: string, touchPoints: number): UserAgentFacts {
  const [browserName, browserVersion] = find(browsers, userAgent)
  const [osName, osVersion] = find(systems, userAgent)
  const device = devices.exec(userAgent)
  return {
    deviceType: deviceTypeOf(userAgent, touchPoints),
    deviceName: device?.[1] ?? (device?.[0].startsWith('Android') ? '' : (device?.[0] ?? '')),
    osName,
    osVersion: osVersion.replaceAll('_', '.'),
    browserName,
    browserVersion,
  }
}

function find(rules: [string, RegExp][], userAgent: string): [name: string, version: string] {
  for (const [name, expression] of rules) {
    const found = expression.exec(userAgent)
    if (found) return [name, found[1] ?? '']
  }
  return ['', '']
}
