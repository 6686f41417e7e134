import { isTest, type SourceFile, type Violation } from '../source-file.ts'

const startup = 'script/startup/'

/** The files outside the folder that may import it. */
const allowed = [
  'script/main.ts', // starts the run
]

/**
 * Finds files of the script that import `script/startup/`. The steps pass the run to the other folders, and these
 * declare only the parts that they need, so that none depends on the whole run. Tests may start one.
 */
export function startupRule(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, imports }) => {
    if (!path.startsWith('script/') || path.startsWith(startup) || isTest(path) || allowed.includes(path)) return []
    const wrong = imports.filter(({ target }) => target?.startsWith(startup))
    const remedy = 'declare a type with the parts of the run that this file needs; the step passes its run'
    return wrong.map(({ line, target }) => ({ path, line, rule: `imports ${target}`, remedy }))
  })
}
