/** How amounts in several currencies are reported: in one currency where a rate is known. */
export type Currencies = {
  reporting: string
  /** The value of one unit of each currency in the reporting currency. */
  rates: ReadonlyMap<string, number>
}

type Amount = { amount: number; currency: string }

/**
 * Converts an amount to the reporting currency. Without a known rate the amount stays as it is, and is reported
 * separately.
 */
export function inReportingCurrency({ amount, currency }: Amount, currencies: Currencies | null): Amount {
  const rate = currencies?.rates.get(currency)
  return currencies && rate !== undefined
    ? { amount: amount * rate, currency: currencies.reporting }
    : { amount, currency }
}

/**
 * Reads the table that `INSTEP_CURRENCIES` names: `{"reporting": "EUR", "rates": {"USD": 0.92}}`.
 * @throws Error that says what is wrong
 */
export function currenciesOf(table: unknown): Currencies | null {
  const { reporting, rates } = (table ?? {}) as { reporting?: unknown; rates?: unknown }
  if (reporting === undefined && rates === undefined) return null
  if (!isCode(reporting)) throw new Error('reporting is to be a currency code such as EUR')
  const entries = Object.entries(typeof rates === 'object' && rates !== null ? rates : {})
  for (const [code, rate] of entries)
    if (!isCode(code) || typeof rate !== 'number' || !(rate > 0 && Number.isFinite(rate)))
      throw new Error(`rates.${code} is to be the worth of one ${code} in ${reporting}, above 0`)
  return { reporting, rates: new Map(entries) }
}

function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code)
}
