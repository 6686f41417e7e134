/**
 * Epoch milliseconds: by the device's clock when an event happened and when it was sent, by the service's clock on
 * receipt.
 */
export type EventTimes = { deviceAt: number; sentAt: number | null; receivedAt: number }

/**
 * Returns the milliseconds to add to a device time, estimated from one event: how far its clock is behind the
 * service's, plus the transmission time. Since the transmission time is never negative, the smallest of several
 * offsets is the most accurate (BY-07).
 */
export function offsetOf({ deviceAt, sentAt, receivedAt }: EventTimes): number {
  return receivedAt - Math.max(sentAt ?? deviceAt, deviceAt)
}
