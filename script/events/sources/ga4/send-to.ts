import type { UnknownFields } from '../../../../contract/json.ts'
import { readTexts } from '../read-value.ts'

/** The accounts that have received the latest event with a `send_to`. */
export type Account = { event: string; sentTo: string[] }

const isForAds = (account: string) => /^(?:AW|DC)-/i.test(account)

/**
 * Decides by `send_to` whether an event counts. An event for an advertising account repeats what the page also tells its
 * analytics, and so does the same event for a second analytics account; neither is a second change of the basket.
 * @returns the accounts to remember, and why the event is to be ignored
 */
export function followAccount(
  before: Account | undefined,
  event: string,
  { send_to, ...parameters }: UnknownFields,
): { account?: Account; ignored?: string } {
  const targets = readTexts(send_to) ?? []
  if (!event || targets.length === 0) return before ? { account: before } : {}
  if (targets.every(isForAds))
    return { ...(before ? { account: before } : {}), ignored: `it is for the ads account ${targets[0]}` }
  const text = textOf(parameters)
  if (text === undefined) return {}
  const key = `${event} ${text}`
  const sentTo = before?.event === key ? before.sentTo : []
  const isRepeated = sentTo.length > 0 && !targets.some((target) => sentTo.includes(target))
  if (isRepeated)
    return {
      account: { event: key, sentTo: [...sentTo, ...targets] },
      ignored: `it is the event before it, for ${targets[0]}`,
    }
  return { account: { event: key, sentTo: targets } }
}

/** Returns undefined for parameters that cannot be written as JSON, such as elements; they are never a repetition. */
function textOf(parameters: UnknownFields): string | undefined {
  try {
    return JSON.stringify(parameters)
  } catch {
    return undefined
  }
}
