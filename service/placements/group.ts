/** The halves that a campaign splits its visitors into (SV-20). */
export const groups = ['CONTENT', 'CONTROL'] as const
export type Group = (typeof groups)[number]
