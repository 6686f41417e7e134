import type { Texts } from '../../locales/texts/en.ts'
import type { Problems, ValueProblem } from '../../orders/check-step.ts'
import type { CardProblems } from './check-card.ts'

/** Fields with a problem, in the order of the form, each with a text that says what to do. */
export type FieldProblems = Record<string, string>

/** Returns the texts for the problems of fields. The billing address uses those of the delivery address. */
export function problemTexts(problems: Problems | CardProblems, texts: Texts): FieldProblems {
  const entries = Object.entries(problems).map(([field, problem]) => [field, textOf(field, problem, texts)])
  return Object.fromEntries(entries)
}

function textOf(field: string, problem: ValueProblem, { checkout }: Texts): string {
  const part = field.replace('billing-', '')
  if (problem === 'long') return checkout.long
  if (problem === 'missing') return findText(checkout.missing, part) ?? checkout.missing.choice
  return findText(checkout.wrong, part) ?? checkout.wrong.other
}

function findText(words: Record<string, string>, name: string): string | undefined {
  return words[name]
}
