import { roundMoney } from '../../basket/round-money.ts'

/** What a reduced pair costs less than before, in major units; nothing for one at its full price. */
export function discountOf({ price, was }: { price: number; was?: number }): { discount?: number } {
  return was === undefined ? {} : { discount: roundMoney(was - price) }
}
