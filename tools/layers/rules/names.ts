import { isTest, type SourceFile, type Violation } from '../source-file.ts'

/** Words that are a language of their own where they stand (`all(…, not(…))`), or that an interface outside asks for. */
const singleWords: Readonly<Record<string, readonly string[]>> = {
  'catalogue/fields.ts': [
    'text',
    'rich',
    'url',
    'image',
    'color',
    'length',
    'boolean',
    'number',
    'choice',
    'texts',
    'list',
    'group',
  ],
  'contract/segments/conditions.ts': ['event', 'happened', 'latest', 'all', 'any', 'not', 'record', 'from', 'until'],
  'contract/segments/operators.ts': ['is', 'below', 'above', 'contains', 'matches'],
  'shop/experiences/delivery-progress.ts': ['triggers', 'execution'],
  'shop/placements/for-you.ts': ['js'],
  'shop/placements/recommended.ts': ['js'],
  'slots/page/jsx-runtime.ts': ['jsx', 'jsxs'],
}

/** Names that many files use for the same thing, each of its own. */
const localTypes = ['Content', 'Props', 'Params']

/**
 * Functions are named by verb and object: a stack trace and a search find `evaluateTrigger`, and not `run`. Components begin
 * with a capital and may be one word.
 */
export function functionNamesRule(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, functions }) => {
    if (isForTests(path)) return []
    const remedy = 'name it by verb and object, such as evaluateTrigger'
    return functions
      .filter(({ name }) => /^[a-z]+\d*$/.test(name) && !singleWords[path]?.includes(name))
      .map(({ line, name }) => ({ path, line, rule: `function ${name}`, remedy }))
  })
}

/** A type name means one thing: a second type of the name, in whatever file, is named. Tests have types of their own. */
export function typeNamesRule(files: SourceFile[]): Violation[] {
  const first = new Map<string, string>()
  return files.flatMap(({ path, types }) => {
    if (isForTests(path)) return []
    return types.flatMap(({ line, name }) => {
      const before = first.get(name) ?? path
      first.set(name, before)
      if (before === path || localTypes.includes(name)) return []
      return [
        { path, line, rule: `type ${name}`, remedy: `${before} has another one: import it, or choose another name` },
      ]
    })
  })
}

/** Journeys and their helpers are tests, whatever they are called. */
function isForTests(path: string): boolean {
  return isTest(path) || path.startsWith('e2e/')
}
