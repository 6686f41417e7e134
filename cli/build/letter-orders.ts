import { type MangleOptions, type MinifyOptions, minify } from 'terser'

/** Names are given in the order of frequency; these orders begin with frequent letters of English words. */
export const orders = [
  'etnrioascl',
  'nesrtoiacl',
  'srteniaocl',
  'tresnioacl',
  'iterasnocl',
  'eatrnsioul',
  'sentriocal',
  'rtloeanisu',
  'terinsoacl',
  'siuecotdal',
]

/** A letter of a language without readers on the web, which may stand in names. */
const mark = 'ǂ'
const numbered = new RegExp(`(?:([\\w$]+) as )?${mark}(\\d+)${mark}(?: as ([\\w$]+))?`, 'g')
/** A property that is named in full, because its variable has a number. Every plain word there is the name of a property. */
const property = new RegExp(`(?<=[{,])([\\w$]+):${mark}(\\d+)${mark}(?=[,}])`, 'g')

/** Names that the language has for itself. Nothing has so many variables that longer ones could be given. */
const reserved = 'do if in for let new try var case else enum eval null this true void with'.split(' ')

/**
 * Returns code with its variables renamed in each order of letters. Their names are chosen once, as numbers, because
 * reading and writing code takes ten times as long as replacing these.
 */
export async function nameInEachOrder(code: string, options: MinifyOptions): Promise<string[]> {
  if (code.includes(mark)) return []
  const made = (await minify(code, { ...options, mangle: byNumber, format: withTree })) as Made
  const { code: text, ast } = made
  if (text === undefined || !ast || ast.uses_eval) return []
  const kept = [...ast.variables.values()].flatMap(({ mangled_name, name }) => (mangled_name ? [] : [name]))
  const taken = new Set([...reserved, ...kept, ...ast.globals.keys()])
  return orders.map((order) => nameNumbers(text, order, taken))
}

const byNumber: MangleOptions = { nth_identifier: { get: (number) => `${mark}${number}${mark}` } }
/** The minifier's types do not know that it also returns its tree, which knows the names that come from elsewhere. */
const withTree = { ast: true, code: true } as MinifyOptions['format']
type Made = {
  code?: string
  ast?: {
    globals: ReadonlyMap<string, unknown>
    variables: ReadonlyMap<string, { name: string; mangled_name?: string | null }>
    uses_eval: boolean
  }
}

function nameNumbers(text: string, order: string, taken: ReadonlySet<string>): string {
  const names = namesIn(order, taken)
  const given: string[] = []
  const nameOf = (number: number) => {
    while (given.length <= number) given.push(names.next().value ?? '')
    return given[number]
  }
  const shortened = text.replace(property, (whole, key: string, number: string) =>
    key === nameOf(Number(number)) ? key : whole,
  )
  return shortened.replace(
    numbered,
    (_, imported: string | undefined, number: string, exported: string | undefined) => {
      const name = nameOf(Number(number))
      const before = imported && imported !== name ? `${imported} as ` : ''
      return `${before}${name}${exported && exported !== name ? ` as ${exported}` : ''}`
    },
  )
}

/** Counts the names: a first letter from the order, then letters and digits. */
function* namesIn(order: string, taken: ReadonlySet<string>): Generator<string, never> {
  const first = [...new Set(`${order}abcdefghijklmnopqrstuvwxyz_$ABCDEFGHIJKLMNOPQRSTUVWXYZ`)]
  const later = [...first, ...'0123456789']
  const letterAt = (of: string[], at: number) => of[at % of.length] ?? ''
  for (let number = 0; ; number++) {
    let name = letterAt(first, number)
    for (let rest = Math.floor(number / first.length); rest > 0; rest = Math.floor((rest - 1) / later.length))
      name += letterAt(later, rest - 1)
    if (!taken.has(name)) yield name
  }
}
