import { parseUserAgent } from '../../visitor/device/parse-user-agent.ts'

/** The browser facts that the explorer depends on (PV-07). */
export type CapabilityFacts = {
  userAgent: string
  touchPoints: number
  hasLocalStorage: boolean
  hasSessionStorage: boolean
  hasPostMessage: boolean
}

/** The minimum system version on phones and tablets (PV-08). */
const oldest: Record<string, readonly number[]> = { iOS: [9], Android: [4, 4, 4] }

/** Returns why the explorer does not work in a browser; undefined when it does (PV-07, PV-08). */
export function whyNoExplorer(facts: CapabilityFacts): string | undefined {
  if (!facts.hasLocalStorage) return 'the browser gives no local storage'
  if (!facts.hasSessionStorage) return 'the browser gives no session storage'
  if (!facts.hasPostMessage) return 'the browser has no postMessage'
  const { deviceType, deviceName, osName, osVersion } = parseUserAgent(facts.userAgent, facts.touchPoints)
  // An iPad with iPadOS 13 or later identifies itself as a Macintosh.
  if (deviceType === 'computer' || deviceName === 'Macintosh') return undefined
  const needed = oldest[osName]
  if (!needed) return `on a ${deviceType} it needs iOS or Android`
  if (isBefore(osVersion, needed)) return `it needs ${osName} ${needed.join('.')}, this is ${osName} ${osVersion}`
  return undefined
}

/** Compares versions; a missing part counts as 0. */
function isBefore(version: string, needed: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const at = needed.findIndex((part, index) => (parts[index] || 0) !== part)
  return at >= 0 && (parts[at] || 0) < (needed[at] ?? 0)
}
