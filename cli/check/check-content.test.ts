import { describe, expect, test } from 'vitest'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { aSite } from '../testing/a-site.ts'
import { checkContent } from './check-content.ts'
import { checkSite } from './check-site.ts'

const templates = Object.entries(catalogue).map(
  ([id, { template, sample }]): [TemplateId, Template, Record<string, unknown>] => [
    id as TemplateId,
    template as Template,
    sample as Record<string, unknown>,
  ],
)

describe.each(templates)('%s', (id, { fields, needsOneOf = [], ascending = [], searches }, sample) => {
  const problemsOf = (content: object) => checkContent({ template: id, content } as never, 'x')

  test('[BU-02] its sample has no mistakes', () => {
    expect(problemsOf(sample)).toEqual([])
  })

  test('[BU-02] without a value in a field that it needs, the field is named', () => {
    for (const [name, { needed, kind }] of Object.entries(fields)) {
      if (!needed || kind === 'group' || kind === 'number') continue
      const blank = kind === 'list' || kind === 'texts' ? [] : ' '
      const paths = problemsOf({ ...sample, [name]: blank }).map(({ path }) => path)
      expect(paths).toContain(`x content/${name}`)
    }
  })

  test('[BU-02] fields that are checked together are fields of it', () => {
    for (const name of [...needsOneOf.flat(), ...ascending.flat()]) expect(Object.keys(fields)).toContain(name)
    expect(searches?.({})?.flat().every(Boolean) ?? true).toBe(true)
  })
})

const variations = (content: object, own: object) => {
  const anchors = { productPrice: '.price' }
  const [variation, template] = [{ id: 'b', share: 0.5, content }, 'product/instalment']
  const site = aSite({ anchors, experiences: [{ id: 'x', template, content: own, variations: [variation] } as never] })
  return checkSite(site).map(({ path, problem }) => `${path}: ${problem}`)
}

test('[BU-02] a contradiction between a variation and the rest is reported at the field of the variation', () => {
  expect(variations({ minBagValue: 500 }, { minBagValue: 30, maxBagValue: 300 })).toEqual([
    'experiences[0] x variations[0] content/minBagValue: minBagValue 500 is above maxBagValue 300',
  ])
  expect(variations({ slot: 'slot1' }, { minBagValue: 500, maxBagValue: 300 })).toEqual([
    'experiences[0] x content/maxBagValue: minBagValue 500 is above maxBagValue 300',
  ])
})
