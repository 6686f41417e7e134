import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { catalogue, type TemplateId } from '../../../catalogue/catalogue.ts'
import { isOwn } from '../../../catalogue/define-site.ts'
import type { Template } from '../../../catalogue/define-template.ts'
import { checkTypes } from '../../../cli/types/check-types.ts'
import site from '../../../shop/instep.config.ts'
import { describeForm } from './describe-form.ts'
import type { Content } from './form-field.ts'
import { writeConfiguration } from './write-configuration.ts'

const root = join(import.meta.dirname, '../../..')
const formOf = (template: TemplateId) => describeForm((catalogue[template].template as Template).fields)
const offers = { id: 'offers', template: 'global/offer-banner' as const, share: 1, iteration: 2 }

function writeOffers(content: Content, facts: object = {}): string {
  const instance = { ...offers, ...facts, content: {} }
  return writeConfiguration(instance, content, formOf('global/offer-banner'))
}

test('[SHOP-116] an experience is written with what differs from its defaults', () => {
  const messages = [{ title: "It's “new”", link: '' }, { title: 'Both \' and "' }]
  expect(writeOffers({ messages, backgroundColor: 'red' }, { rules: { 'page-url': [] } })).toBe(`{
  id: 'offers',
  template: 'global/offer-banner',
  iteration: 2,
  rules: { 'page-url': [] },
  content: { messages: [{ title: "It's “new”" }, { title: 'Both \\' and "' }], backgroundColor: 'red' },
},`)
})

test('long lists have an entry in each line', () => {
  const title = 'A message that needs about half of a line of the configuration'
  expect(writeOffers({ messages: [{ title }, { title }] })).toContain(`    messages: [
      { title: '${title}' },
      { title: '${title}' },
    ],
`)
})

test('[SHOP-116] a strict compiler accepts what is written for each experience of the demo', () => {
  const written = site.experiences.flatMap((each) =>
    isOwn(each) ? [] : [writeConfiguration(each, each.content as Content, formOf(each.template))],
  )
  expect(written.length).toBeGreaterThan(70)
  expect(compile([...written, writeOffers({ messages: [{ title: 'New\nline' }], textColor: 'white' })])).toEqual([])
  expect(compile([writeOffers({ messages: [{ title: 3 }] })])[0]).toMatch(/^\S+instep\.config\.ts\(\d+,\d+\): error TS/)
})

/** Returns the type errors of a configuration with these entries. */
function compile(entries: readonly string[]): string[] {
  const folder = mkdtempSync(join(root, '.build', 'written-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'instep.config.ts')
  writeFileSync(
    file,
    `import { defineSite } from '../../catalogue/define-site.ts'
export default defineSite({
  propertyId: 'norrow',
  trackingId: 'norrow',
  domains: ['localhost'],
  anchors: {},
  experiences: [
${entries.join('\n')}
  ],
})
`,
  )
  const checked = checkTypes(file)
  if ('notChecked' in checked) throw new Error(checked.notChecked.problem)
  return checked.errors
}
