import { isFields, type UnknownFields } from '../../../../contract/json.ts'
import { findUnreadableMoney, readCount, readText } from '../read-value.ts'
import { listKind, omitUndefined, type SourceEntry, type SourceEntryKind, type SourceEntryOf } from '../source-entry.ts'
import { viewOf } from '../view-of.ts'
import { type Ga4LayerEntry, readEntry } from './entry.ts'
import { type ItemOptions, type ReadItems, readItems } from './item-of.ts'
import { currencyOf, readBasket, readOrder } from './read-basket.ts'
import { type Account, followAccount } from './send-to.ts'
import { followTold, type ToldEntry } from './told-twice.ts'
import { readUniversal } from './universal-analytics.ts'

type LayerForm = 'GA4' | 'Universal Analytics'

/** The values remembered from entry to entry, because entries of a data layer build on earlier ones. */
export type Ga4Memory = {
  ecommerce?: UnknownFields
  currency?: string
  user?: string
  account?: Account
  /** The form in which the page has reported each kind of entry first; the other form says the same again. */
  forms?: Partial<Record<SourceEntryKind, LayerForm>>
  /** The latest of what the page has told, which it may tell again in another way. */
  told?: readonly ToldEntry[]
}

export type Ga4Read = {
  entries: SourceEntry[]
  memory: Ga4Memory
  /** What could not be read and is therefore lost, with the reason. */
  problems?: string[]
  /** The reason why the entry was rightly left out. */
  ignored?: string
}

/** An event's fields, with its items where it has a list of them. */
type Subject = { fields: UnknownFields; read: ReadItems | undefined; currency: string | undefined }

/**
 * Readers of the supported events; they return undefined when the subject of the event is missing. Other events, such
 * as `select_item`, are ignored.
 */
const readers: Record<string, (subject: Subject) => SourceEntry | undefined> = {
  view_item_list: ({ fields, read, currency }) =>
    read && { kind: 'list', list: listKind(...namesOf(fields)), currency, items: read.items },
  view_item({ read, currency }) {
    const [item] = read?.items ?? []
    return item && { kind: 'product', currency, item }
  },
  add_to_cart: ({ read, currency }) => read && { kind: 'change', action: 'add', currency, items: read.items },
  remove_from_cart: ({ read, currency }) => read && { kind: 'change', action: 'remove', currency, items: read.items },
  view_cart: ({ fields, read, currency }) => read && { kind: 'basket', ...readBasket(fields, read, currency) },
  begin_checkout: ({ fields, read, currency }) => read && { kind: 'checkout', ...readBasket(fields, read, currency) },
  purchase: ({ fields, read, currency }) => readOrder(fields, read, currency),
  search: ({ fields }) => readSearch(fields),
  view_search_results: ({ fields }) => readSearch(fields),
}

/**
 * Returns the content of a `dataLayer` entry, given the values remembered from earlier entries. A pure function; the
 * entry itself is not stored.
 */
export function readGa4(entry: unknown, before: Ga4Memory, options: ItemOptions = {}): Ga4Read {
  const read = readEntry(entry)
  if (!read) return { entries: [], memory: before, ignored: 'it is no object' }
  const { event = '', parameters } = read
  const { account, ignored } = followAccount(before.account, event, parameters)
  if (ignored) return { entries: [], memory: { ...before, account }, ignored }
  const view = viewOf(parameters)
  const user = userOf(parameters)
  const memory = { ...rememberEntry(before, read, user), ...omitUndefined({ account }) }
  if (event === 'page_view') {
    const url = readText(parameters.page_location)
    // Some shops name a path there.
    const isAddress = /^https?:/.test(url ?? '')
    return { entries: [{ kind: 'view', view, ...(isAddress ? { url } : {}) }, ...(user ? [user] : [])], memory }
  }
  const aside: SourceEntry[] = [
    ...(view.type ? [{ kind: 'hint' as const, view }] : []),
    ...(user && memory.user !== before.user ? [user] : []),
  ]
  const about = readSubject(read, memory, options)
  if (!about) return { entries: aside, memory }
  return keepOneForm(about, { memory, aside, isCall: read.isCall ?? false })
}

type AboutRead = { form: LayerForm; entries: SourceEntry[]; problems: string[] }

