import { expect, test } from 'vitest'
import { definitionOf } from '../../cli/build/definition-of.ts'
import site from '../../shop/instep.config.ts'
import { galleryEntries } from './gallery-entry.ts'

const entries = galleryEntries(site.experiences)

/** The experience and the variation that a link forces. */
const forcedBy = (link: string) => new URL(link, 'http://shop.test').searchParams.get('qb_force')?.split('.') ?? []

test.each(site.experiences.map((each, at) => [each.id, each, entries[at]] as const))(
  '[SHOP-104] the links of %s force one of its variations, and its control, which has nothing to show',
  (id, instance, entry) => {
    const { variations } = definitionOf(instance)
    const variationOf = (link = '') => {
      const [experienceId, variationId] = forcedBy(link)
      expect(experienceId).toBe(id)
      return variations.find(({ variationMasterId }) => variationMasterId === variationId)
    }
    expect(variationOf(entry?.links.show)).toMatchObject({ variationIsControl: false })
    expect(variationOf(entry?.links.control)).toEqual({
      variationId: `${id}-c`,
      variationMasterId: `${id}-c`,
      variationIsControl: true,
      trafficAllocationRatio: expect.any(Number),
    })
    expect(new URL(entry?.links.control ?? '', 'http://shop.test').pathname).toBe(
      new URL(entry?.links.show ?? '', 'http://shop.test').pathname,
    )
  },
)
