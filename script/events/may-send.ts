/** What decides whether an event leaves the browser (EV-11); each row is a reason, in the order they are asked. */
export type SendFacts = { isBot: boolean; trackingDisabled: boolean }

export type SendAnswer = { sends: true } | { sends: false; because: string }

const reasons: Record<string, (facts: SendFacts) => boolean> = {
  bot: (facts) => facts.isBot,
  'tracking disabled': (facts) => facts.trackingDisabled,
}

/** Whether an event may be sent. Handlers, counters and experiences work with it in either case. */
export function maySend(facts: SendFacts): SendAnswer {
  const because = Object.keys(reasons).find((reason) => reasons[reason]?.(facts))
  return because ? { sends: false, because } : { sends: true }
}
