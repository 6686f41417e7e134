export const offerEnded = 'The offer has ended'
/** The time left, where it is more than a clock shows. */
export const daysLeft = (days: number) => `${days.toLocaleString('en')} days`

const sayUnits = (number: number, unit: string) => (number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`)
/** The time left for screen readers: `2 days, 1 hour, 1 minute`; '' for none. */
export const inDays = (days: number) => sayUnits(days, 'day')
export const inHours = (hours: number) => sayUnits(hours, 'hour')
export const inMinutes = (minutes: number) => sayUnits(minutes, 'minute')
export const lessThanMinute = 'less than a minute'
