import type { Sheet } from '../sheet.ts'

/**
 * Draws the shadow of a shoe seen from the side at this height: wide and faint, and dark where the shoe touches the
 * floor.
 */
export function floorShadow(sheet: Sheet, floor: number): void {
  sheet.soft(`M90 ${floor - 4}H710L738 ${floor + 12}L96 ${floor + 14}Z`, '#4a4742', { blur: 15, opacity: 0.4 })
  sheet.soft(`M110 ${floor - 6}H706L700 ${floor + 3}H130Z`, '#221e1c', { blur: 3.5, opacity: 0.6 })
}
