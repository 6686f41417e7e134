export const expired = 'Expired'

/** The units follow the numbers: `2d 03h 04m 05s`. */
export const timeUnits = { days: 'd', hours: 'h', minutes: 'm', seconds: 's' }
