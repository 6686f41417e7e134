import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import { defineSite, type TemplateInstance } from '../../catalogue/define-site.ts'
import { brotliSize, withoutHash } from '../../cli/build/brotli-size.ts'
import { buildScript } from '../../cli/build/build-site.ts'
import { type SiteParts, sitePartsOf } from '../../cli/build/site-parts.ts'

/** Sizes by template, in bytes. */
export type TemplateSizes = Record<TemplateId, number>

/**
 * Returns the size of the code that each template has for itself, compressed as `npm run size` measures: the files of a
 * site in which every template has one of its own. What templates share is in other files, and there is no content.
 */
export async function measureTemplates(): Promise<TemplateSizes> {
  const outDir = await mkdtemp(join(tmpdir(), 'instep-sizes-'))
  try {
    await buildScript({ site, outDir, parts: partsApart(), name: 'instep' })
    const files = readdirSync(outDir)
    const sizes = ids.map((id) => {
      const file = files.find((name) => withoutHash(name) === `experience-${instanceId(id)}.js`)
      if (!file) throw new Error(`${id} has no file of its own in the build`)
      return [id, brotliSize(readFileSync(join(outDir, file), 'utf8'))]
    })
    return Object.fromEntries(sizes)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

const ids = Object.keys(catalogue) as TemplateId[]

const instanceId = (id: TemplateId) => id.replace('/', '-')

const site = defineSite({
  propertyId: 'sizes',
  trackingId: 'sizes',
  domains: ['localhost'],
  endpoints: { base: 'http://localhost' },
  anchors: {},
  experiences: ids.map((template) => ({ id: instanceId(template), template, content: {} }) as TemplateInstance),
})

/** A site's build puts templates of the same pages together; here each is alone. */
function partsApart(): SiteParts {
  const { experiences } = sitePartsOf(site)
  const groups = [...experiences.values()].map(({ instance, facts }) => ({
    ids: [instance.id],
    places: [{ pages: facts.template?.pages ?? [] }],
    isAlone: true,
  }))
  return { experiences, groups }
}