/** Reads what an entry says of products, baskets and orders, in either form; undefined when it is about none of them. */
function readSubject(
  { event = '', parameters, ecommerce }: Ga4LayerEntry,
  { ecommerce: remembered, currency }: Ga4Memory,
  options: ItemOptions,
): AboutRead | undefined {
  const isKnown = Object.keys(readers).includes(event)
  const about = Array.isArray(parameters.items) ? parameters : { ...parameters, ...remembered }
  if (!isKnown || !Array.isArray(about.items)) {
    // An event of its own may follow the entry with its `ecommerce`.
    const universal = readUniversal(
      { entry: parameters, ecommerce: ecommerce ?? (isKnown ? remembered : undefined) },
      currency,
      options,
    )
    if (universal) return { form: 'Universal Analytics', ...universal }
  }
  if (!isKnown) return undefined
  const read = readItems(about.items, options)
  const entry = readers[event]?.({ fields: about, read, currency: currencyOf(about) ?? currency })
  const problems = [
    ...(read?.problems ?? []),
    ...(entry ? [] : [missingOf(event)]),
    ...(entry?.kind === 'order' && !entry.transactionId ? ['without a transaction_id it does not count'] : []),
    ...[findUnreadableMoney(about, ['value', 'shipping', 'tax', 'basket_total'])].flatMap((text) => text ?? []),
  ]
  return { form: 'GA4', entries: entry ? [entry] : [], problems: problems.map((problem) => `${event}: ${problem}`) }
}

function missingOf(event: string): string {
  if (event === 'purchase') return 'it has neither a transaction_id nor items'
  return readSearchEvents.includes(event) ? 'it has no search_term' : 'it has no items'
}

/**
 * Leaves out what the page reports in a second form: shops that moved to GA4 often push both, and each change of the
 * basket would count twice. The form that came first stays. The same goes for what it tells in two ways.
 */
function keepOneForm(
  { form, entries, problems }: AboutRead,
  { memory, aside, isCall }: { memory: Ga4Memory; aside: SourceEntry[]; isCall: boolean },
): Ga4Read {
  let { told = [] } = memory
  const isSecond = (each: SourceEntry) => {
    if ((memory.forms?.[each.kind] ?? form) !== form) return true
    const followed = followTold(told, each, isCall)
    told = followed.told
    return followed.isAgain
  }
  const kept = entries.filter((each) => !isSecond(each))
  const forms = { ...memory.forms, ...Object.fromEntries(kept.map(({ kind }) => [kind, form])) }
  return {
    entries: [...aside, ...kept],
    memory: { ...memory, forms, told },
    ...(problems.length > 0 ? { problems } : {}),
    ...(kept.length < entries.length
      ? { ignored: `${form} says again what the page has already said in another form` }
      : {}),
  }
}

/** Returns the values to remember. A user is reported once per view: a page view forgets the user named before. */
function rememberEntry(
  before: Ga4Memory,
  { event, parameters, ecommerce }: Ga4LayerEntry,
  user?: SourceEntryOf<'user'>,
): Ga4Memory {
  const own = isFields(ecommerce) ? ecommerce : undefined
  return omitUndefined({
    forms: before.forms,
    told: before.told,
    ecommerce: ecommerce === null ? undefined : own ? { ...before.ecommerce, ...own } : before.ecommerce,
    currency: (own && currencyOf(own)) ?? currencyOf(parameters) ?? before.currency,
    user: user ? JSON.stringify(user) : event === 'page_view' ? undefined : before.user,
  })
}

/** Returns the names of a list, which are on the event or on its items. */
function namesOf(fields: UnknownFields): unknown[] {
  const [first] = Array.isArray(fields.items) ? fields.items : []
  const listNames = ({ item_list_id, item_list_name }: UnknownFields) => [item_list_id, item_list_name]
  return [...listNames(fields), ...(isFields(first) ? listNames(first) : [])]
}

const readSearchEvents = ['search', 'view_search_results']

function readSearch({ search_term, result_count }: UnknownFields): SourceEntry | undefined {
  const text = readText(search_term)
  return text === undefined
    ? undefined
    : { kind: 'search', text, ...omitUndefined({ resultCount: readCount(result_count) }) }
}

function userOf({ user_id, user_data, user_properties }: UnknownFields): SourceEntryOf<'user'> | undefined {
  const id = readText(user_id)
  // Systems that number their users have 0 for nobody.
  if (id === undefined || id === '0') return undefined
  const email = isFields(user_data) ? [user_data.email].flat().map(readText).find(Boolean) : undefined
  const membership = isFields(user_properties) ? readText(user_properties.membership_type) : undefined
  return { kind: 'user', id, ...omitUndefined({ email, membership }) }
}
