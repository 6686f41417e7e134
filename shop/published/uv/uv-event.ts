import type { ShopEvents } from '../../../contract/shop-events.ts'

/** The arguments of `window.uv.emit(type, data)` (SHOP-112). */
export type UvEvent = { [Type in keyof ShopEvents]: { type: Type; data: ShopEvents[Type] } }[keyof ShopEvents]
