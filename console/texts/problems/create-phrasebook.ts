/** Texts in another language by their English ones. In both, `{0}` and the like stand for values. */
export type Phrases = Readonly<Record<string, string>>

/** Returns a text in another language; undefined for a text that it does not know. */
export type Phrasebook = (text: string) => string | undefined

type Entry = { pattern: RegExp; fixedLength: number; meaning: string }

/** A quoted text, JSON, or names and numbers. */
const isValue = (text: string): boolean => /^(?:'.*'|".*"|\[.*\]|\{.*\}|\S+(?:, \S+)*)$/s.test(text)

/**
 * Creates what finds a text by its English, with the values that are in it. Words in the place of a value, such as `a number` in
 * `give a number`, have to be a phrase themselves. Of several phrases that fit, the one with the fewest letters left to values counts.
 */
export function createPhrasebook(phrases: Phrases): Phrasebook {
  const entries = Object.entries(phrases)
    .map(([english, meaning]): Entry => {
      const fixed = english.split(/\{\d\}/)
      const pattern = new RegExp(`^${fixed.map(escapeSigns).join('(.+?)')}$`, 's')
      return { pattern, fixedLength: fixed.join('').length, meaning }
    })
    .sort((one, other) => other.fixedLength - one.fixedLength)
  const translatePhrase: Phrasebook = (text) => {
    for (const { pattern, meaning } of entries) {
      const values = pattern.exec(text)?.slice(1).map(translateValue)
      if (values && !values.includes(undefined)) return meaning.replace(/\{(\d)\}/g, (_, at) => values[at] ?? '')
    }
    return undefined
  }
  const translateValue = (text: string) => (isValue(text) ? text : translatePhrase(text))
  return translatePhrase
}

function escapeSigns(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
