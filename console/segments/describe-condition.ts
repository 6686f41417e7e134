import { parseDate } from '../../contract/parse-date.ts'
import { readWindow } from '../../contract/segments/read-window.ts'
import type { Condition, EventMatch, Operation, Wanted } from '../../contract/segments/segment.ts'
import { visitorHistory } from '../../contract/segments/visitor-history.ts'
import type { Words } from '../settings/language.tsx'
import type { SegmentWords } from '../texts/en-segments.ts'

/** A condition in words: a clause that goes on from "a visitor …", or several of which all or one must be so. */
export type SaidCondition = { text: string } | { joint: 'all' | 'any' | 'none'; parts: SaidCondition[] }

type Happened = Condition & { kind: 'happened' }

/** Says a condition in the reader's language. What cannot be said, such as a kind of a later version, is shown as it is written. */
export function describeCondition(condition: Condition, words: Words): SaidCondition {
  const said = words.t.segments.said
  switch (condition.kind) {
    case 'all':
    case 'any': {
      const days = condition.kind === 'any' ? daysOfPurchase(condition.of) : undefined
      if (days !== undefined) return { text: said.bought(days) }
      const [only, ...others] = condition.of
      if (only && others.length === 0) return describeCondition(only, words)
      return { joint: condition.kind, parts: condition.of.map((each) => describeCondition(each, words)) }
    }
    case 'not':
      return describeNegation(condition.of, words)
    case 'happened':
      return { text: describeHappened(condition, { isNegated: false, words }) }
    case 'latest': {
      const { event, fields } = condition.match
      return { text: said.latest(nameEvent(event, said), describeFields(fields, words)) }
    }
    case 'record':
      return { text: said.record(condition.dataset, describeFields(condition.fields, words)) }
    case 'from':
      return { text: said.from(describeMoment(condition.moment, words)) }
    case 'until':
      return { text: said.until(describeMoment(condition.moment, words)) }
    default:
      return { text: JSON.stringify(condition) }
  }
}

/** Joins what is said into one sentence. */
export function joinCondition(said: SaidCondition, { t }: Pick<Words, 't'>): string {
  if ('text' in said) return said.text
  const parts = said.parts.map((part) => ('text' in part ? part.text : `(${joinCondition(part, { t })})`))
  const { bothJoint, eitherJoint, neither } = t.segments.said
  const joined = parts.join(`${said.joint === 'all' ? bothJoint : eitherJoint} `)
  return said.joint === 'none' ? neither(joined) : joined
}

function describeNegation(condition: Condition, words: Words): SaidCondition {
  if (condition.kind === 'happened') return { text: describeHappened(condition, { isNegated: true, words }) }
  if (condition.kind === 'not') return describeCondition(condition.of, words)
  const days = condition.kind === 'any' ? daysOfPurchase(condition.of) : undefined
  if (days !== undefined) return { text: words.t.segments.said.notBought(days) }
  const said = describeCondition(condition, words)
  return { joint: 'none', parts: 'text' in said || said.joint !== 'any' ? [said] : said.parts }
}

function describeHappened({ match, times = 1, within, until }: Happened, { isNegated, words }: Saying): string {
  const said = words.t.segments.said
  const window = readWindow(within)
  const unit = window?.type === 'relative' && 'unit' in window ? window.unit : window?.type
  const quantity = window && ('quantity' in window ? window.quantity : 'value' in window ? Number(window.value) : 0)
  return said.happened({
    act: describeAct(match, words),
    times,
    isNegated,
    span: unit && quantity ? said.span({ unit, quantity, isCounted: times > 1 }) : '',
    until: until && describeAct(until, words),
  })
}

type Saying = { isNegated: boolean; words: Words }

/** Returns what a visitor did, with what the event must have. A product page says itself that it is one. */
function describeAct({ event, fields }: EventMatch, words: Words): string {
  const said = words.t.segments.said
  const { eventType, ...others } = fields
  const isDetail = event === 'ecProduct' && eventType === 'detail'
  const details = describeFields(isDetail ? others : fields, words)
  const known = Object.hasOwn(said.acts, event) ? said.acts[event as keyof typeof said.acts] : undefined
  const act = known ?? said.ownAct(event)
  return act(details && ` (${details})`)
}

function describeFields(fields: EventMatch['fields'], words: Words): string {
  const { and } = words.t.segments.said
  return Object.entries(fields)
    .map(([field, wanted]) => describeWanted(field, wanted, words))
    .join(` ${and} `)
}

function describeWanted(field: string, wanted: Wanted, words: Words): string {
  const said = words.t.segments.said
  const { op, value }: Operation = typeof wanted === 'object' ? wanted : { op: 'eq', value: wanted }
  const name = Object.hasOwn(said.fields, field) ? said.fields[field as keyof typeof said.fields] : said.ownField(field)
  const values = [value].flat().map((each) => describeValue(each, words))
  const listed = values.length > 1 ? `${values.slice(0, -1).join(', ')} ${said.or} ${values.at(-1)}` : (values[0] ?? '')
  const say = Object.hasOwn(said.operators, op) ? said.operators[op as keyof typeof said.operators] : undefined
  return say ? say(name, listed) : `${name} ${op} ${listed}`
}

function describeValue(value: string | number | boolean, { t, formats }: Words): string {
  if (typeof value === 'number') return formats.formatNumber(value)
  return typeof value === 'boolean' ? t.segments.said[value ? 'yes' : 'no'] : t.segments.said.quote(value)
}

function describeMoment(moment: string | number, { formats }: Words): string {
  const at = typeof moment === 'string' ? parseDate(moment) : moment
  return at === undefined || Number.isNaN(at) ? String(moment) : formats.formatDateTime(at)
}

function nameEvent(event: string, said: SegmentWords['said']): string {
  return Object.hasOwn(said.events, event) ? said.events[event as keyof typeof said.events] : said.ownEvent(event)
}

/** Returns the days of `boughtWithin`, which is made of what the browser and what the service knows. */
function daysOfPurchase([first, second, ...others]: readonly Condition[]): number | undefined {
  if (first?.kind !== 'happened' || second?.kind !== 'record' || others.length > 0) return undefined
  const wanted = second.fields[visitorHistory.daysSincePurchase]
  const isPurchase = first.match.event === 'ecBasketTransactionSummary' && second.dataset === visitorHistory.dataset
  if (!isPurchase || typeof wanted !== 'object' || wanted.op !== 'lte') return undefined
  const days = Number(wanted.value)
  return first.within === `${days} days` ? days : undefined
}
