import type { FieldProblem } from '../../contract/console/steer.ts'
import { sayName } from '../changes/say-value.ts'
import type { ConsoleTexts } from '../texts/en.ts'

/** What a check says of a content without a field that it needs: `give image and slides`. */
const missing = /^give (\w+(?: and \w+)*)$/

/**
 * Returns the remedy of a problem with the fields that are missing by the names that their labels have: `give 'Picture', 'Slides'`.
 * Other remedies stay as they are.
 */
export function nameMissingFields(
  { problem, remedy }: Pick<FieldProblem, 'problem' | 'remedy'>,
  t: ConsoleTexts,
): string {
  const fields = problem === 'is not complete' ? missing.exec(remedy)?.[1]?.split(' and ') : undefined
  return fields ? `give ${fields.map((field) => `'${sayName(field, t)}'`).join(', ')}` : remedy
}
