import { checkContent } from '../../../cli/check/check-content.ts'
import { isFields } from '../../../contract/json.ts'
import type { EditedExperience } from '../edited-experience.ts'

/** What is wrong at a place of a content: the names of fields and the numbers of entries that lead to it. */
export type ContentProblem = { place: readonly string[]; said: string }

/** Checks a content as `instep check` does. */
export function checkDraft({ instance }: EditedExperience, content: unknown): ContentProblem[] {
  if (!isFields(content)) return [{ place: [], said: 'The content is not an object: send one' }]
  const { template } = instance
  return checkContent({ template, content } as Parameters<typeof checkContent>[0], '').map(
    ({ path, problem, remedy }) => ({
      place: path.trim().split('/').slice(1),
      said: `${/^(?:is|has|does|means)\b/.test(problem) ? 'This ' : ''}${problem}: ${remedy}`,
    }),
  )
}
