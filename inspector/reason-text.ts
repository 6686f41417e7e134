import type { CheckAnswer } from '../script/experiences/answer.ts'

/** Returns why a check passed or failed, in words for people who do not know the engine (BU-01). */
export function reasonText({ check, passes, because }: CheckAnswer): string {
  const text = (special[check]?.(because, passes) ?? ruleText(because)) || because
  const late = /^Poller: could not resolve (.+)$/.exec(text)
  if (late) return `${late[1]} did not come to the page in time`
  return text.replace(/\b1\d{12}\b/g, (time) => new Date(Number(time)).toLocaleString())
}

/** The checks whose reasons are numbers. */
const special: Record<string, (because: string, passes: boolean) => string | undefined> = {
  group(because, passes) {
    const [, group, value, from, to] = /^group (.+): (\S+) in (\S+) to (\S+)$/.exec(because) ?? []
    if (!group) return undefined
    return passes
      ? `in the part of group ${group} that may run it`
      : `in another part of group ${group}: ${value} is not in its range of ${from} to ${to}`
  },
  holdout(because) {
    const [, share] = /^among the (\S+) of visitors who/.exec(because) ?? []
    return share && `in the ${percentText(share)} of visitors who see no experience`
  },
  variation(because) {
    const [, value, sum] = /^probability (\S+) .* is beyond all shares, (\S+)$/.exec(because) ?? []
    return (
      sum && `only ${percentText(sum)} of visitors get a variation, and this one is at ${percentText(String(value))}`
    )
  },
}

const percentText = (share: string) => `${Math.round(Number(share) * 1000) / 10} %`

/** Explains `seen for wanted`, both as JSON, which is the reason of the rules that need no waiting. */
function ruleText(because: string): string | undefined {
  for (let at = because.indexOf(' for '); at >= 0; at = because.indexOf(' for ', at + 1)) {
    const [seen, wanted] = [because.slice(0, at), because.slice(at + 5)]
    if ((seen === 'undefined' || isJson(seen)) && isJson(wanted)) return `it is ${seen}, and the rule is ${wanted}`
  }
  return undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
