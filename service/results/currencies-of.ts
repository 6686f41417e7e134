import { resultsLimits } from './results-limits.ts'
import type { CountedVariation } from './results-store.ts'
import { buyersIn } from './revenue-samples.ts'

type Spending = readonly Pick<CountedVariation, 'spent'>[]

/**
 * Returns the currencies with orders, the most frequent first, and how many of the first are compared: in the others hardly
 * anybody bought, and one made-up order would widen the intervals of all.
 */
export function currenciesOf(variations: Spending): { currencies: string[]; compared: number } {
  const found = rankCurrencies(variations).filter(({ buyers }) => buyers > 0)
  const told = found.slice(0, resultsLimits.currencies)
  return { currencies: told.map(({ currency }) => currency), compared: countUsual(found) }
}

/** Assigns amounts without a currency to the shop's currency, where it has only one. */
export function nameCurrency(variations: readonly CountedVariation[]): CountedVariation[] {
  const lacksCurrency = variations.some(({ spent }) => spent.has(''))
  const named = rankCurrencies(variations).filter(({ currency }) => currency !== '')
  const [only] = named
  if (!lacksCurrency || !only || countUsual(named) > 1) return [...variations]
  return variations.map((each) => ({ ...each, spent: withCurrency(each.spent, only.currency) }))
}

function withCurrency(spent: CountedVariation['spent'], currency: string): CountedVariation['spent'] {
  const { '': unnamed = [], ...others } = Object.fromEntries(spent)
  const bins = [...unnamed, ...(others[currency] ?? [])]
  return new Map(Object.entries(bins.length > 0 ? { ...others, [currency]: bins } : others))
}

type RankedCurrency = { currency: string; buyers: number }

function rankCurrencies(variations: Spending): RankedCurrency[] {
  const buyers = new Map<string, number>()
  for (const { spent } of variations)
    for (const [currency, bins] of spent) buyers.set(currency, (buyers.get(currency) ?? 0) + buyersIn(bins))
  const ranked = [...buyers].map(([currency, count]) => ({ currency, buyers: count }))
  return ranked.sort((one, other) => other.buyers - one.buyers || (one.currency < other.currency ? -1 : 1))
}

/** How many currencies of a ranking are not those of hardly anybody; all where nobody bought. */
function countUsual(ranked: readonly RankedCurrency[]): number {
  const all = ranked.reduce((sum, { buyers }) => sum + buyers, 0)
  return ranked.filter(({ buyers }) => all === 0 || buyers > resultsLimits.strayShare * all).length
}
