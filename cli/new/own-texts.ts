import type { AnchorName } from '../../contract/anchors.ts'

/** Where on the page a new experience says its sentence. */
export type SentencePlace = {
  /** An anchor that the site has; undefined where it has none of the usual ones. */
  anchor?: AnchorName
  where: 'append' | 'after' | 'prepend'
  /** The body of the page in its test. */
  html: string
  /** The place in words. */
  said: string
}

export type OwnExperience = {
  /** The id, and the name of its files. */
  name: string
  /** What its files end in, as the configuration does, such as `.ts`. */
  ending: string
  place: SentencePlace
  /** The file of the configuration, where it does not have the usual name. */
  config?: string | undefined
}

const usualPlaces: SentencePlace[] = [
  {
    anchor: 'mainContent',
    where: 'append',
    html: '<main data-anchor="mainContent">The page</main>',
    said: 'under the content of the page',
  },
  {
    anchor: 'header',
    where: 'after',
    html: '<header data-anchor="header">The shop</header>',
    said: 'below the header',
  },
]

/** Returns a place that the pages of a site have, by its anchors. */
export function sentencePlace(anchors: Partial<Record<AnchorName, string | undefined>>): SentencePlace {
  const found = usualPlaces.find(({ anchor }) => anchor && anchors[anchor])
  return found ?? { where: 'prepend', html: '<main>The page</main>', said: 'at the top of the page' }
}

/** Returns the text of a module with a small working experience, to be edited. */
export function experienceText({ name, ending, place: { anchor, where, said } }: OwnExperience): string {
  const isTyped = ending.endsWith('ts')
  const type = `\n/** What its entry in the configuration gives as \`data\`. */\ntype Content = { message: string }\n`
  return `import { defineExperience, followElements, modulesOf, placeElement } from 'instep/kit'
${isTyped ? type : ''}
/** Says a sentence ${said}. */
const experience = defineExperience${isTyped ? '<Content>' : ''}({
  id: '${name}',
  run(scope) {
    followElements(
      scope,
      ${anchor ? `scope.selector('${anchor}')` : "'body'"},
      // Called again when the shop has redrawn the element.
      (element, each) => {
        const line = document.createElement('p')
        line.className = scope.name
        line.textContent = scope.content.message
        // Taken away again when the experience ends.
        placeElement(each, line, '${where}', element)
      },
      { first: true },
    )
  },
})

export const { triggers, execution, control } = modulesOf(experience, {
  // It waits for these elements, and runs only where they are.
  anchors: [${anchor ? `'${anchor}'` : ''}],
  fields: { message: { kind: 'text', needed: true } },
})
`
}

/** Returns the text of its test, for Node's own test runner. */
export function testText({ name, place: { html }, config }: OwnExperience): string {
  return `import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestPage } from 'instep/testing'

/** Content for the test. What shoppers read is in the configuration. */
const sample = { message: 'Hello from the test' }

/** Elements are found by the names of their anchors. */
const html = '${html}'

test('${name} says its sentence, and takes it away again', async (t) => {
  const page = await openTestPage({ experience: '${name}', data: sample, html${config ? `, config: '${config}'` : ''} })
  t.after(() => page.close())
  assert.equal(await page.textOf('.${name}'), sample.message)
  await page.endExperience()
  assert.equal(await page.readBody(), html)
})
`
}

/** Returns its entry in the configuration, one line each, without indentation. */
export function entryLines({ name, ending }: OwnExperience): string[] {
  return [
    '{',
    `  id: '${name}',`,
    `  name: '${titleOf(name)}',`,
    `  code: import.meta.resolve('./experiences/${name}${ending}'),`,
    '  // What its code reads as content.',
    `  data: { message: 'Hello from ${name}' },`,
    '},',
  ]
}

function titleOf(name: string): string {
  const words = name.replaceAll(/-+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
