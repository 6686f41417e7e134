import { roundMoney } from '../../basket/round-money.ts'

/** Returns the reduction of one pair in major units; undefined at full price. */
export function discountOf({ price, was }: { price: number; was?: number }): { discount?: number } {
  return was === undefined ? {} : { discount: roundMoney(was - price) }
}
