/** Returns the texts of a new template's files by name: a small working experience, to be edited. */
export function filesOf({ page, name }: NewTemplate): Record<string, string> {
  const id = `${page}/${name}`
  return {
    'template.ts': templateText(id, page),
    'experience.ts': experienceText(id),
    [`${name}.browser.test.ts`]: testText(name),
  }
}

const templateText = (id: string, page: string) => `import { deviceTypes } from '../../../contract/experience.ts'
${page === 'global' ? "import { pageTypes } from '../../../contract/shop-events.ts'\n" : ''}import { defineTemplate } from '../../define-template.ts'
import { type ContentInput, type ContentOf, text } from '../../fields.ts'

export const template = defineTemplate({
  id: '${id}',
  ledger: '',
  title: '${id.split('/')[1]?.replaceAll('-', ' ')}',
  look: 'A sentence under the content of the page.',
  pages: ${page === 'global' ? 'pageTypes' : `['${page === 'not-found' ? 'other' : page}']`},
  devices: deviceTypes,
  anchors: ['mainContent'],
  emits: [],
  fields: {
    message: text({ required: true, meaning: 'The sentence it says.' }),
  },
})

export type Content = ContentOf<typeof template.fields>

/** Content for the gallery and the standard suite. */
export const sample: ContentInput<typeof template.fields> = {
  message: 'Hello from a new experience',
}
`

const experienceText = (id: string) => `import { defineExperience } from '../../define-experience.ts'
import { placeElement } from '../../kit/change/place.ts'
import { followElements } from '../../kit/watch/follow.ts'
import type { Content } from './template.ts'

/** Says a sentence under the page's content. */
export const experience = defineExperience<Content>({
  id: '${id}',
  run(scope) {
    followElements(scope, scope.selector('mainContent'), (main, each) => {
      const line = document.createElement('p')
      line.className = scope.name
      line.textContent = scope.content.message
      placeElement(each, line, 'append', main)
    })
  },
})
`

const testText = (name: string) => `import { expect, test } from 'vitest'
import { aPage } from '../../testing/a-page.ts'
import { runTemplate } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { sample, template } from './template.ts'

test('${name} says its sentence under the content, and takes it away again', async () => {
  const page = aPage('<main data-anchor="mainContent"></main>')
  const run = await runTemplate({ experience, template, content: sample })
  expect(page.textContent).toContain(sample.message)
  run.stop()
  expect(page.textContent).not.toContain(sample.message)
})
`

/** A template to create: the page it belongs to, and its name in lower case with hyphens. */
export type NewTemplate = { page: string; name: string }
