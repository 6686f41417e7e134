import type { FieldProblem } from '../../../contract/console/steer.ts'
import type { SettingPath } from './change-settings.ts'

/** Returns a place as the parts of a path: `variations[0].share` and `content/slots/0/title` are written alike. */
export function placeOf({ path }: Pick<FieldProblem, 'path'>): string {
  return path
    .replace(/\[(\d+)\]/g, '/$1')
    .split(/[\s/.]+/)
    .filter((part) => part !== '')
    .join('/')
}

/** Returns the mistakes at exactly this place. */
export function problemsAt(problems: readonly FieldProblem[], path: SettingPath): FieldProblem[] {
  const place = path.join('/')
  return problems.filter((problem) => placeOf(problem) === place)
}
