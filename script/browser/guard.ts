import type { RoomSettings } from '../../contract/room.ts'
import { keepRoom } from './keep-room.ts'

/** What the build prints into the page: the argument of the function that it wraps around this file. */
declare const settings: RoomSettings

keepRoom(window, settings)
