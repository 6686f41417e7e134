import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { programPath } from '../../tools/programs/program-path.ts'
import { aFolder } from '../testing/a-folder.ts'
import { forkWorkshop } from './fork-workshop.ts'

const program = programPath(join(import.meta.dirname, '../../cli/workshop/workshop.ts'))
const configText = (name: string) => `export default {
  propertyId: 'shop', trackingId: 'shop', domains: ['shop.example'], endpoints: { base: 'https://collect.shop.example' },
  anchors: { header: 'header' }, inspector: false,
  experiences: [{ id: 'offers', name: '${name}', template: 'global/offer-banner', content: { messages: [{ title: 'Hello' }] } }],
}`

function aPlace() {
  const folder = aFolder({ 'instep.config.mjs': configText('Offers') })
  const place = {
    config: join(folder, 'instep.config.mjs'),
    scriptFolder: join(folder, 'script'),
    previewFolder: join(folder, 'previews'),
    siteFile: join(folder, 'site.json'),
    // As on a developer's machine: a build for shoppers takes much longer.
    localOrigin: 'http://localhost:4401',
  }
  const workshop = forkWorkshop(place, program)
  onTestFinished(() => workshop.close())
  const readDescription = () => JSON.parse(readFileSync(place.siteFile, 'utf8')) as SiteDescription
  return { ...place, workshop, readDescription }
}

/** Adds a package beside a shop, linked as package managers link those of one repository. Returns its file. */
function aPackage(folder: string, name: string, text: string): string {
  const own = join(folder, 'packages', name)
  for (const each of [own, join(folder, 'node_modules')]) mkdirSync(each, { recursive: true })
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name, type: 'module', exports: './index.mjs' }))
  symlinkSync(join('../packages', name), join(folder, 'node_modules', name))
  writeFileSync(join(own, 'index.mjs'), text)
  return join(own, 'index.mjs')
}

const changesOf = (experiences: SiteChanges['experiences'], version = 1) =>
  ({ format: 1, version, experiences }) as const

test('[BN-03] the build of the site with changes is put into its folder; one with mistakes leaves everything as it is', async () => {
  const { workshop, scriptFolder, previewFolder, readDescription, config } = aPlace()
  const wrong = changesOf({ offers: { content: { messages: null } } })
  const refused = await workshop.order({ kind: 'publish', changes: wrong })
  expect(refused.problems).toContainEqual(expect.objectContaining({ experienceId: 'offers', path: 'content' }))
  expect(existsSync(scriptFolder)).toBe(false)

  const steps: string[] = []
  const offers = { name: 'Sale', share: 0.25, content: { messages: [{ title: 'Sale now' }] } }
  // Developers have taken one out: nobody can take back its change in the console, and nothing waits for that.
  const changes = changesOf({ offers, gone: { share: 1 } })
  const { problems } = await workshop.order({ kind: 'publish', changes }, (step) => steps.push(step))
  expect([problems, steps]).toEqual([[], ['checking', 'building']])
  const texts = readdirSync(scriptFolder).map((name) => readFileSync(join(scriptFolder, name), 'utf8'))
  expect(texts.some((text) => text.includes('Sale now'))).toBe(true)
  expect(readDescription()).toMatchObject({
    changes: { version: 1 },
    settings: { offers: { current: { name: 'Sale', share: 0.25 }, configured: { name: 'Offers' } } },
  })

  await workshop.order({ kind: 'preview', changes, localId: 'console-editor01' })
  expect(existsSync(join(previewFolder, 'smartserve-shop-console-editor01-preview.js'))).toBe(true)

  // A new configuration of the site counts from the next order on, and so does a package that it names.
  const words = aPackage(dirname(config), 'words', "export const name = 'Once'")
  writeFileSync(config, `import { name } from 'words'\n${configText('Renamed').replace("'Renamed'", 'name')}`)
  utimesSync(config, new Date(), new Date(Date.now() + 5000))
  await workshop.order({ kind: 'check', changes: changesOf({}, 2) })
  writeFileSync(words, "export const name = 'Renamed'")
  for (const file of [config, words])
    utimesSync(file, new Date(), new Date(Date.now() + (file === words ? 5000 : -60_000)))
  await workshop.order({ kind: 'publish', changes: changesOf({}, 2) })
  expect(readDescription()).toMatchObject({
    changes: { version: 2 },
    settings: { offers: { current: { name: 'Renamed' } } },
  })
})

test('[BN-03] a configuration that cannot be read is a problem, and so is a build that ends', async () => {
  const { workshop, config } = aPlace()
  writeFileSync(config, 'export default {{')
  expect((await workshop.order({ kind: 'check', changes: changesOf({}) })).problems).toMatchObject([
    { experienceId: null, remedy: 'mend the configuration' },
  ])
  writeFileSync(config, 'process.exit(3)')
  utimesSync(config, new Date(), new Date(Date.now() + 5000))
  await expect(workshop.order({ kind: 'check', changes: changesOf({}) })).rejects.toThrow('exit code 3')
})

test('[BN-03] a build that cannot be started fails what was ordered, and the next one is started again', async () => {
  const { workshop } = aPlace()
  const { execPath } = process
  onTestFinished(() => {
    process.execPath = execPath
  })
  process.execPath = '/nowhere/node'
  await expect(workshop.order({ kind: 'check', changes: changesOf({}) })).rejects.toThrow('ENOENT')
  process.execPath = execPath
  expect((await workshop.order({ kind: 'check', changes: changesOf({}) })).problems).toEqual([])
})
