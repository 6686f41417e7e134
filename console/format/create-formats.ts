import type { MoneySum } from '../../contract/console/traffic.ts'

/** How a language writes values. Shares and changes are 1 for 100 percent; times are epoch milliseconds. */
export type Formats = ReturnType<typeof createFormats>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A hyphen is too short beside a plus. */
const withMinus = (text: string) => text.replace('-', '−')

/** Creates the formats of a language. Times are in `timeZone`, that of the reader by default; days of reports in UTC. */
export function createFormats(language: string, timeZone?: string) {
  const createNumbers = (options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat(language, options)
  const createTimes = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options })
  const plain = createNumbers()
  const compact = createNumbers({ notation: 'compact', maximumFractionDigits: 1 })
  const small = createNumbers({ maximumSignificantDigits: 2 })
  const share = createNumbers({ style: 'percent', maximumFractionDigits: 0 })
  const fineShare = createNumbers({ style: 'percent', maximumFractionDigits: 1 })
  const rate = createNumbers({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const change = createNumbers({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const roundChange = createNumbers({ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  const hourOfDay = createTimes({ hour: 'numeric' })
  const clock = createTimes({ hour: '2-digit', minute: '2-digit' })
  const dateTime = createTimes({ dateStyle: 'medium', timeStyle: 'short' })
  const moment = createTimes({ dateStyle: 'short', timeStyle: 'medium' })
  const shortDay = createTimes({ timeZone: 'UTC', day: 'numeric', month: 'short' })
  const longDay = createTimes({ timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' })
  const date = createTimes({ dateStyle: 'medium' })
  const longDate = createTimes({ weekday: 'long', day: 'numeric', month: 'long' })
  const relative = new Intl.RelativeTimeFormat(language, { style: 'narrow' })
  const list = new Intl.ListFormat(language)
  const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })

  /** With so many decimals; without a number, as many as the currency has. */
  const formatMoney = ({ currency, amount }: MoneySum, decimals?: number) => {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    // A currency is what an event said, and Intl throws for what cannot be one.
    if (/^[A-Z]{3}$/.test(currency)) return createNumbers({ style: 'currency', currency, ...digits }).format(amount)
    const fixed = { minimumFractionDigits: 2, maximumFractionDigits: 2, ...digits }
    return `${createNumbers(fixed).format(amount)} ${currency}`.trim()
  }
  const decimalsOf = (currency: string) =>
    /^[A-Z]{3}$/.test(currency)
      ? createNumbers({ style: 'currency', currency }).resolvedOptions().maximumFractionDigits
      : undefined
  return {
    formatNumber: (value: number) => plain.format(value),
    formatCompact: (value: number) => compact.format(value),
    formatShare: (value: number) => share.format(value),
    formatFineShare: (value: number) => fineShare.format(value),
    formatRate: (value: number) => rate.format(value),
    /** With its sign: +12.3%. */
    formatChange: (value: number) => withMinus(change.format(value)),
    formatRoundChange: (value: number) => withMinus(roundChange.format(value)),
    formatProbability: (p: number) => (p < 0.0001 ? `< ${small.format(0.0001)}` : small.format(p)),
    formatMoney: (sum: MoneySum) => formatMoney(sum),
    /** Three digits that count, where the currency alone would show fewer: of yen, and of what is less than one. */
    formatMeanMoney: (sum: MoneySum) => {
      const size = Math.abs(sum.amount)
      const needed = size === 0 ? 0 : Math.min(6, 2 - Math.floor(Math.log10(size)))
      return formatMoney(sum, Math.max(needed, decimalsOf(sum.currency) ?? 2))
    },
    /** Without decimals where they say nothing beside the rest. */
    formatRoundMoney: (sum: MoneySum) => formatMoney(sum, Math.abs(sum.amount) >= 100 ? 0 : undefined),
    formatHour: (at: number) => hourOfDay.format(at),
    formatClock: (at: number) => clock.format(at),
    formatDateTime: (at: number) => dateTime.format(at),
    /** On the clocks of a zone, which is named where the reader's show another time. */
    formatTimeIn: (at: number, zone: string) => {
      const there = createTimes({ dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(at)
      return there === dateTime.format(at) ? there : `${there} (${zone})`
    },
    /** To the second, short. */
    formatMoment: (at: number) => moment.format(at),
    formatDate: (at: number) => date.format(at),
    formatLongDate: (at: number) => longDate.format(at),
    /** The day of a report, which is one of UTC. */
    formatDay: (at: number) => shortDay.format(at),
    formatLongDay: (at: number) => longDay.format(at),
    formatAgo: (at: number, now: number) => {
      const ago = Math.max(0, now - at)
      if (ago < minute) return relative.format(-Math.floor(ago / 1000), 'second')
      if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute')
      return ago < day
        ? relative.format(-Math.floor(ago / hour), 'hour')
        : relative.format(-Math.floor(ago / day), 'day')
    },
    /** One, two and three. */
    formatList: (parts: string[]) => list.format(parts),
    /** The name of a country by its code of two letters; what is none stays as it is. */
    formatCountry: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  }
}
