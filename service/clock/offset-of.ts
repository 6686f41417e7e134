/** Epoch milliseconds: of the device's clock when an event happened and when it was sent, of the service's on receipt. */
export type EventTimes = { deviceAt: number; sentAt: number | null; receivedAt: number }

/**
 * Milliseconds to add to a device's time, as far as one event tells: how far its clock is behind the service's, plus what
 * the way took. The way can only add, so of several such offsets the smallest is the nearest to the truth (BY-07).
 */
export function offsetOf({ deviceAt, sentAt, receivedAt }: EventTimes): number {
  return receivedAt - Math.max(sentAt ?? deviceAt, deviceAt)
}
