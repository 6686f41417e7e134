import { expect, test } from 'vitest'
import type { ExperienceDefinition } from '../../contract/experience.ts'
import { aSite } from '../testing/a-site.ts'
import { indexModule } from './experience-index.ts'
import { sitePartsOf } from './site-parts.ts'

type Built = ExperienceDefinition & { load(): Promise<unknown> }

/** Builds an index, and reads it as the page does. */
async function readIndex(parts: ReturnType<typeof sitePartsOf>): Promise<Built[]> {
  const files = 'const files = [async () => ({parts: new Proxy({}, {get: (_, id) => "part of " + id})})]'
  const kit = 'const loadWords = async (tables) => Object.keys(tables), setLook = Object.keys'
  const code = [files, kit, indexModule(parts, aSite()).replace(/^import .*/gm, '')].join('\n')
  const { experiences } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return experiences
}

const [offers] = aSite().experiences
const { id: _id, ...rest } = offers as NonNullable<typeof offers>

test.each([
  ['with the usual two variations', {}],
  ['that was renewed', { iteration: 3 }],
  ['with a share', { share: 0.25 }],
  [
    'with variations of numbers',
    {
      variations: [
        { id: '2', share: 0.5 },
        { id: '1', share: 0.3 },
      ],
    },
  ],
  ['with a named variation', { variations: [{ id: 'warm', name: 'Warm words', share: 0.5 }] }],
  ['with goals and a schedule', { goals: [{ key: 'custom', value: 'x' }], schedule: { scheduled_end: 5e12 } }],
])('the page reads of an experience %s what the build knows', async (_name, own) => {
  const parts = sitePartsOf(aSite({ experiences: [{ id: 'offers', ...rest, ...own } as never] }))
  const [built] = await readIndex(parts)
  const { load, ...definition } = built as Built
  expect(definition).toEqual(JSON.parse(JSON.stringify(parts.experiences.get('offers')?.facts)))
  expect(await load()).toBe('part of offers')
})

test('what experiences have in common is written once', () => {
  const site = aSite({ experiences: ['one', 'two'].map((id) => ({ id, ...rest }) as never) })
  expect(indexModule(sitePartsOf(site), site).match(/variationMasterId|iterationId|-v/g)).toEqual([
    'iterationId',
    'variationMasterId',
  ])
})
