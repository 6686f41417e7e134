import { limits } from '../limits.ts'

/** Returns an address as events contain it: cut to the configured length, by default 2048 characters (EV-08). */
export function cutUrl(url: string, length: number = limits.urlLength): string {
  // A form or image of the page named `referrer` stands in the place of `document.referrer`.
  return `${url}`.slice(0, length)
}
