import type { SiteConfig } from '../../catalogue/define-site.ts'
import { englishTexts } from '../../catalogue/kit/words/english.ts'
import { isFields } from '../../contract/json.ts'
import { isText, type Problem, showValue } from './shapes.ts'
import { suggestName } from './suggest-name.ts'

/** Finds languages and texts of `words` that no page would use, and texts that lack the places for values (SHR-01.29). */
export function checkWords({ words }: Pick<SiteConfig, 'words'>): Problem[] {
  const remedy = "give e.g. { nl: { Close: 'Sluiten' } }"
  if (words === undefined) return []
  if (!isFields(words)) return [{ path: 'words', problem: `${showValue(words)} is not a table of languages`, remedy }]
  return Object.entries(words).flatMap(([tag, table]) => {
    const path = `words.${tag}`
    if (!isTag(tag)) return [{ path, problem: 'is not a language tag', remedy: "give one such as 'nl' or 'fr-CA'" }]
    if (!isFields(table)) return [{ path, problem: `${showValue(table)} is not a table of texts`, remedy }]
    return Object.entries(table).flatMap(([english, text]) => checkText(`${path} '${english}'`, english, text))
  })
}

function checkText(path: string, english: string, text: unknown): Problem[] {
  if (!(englishTexts as readonly string[]).includes(english))
    return [
      {
        path,
        problem: 'is no text of a template',
        remedy: `use one of docs/languages.md.${suggestName(english, englishTexts)}`,
      },
    ]
  if (!isText(text)) return [{ path, problem: `${showValue(text)} is not a text`, remedy: 'give a text' }]
  const missing = placesOf(english).filter((place) => !text.includes(place))
  return missing.map((place) => ({
    path,
    problem: `lacks ${place}, which stands for a value`,
    remedy: `put ${place} where it belongs`,
  }))
}

function placesOf(english: string): string[] {
  return english.match(/\{\d\}/g) ?? []
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
