export const offerEnded = 'The offer has ended'
/** The time left, where it is more than a clock shows. */
export const daysLeft = (days: number) => `${days.toLocaleString('en')} days`
