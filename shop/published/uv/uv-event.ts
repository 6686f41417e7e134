import type { ShopEvents } from '../../../contract/shop-events.ts'

/** An event as it is handed to `window.uv.emit(type, data)` (SHOP-112). */
export type UvEvent = { [Type in keyof ShopEvents]: { type: Type; data: ShopEvents[Type] } }[keyof ShopEvents]
