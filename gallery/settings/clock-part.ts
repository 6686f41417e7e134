import { type SettingsPart, withoutParts } from './part.ts'
import { problemsAmong, wholeNumberIn } from './whole-number-in.ts'

/** Units of the offset in minutes, largest first. */
export const units = { days: 1440, hours: 60, minutes: 1 } as const
export type Unit = keyof typeof units
export const unitNames = Object.keys(units) as Unit[]

/** Ten years, in days. */
const most = 3650

/** The clock of the page. */
export const clockPart: SettingsPart = {
  title: 'Clock',
  seenOn: [],
  summary({ clockOffset }) {
    if (clockOffset === undefined) return undefined
    const { amount, unit } = inUnits(clockOffset)
    const words = `${Math.abs(amount)} ${Math.abs(amount) === 1 ? unit.slice(0, -1) : unit}`
    return `${words} ${amount < 0 ? 'behind' : 'ahead'}`
  },
  normal: (settings) => withoutParts(settings, 'clockOffset'),
  read(form, settings) {
    const unit = unitNames.find((name) => name === form.get('unit'))
    if (!unit) return { problems: [{ field: 'unit', message: `Choose one of these units: ${unitNames.join(', ')}.` }] }
    const to = (most * units.days) / units[unit]
    const amount = wholeNumberIn(form, { field: 'amount', label: 'Ahead by', from: -to, to }) ?? {
      field: 'amount',
      message: 'Ahead by is missing. Enter a whole number, negative for a clock that is behind.',
    }
    if (typeof amount === 'object') return { problems: problemsAmong([amount]) }
    const clockOffset = amount * units[unit]
    return { settings: clockOffset === 0 ? clockPart.normal(settings) : { ...settings, clockOffset } }
  },
}

/** Formats an offset in the largest unit that divides it. */
export function inUnits(minutes: number): { amount: number; unit: Unit } {
  const unit = unitNames.find((name) => minutes % units[name] === 0) ?? 'minutes'
  return { amount: minutes / units[unit], unit }
}
