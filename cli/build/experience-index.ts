import { isDeepStrictEqual } from 'node:util'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import { variationOf } from './definition-of.ts'
import { lookSamples } from './look-samples.ts'
import { ownModule } from './own-module.ts'
import type { SiteParts } from './site-parts.ts'
import { wordTables } from './words-modules.ts'

/** The names of variations, the control first, with their shares. */
type NamedShares = readonly (readonly [name: string, share: number])[]

const usualShares: NamedShares = [
  ['c', 0],
  ['v', 1],
]

/** What experiences have in common. Every page loads all of them, and written out it was a fortieth of the page. */
const usual = `const usual = (at, id, shares = ${JSON.stringify(usualShares)}) => ({
  experimentId: id,
  iterationId: "1",
  template_data: {},
  variations: shares.map(([name, share], nth) => {
    const variationId = id + "-" + name
    return {variationId, variationMasterId: variationId, variationIsControl: !nth, trafficAllocationRatio: share}
  }),
  load: async () => (await Promise.all([files[at](), loadWords(tables, hasLocalPrices)]))[0].parts[id]
})`

/**
 * The module `instep:experiences`: for each experience, the facts that decide whether it runs, and a loader for the
 * rest, with what templates say in the language of the page (SHR-01.29) and
 * whose look they take (SHR-01.36).
 */
export function indexModule(
  { experiences, groups }: SiteParts,
  site: Pick<SiteConfig, 'words' | 'look' | 'anchors' | 'localPrices'>,
): string {
  const entries = [...experiences].map(([id, { facts }]) =>
    entryOf(
      facts,
      groups.findIndex(({ ids }) => ids.includes(id)),
    ),
  )
  return [
    'import { files } from "instep:files"',
    `import { loadWords } from ${JSON.stringify(ownModule('catalogue/kit/words/load-words.ts'))}`,
    `import { setLook } from ${JSON.stringify(ownModule('catalogue/kit/look/follow-look.ts'))}`,
    `const tables = ${wordTables(site.words)}`,
    `const hasLocalPrices = ${Boolean(site.localPrices)}`,
    `setLook(${JSON.stringify(lookSamples(site))})`,
    usual,
    `export const experiences = [${entries.join(',\n')}]`,
  ].join('\n')
}

function entryOf({ template_data, ...facts }: ExperienceDefinition, file: number): string {
  const { experimentId, iterationId, variations, ...rest } = facts
  const shares = sharesOf(experimentId, variations)
  const own = { ...rest, ...(iterationId !== '1' && { iterationId }), ...(!shares && { variations }) }
  const given = [file, experimentId, ...(shares && !isDeepStrictEqual(shares, usualShares) ? [shares] : [])]
  return `{...usual(${given.map((each) => JSON.stringify(each)).join(', ')}), ...${JSON.stringify(own)}}`
}

/** Returns the shares of variations of which nothing else is to be said; undefined where one has more than its usual ids. */
function sharesOf(id: string, variations: readonly Variation[]): NamedShares | undefined {
  const shares = variations.map(({ variationId, trafficAllocationRatio }) => {
    return [variationId.slice(id.length + 1), trafficAllocationRatio] as const
  })
  const built = shares.map(([name, share], nth) => variationOf(`${id}-${name}`, nth === 0, share))
  return isDeepStrictEqual(built, variations) ? shares : undefined
}
