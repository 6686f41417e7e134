export const offerEnded = 'The offer has ended'
