import type { DeviceType } from './experience.ts'

const tablet = /iPad|Kindle|Silk|PlayBook/i
const mobile = /iPhone|iPod|Windows Phone|Mobile/i

/** Returns the device type of a user agent (BR-05). @param touchPoints `navigator.maxTouchPoints` */
export function deviceTypeOf(userAgent: string, touchPoints: number): DeviceType {
  if (tablet.test(userAgent)) return 'tablet'
  if (mobile.test(userAgent)) return 'mobile'
  if (/Android/i.test(userAgent)) return 'tablet'
  // An iPad identifies itself as a Macintosh, but no Macintosh has a touch screen.
  return /Macintosh/i.test(userAgent) && touchPoints > 1 ? 'tablet' : 'computer'
}
