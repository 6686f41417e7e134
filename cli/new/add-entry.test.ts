import { expect, test } from 'vitest'
import { withEntry } from './add-entry.ts'

const lines = ['{', `  id: 'mine',`, '},']

const added = (text: string, path = 'instep.config.ts') => withEntry(path, text, lines)

test.each([
  [
    'a list with a last comma',
    `export default defineSite({\n  experiences: [\n    { id: 'a' },\n  ],\n})\n`,
    `export default defineSite({\n  experiences: [\n    { id: 'a' },\n    {\n      id: 'mine',\n    },\n  ],\n})\n`,
  ],
  [
    'a list without a last comma, in one line',
    `export default { experiences: [{ id: 'a' }] }`,
    `export default { experiences: [{ id: 'a' },\n  {\n    id: 'mine',\n  },\n] }`,
  ],
  [
    'an empty list',
    `export default {\n  experiences: [],\n}\n`,
    `export default {\n  experiences: [\n    {\n      id: 'mine',\n    },\n  ],\n}\n`,
  ],
  [
    'a constant of the file, with types',
    `const site: SiteConfig = {\n\texperiences: [\n\t\t...shared\n\t] as const,\n}\nexport default defineSite(site satisfies SiteConfig)\n`,
    `const site: SiteConfig = {\n\texperiences: [\n\t\t...shared,\n\t\t{\n\t\t\tid: 'mine',\n\t\t},\n\t] as const,\n}\nexport default defineSite(site satisfies SiteConfig)\n`,
  ],
  [
    'comments after the last entry, which have a comma and a bracket',
    `export default {\n  experiences: [\n    a // one, of many ]\n    /* , */\n  ],\n}\n`,
    `export default {\n  experiences: [\n    a, // one, of many ]\n    /* , */\n    {\n      id: 'mine',\n    },\n  ],\n}\n`,
  ],
])('[BU-06] an entry is added to %s', (_, text, expected) => {
  expect(added(text)).toBe(expected)
})

test('an entry has the line ends of the configuration, as on Windows', () => {
  const site = (text: string) => `export default {\n  experiences: [${text}],\n}\n`.replaceAll('\n', '\r\n')
  expect(added(site(''))).toBe(site(`\n    {\n      id: 'mine',\n    },\n  `))
})

test.each([
  ['a list from another file', `import { experiences } from './list.ts'\nexport default { experiences }`],
  ['a list that a function makes', `export default { experiences: [a].concat(b) }`],
  ['an object that a function makes', `export default makeSite()`],
  ['two lists', `export default { experiences: [], ['experiences']: [] }`],
  ['a constant that names itself', `const site = site\nexport default site`],
  ['a site without a list', `export default { ...other }`],
  ['no default export', `export const site = { experiences: [] }`],
  ['a text that cannot be read', `export default { experiences: [`],
])('[BU-06] %s is left to the author', (_, text) => {
  expect(added(text)).toBe(undefined)
})

test('[BU-06] a configuration in JavaScript is read as JavaScript', () => {
  expect(added('export default { experiences: [] }', 'instep.config.mjs')).toContain(`id: 'mine'`)
  expect(added('export default { experiences: [] } satisfies X', 'instep.config.mjs')).toBe(undefined)
})
