import type { DeviceType } from './experience.ts'

/**
 * What the guard knows of one variation that needs room, as the build prints it into the page: whom it is for. What is not
 * limited is left out.
 */
export type RoomRow = {
  /** The experience's id. */
  id: string
  /** The variation's master id. */
  variation: string
  /** The share of visitors who get it, from 0 to 1; without it all do. */
  share?: readonly [from: number, to: number]
  /** The share of its exclusion group. */
  group?: readonly [name: string, from: number, to: number]
  /** The script's device types. */
  devices?: readonly DeviceType[]
  include?: readonly string[]
  exclude?: readonly string[]
  /** Epoch milliseconds. */
  start?: number
  end?: number
  /** Whether its rules or segments decide: room is kept for who has seen it before. */
  decides?: true
  /** Whether it waits for consent: room is kept for visitors who have agreed before. */
  consents?: true
  /** Whether its room stays while the experience runs, though it shows nothing. */
  stays?: true
  /** Whether it has room in what surrounds an anchor. */
  around?: true
}

export type RoomSettings = {
  rows: readonly RoomRow[]
  /** The share of visitors who see no experience (BV-02). */
  holdout?: number
  /** Whether an address may name the one experience to show. */
  forced?: true
}
