/** The wire names of the rules that may have to wait for their answer (TR-01). */
export const waitingRules = [
  'wait_for_body',
  'min_time_on_page',
  'min_time_in_session',
  'leaving_page',
  'segments',
] as const

export type WaitingRule = (typeof waitingRules)[number]
