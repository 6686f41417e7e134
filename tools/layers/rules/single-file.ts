import { isTest, type SourceFile, type Violation } from '../source-file.ts'

/**
 * The maximum number of lines, so that a reader can keep a file in mind. Tests may be longer, because they are lists.
 */
const most = { file: 220, test: 400 }

type FileRule = (file: SourceFile) => Violation[]

/** In `package/` each list is an address of the published package, and the only way to say what belongs to it. */
const noBarrel: FileRule = ({ path, barrelAt: line }) => {
  if (line === undefined || path.startsWith('package/')) return []
  return [{ path, line, rule: 'barrel', remedy: 'import from the file that has it, and delete this one' }]
}

const noLongFile: FileRule = ({ path, lineCount }) => {
  const bound = isTest(path) ? most.test : most.file
  if (lineCount <= bound) return []
  return [{ path, line: bound + 1, rule: `${lineCount} lines`, remedy: `split it: at most ${bound} lines` }]
}

const noLeftOver: FileRule = ({ path, leftOvers }) => {
  if (!isTest(path)) return []
  const remedy = 'take the mark away, or the test'
  return leftOvers.map(({ line, name }) => ({ path, line, rule: `left-over ${name}`, remedy }))
}

const pureScript: FileRule = ({ path, globals }) => {
  if (!path.startsWith('script/') || path.startsWith('script/browser/') || isTest(path)) return []
  const remedy = 'only script/browser may touch it: take a value or a function instead'
  return globals.map(({ line, name }) => ({ path, line, rule: `names ${name}`, remedy }))
}

const plainProperties: FileRule = ({ path, literalSpreads }) =>
  literalSpreads.map((line) => ({
    path,
    line,
    rule: 'spread of a literal',
    remedy: 'write its properties as plain ones',
  }))

const rules = [plainProperties, noBarrel, noLongFile, noLeftOver, pureScript]

/** Applies the rules that look at a single file. */
export function singleFileRules(files: SourceFile[]): Violation[] {
  return files.flatMap((file) => rules.flatMap((rule) => rule(file)))
}
