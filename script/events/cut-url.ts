import { limits } from '../limits.ts'

/** An address as events carry it: cut at the configured length, 2048 characters by default (EV-08). */
export function cutUrl(url: string, length: number = limits.urlLength): string {
  return url.slice(0, length)
}
