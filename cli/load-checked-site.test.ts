import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rangesFile, writeKeptRanges } from './groups/kept-ranges.ts'
import { loadCheckedSite } from './load-checked-site.ts'
import { aSite } from './testing/a-site.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Creates a configuration with a group of these experiences. Each version has its own folder, because a module is
 * loaded only once.
 */
function aVersion(folder: string, ids: string[]): string {
  const [offers] = aSite().experiences
  const experiences = ids.map((id) => ({ ...offers, id, exclusion: { group: 'hero', share: 0.3 } }))
  const config = join(folder, 'instep.config.mjs')
  writeFileSync(config, `export default ${JSON.stringify({ ...aSite(), experiences })}`)
  return config
}

function printed(): string[] {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line))
  onTestFinished(() => spy.mockRestore())
  return lines
}

test('[BV-01] the stored ranges keep the visitors of the other experiences in place, whatever the next build leaves out or adds', async () => {
  const lines = printed()
  const [first, second] = [aFolder(), aFolder()]
  const built = await loadCheckedSite(aVersion(first, ['a', 'b']))
  expect(lines).toEqual([expect.stringContaining('have no kept ranges yet')])
  const next = aVersion(second, ['c', 'b'])
  writeKeptRanges(next, built?.ranges ?? {})
  const { site } = (await loadCheckedSite(next)) ?? {}
  expect(site?.experiences.map(({ id, exclusion }) => [id, exclusion?.from])).toEqual([
    ['c', 0.6],
    ['b', 0.3],
  ])
  expect(lines).toHaveLength(1)
})

test('a second configuration in the folder, which nobody reads, is named', async () => {
  const lines = printed()
  const folder = aFolder()
  const config = aVersion(folder, [])
  writeFileSync(join(folder, 'instep.config.js'), '')
  await loadCheckedSite(config)
  expect(lines).toEqual([`${config}: instep.config.js is there as well, and is not read: remove one of them`])
})

test('[BV-01] each configuration in a folder has its own ranges, and one without groups has none', () => {
  const folder = aFolder()
  expect(rangesFile(join(folder, 'uk.config.ts'))).toBe(join(folder, 'uk.config.groups.json'))
  expect(writeKeptRanges(join(folder, 'uk.config.ts'), {})).toBe(false)
  expect(existsSync(join(folder, 'uk.config.groups.json'))).toBe(false)
})

test('a build tells whether the ranges have changed, as a change has to be committed', () => {
  const config = join(aFolder(), 'uk.config.ts')
  const ranges = { hero: { a: { from: 0, to: 0.5 } } }
  expect([writeKeptRanges(config, ranges), writeKeptRanges(config, ranges)]).toEqual([true, false])
})

test.each(['', '[]', '{"hero": {"a": 0.5}}'])(
  '[BV-01] an invalid ranges file, %j, stops the build, because new ranges would move every visitor',
  async (text) => {
    const config = aVersion(aFolder(), ['a'])
    writeFileSync(rangesFile(config), text)
    await expect(loadCheckedSite(config)).rejects.toThrow('Take it from your version control')
  },
)

test('[BU-02] a site with a mistake is not built, and the mistake is printed with path, problem and remedy', async () => {
  const lines = printed()
  const config = aVersion(aFolder(), ['a', 'a-v'])
  expect(await loadCheckedSite(config)).toBeUndefined()
  expect(lines).toEqual([`${config}: experiences[1] a-v the id is that of a variation of a: rename it`])
})
