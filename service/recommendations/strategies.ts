/** Where recommendations come from, in the order in which one fills up what those before it leave open (BU-07). */
export const strategies = ['also_viewed', 'also_bought', 'trending', 'popular', 'recently_viewed'] as const
export type Strategy = (typeof strategies)[number]
