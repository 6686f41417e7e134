import type { RoomSettings } from '../../contract/room.ts'
import { keepRoom } from './keep-room.ts'

/** The settings that the build prints into the page, as the argument of the function it wraps around this file. */
declare const settings: RoomSettings

try {
  keepRoom(window, settings)
} catch {
  // A sandboxed frame forbids reading cookies. The script does not run there either, so that no room is needed.
}
